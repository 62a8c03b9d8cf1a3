import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN } from '../../support/admin-account.ts';
import { adminPage } from '../../support/admin-page.ts';
import { buyAccess } from '../../support/buy-access.ts';
import { createPilot, type Pilot, signIn } from '../../support/create-pilot.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { readDownload } from '../../support/read-download.ts';
import { readMailedLink } from '../../support/read-mail.ts';
import { startStoryServer } from '../../support/story-server.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { watchConsole } from '../../support/watch-console.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** With a server of its own: what all have paid is counted, and the demo is switched off for everybody. */
let server: Awaited<ReturnType<typeof startStoryServer>>;
let serverUrl: string;
let browser: Browser;
let page: Page;
let admin: ReturnType<typeof adminPage>;
let complaints: string[];
beforeAll(async () => {
  server = await startStoryServer('embedded');
  serverUrl = server.url;
  browser = await openBrowser();
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await signIn(context, serverUrl, ADMIN);
  page = await context.newPage();
  complaints = watchConsole(page);
  admin = adminPage(page, serverUrl);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** A pilot of this name, signed in in a context of their own, and what the server says of their access. */
async function flyIn(name: string) {
  const pilot = await createPilot(serverUrl, name);
  const context = await browser.newContext();
  await signIn(context, serverUrl, pilot);
  return { pilot, context, access: () => accessOf(context) };
}

async function accessOf(context: BrowserContext): Promise<{ active: boolean; days: number }> {
  const answer = await (await context.request.get(`${serverUrl}/api/user/subscription`)).json();
  const until = answer.subscription ? Date.parse(answer.subscription.expirationDate) : Date.now();
  return { active: answer.hasActiveSubscription, days: Math.round((until - Date.now()) / DAY_MS) };
}

const cells = async (pilot: Pilot) => (await admin.row(pilot.email).innerText()).replace(/\s+/g, ' ');
const at = (path: string, of: Page = page) =>
  waitUntil(`to be at ${path}, not ${of.url()}`, async () => new URL(of.url()).pathname === path);

test('granting, extending and revoking are seen in the table, by the pilot and in the audit log', async () => {
  // What a careless page would take for markup, a pattern or a formula.
  const { pilot, access } = await flyIn(`Zoë =1+1 <b>100%_sure</b>`);
  await admin.open();
  await page.getByText(`Logged in as ${ADMIN.email}`).waitFor();
  await admin.search('ZOË =1+1 <B>100%_', pilot.email);
  expect(await cells(pilot)).toBe(`${pilot.name} ${pilot.email} None N/A Manage`);

  await admin.manage(pilot.email);
  await admin.modal.getByRole('heading', { name: `Manage User: ${pilot.name}` }).waitFor();
  await admin.modal.getByLabel('Number of Days').fill('0');
  await admin.press('Grant 0-Day Subscription');
  await admin.modal.getByText('At least 1 day.').waitFor();
  await admin.modal.getByLabel('Number of Days').fill('10');
  await admin.press('Grant 10-Day Subscription');
  expect(await admin.told()).toBe('Granted 10-day subscription');
  await admin.modal.waitFor({ state: 'detached' });
  expect(await access()).toEqual({ active: true, days: 10 });
  await admin.row(pilot.email).getByText('active', { exact: true }).waitFor();

  await admin.manage(pilot.email);
  await admin.modal.getByLabel('Number of Days').fill('5');
  // A nervous finger extends once.
  await admin.modal.getByRole('button', { name: 'Extend Subscription by 5 Days' }).dblclick({ force: true });
  expect(await admin.told()).toBe('Subscription extended by 5 days');
  expect(await access()).toEqual({ active: true, days: 15 });

  await admin.manage(pilot.email);
  await admin.press('Revoke Access (No Refund)');
  expect(await admin.answer('Cancel')).toBe('Are you sure you want to revoke access for this user?');
  expect(await access()).toEqual({ active: true, days: 15 });
  await admin.press('Revoke Access (No Refund)');
  await admin.answer('Revoke Access');
  expect(await admin.told()).toBe('Access revoked successfully');
  expect((await access()).active).toBe(false);
  await admin.row(pilot.email).getByText('revoked', { exact: true }).waitFor();

  await admin.row(pilot.email).getByRole('link', { name: pilot.name }).click();
  await page.getByRole('link', { name: 'In the audit log' }).click();
  await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
  await page.getByRole('row').filter({ hasText: 'Revoked access' }).waitFor();
  const told = await page.getByRole('row').locator('strong').allInnerTexts();
  expect(told).toEqual(['Revoked access', 'Extended subscription', 'Granted subscription']);
  await page.getByLabel('Action').selectOption('Extended subscription');
  await page.getByRole('row').filter({ hasText: 'Revoked access' }).waitFor({ state: 'detached' });
  expect(await page.getByRole('row').locator('strong').allInnerTexts()).toEqual(['Extended subscription']);
});

test('a refund returns the payment once, ends the access and lowers the revenue', async () => {
  const { pilot, context, access } = await flyIn('Rita Refund');
  const revenue = async () =>
    (await (await page.request.get(`${serverUrl}/api/admin/stats`)).json()).totalRevenue;
  const before = await revenue();
  await buyAccess(context, serverUrl, pilot.email);
  await admin.open();
  await page
    .getByText(`$${(before + 99).toFixed(2)}`, { exact: true })
    .first()
    .waitFor();
  await admin.search(pilot.email.toUpperCase(), pilot.email);
  await admin.manage(pilot.email);
  await admin.press('Issue Refund & Cancel');
  await admin.alert.getByText('0 minutes', { exact: true }).waitFor();
  await admin.alert.getByText(`The mail to ${pilot.email}`).waitFor();
  await admin.alert.getByRole('button', { name: 'Issue Refund' }).click();
  await admin.alert.getByText('Please say why.').waitFor();
  expect(await inspectPage(page, 'admin-refund')).toEqual([]);
  await admin.alert.getByText(`The mail to ${pilot.email}`).click();
  expect(await inspectPage(page, 'admin-refund-mail')).toEqual([]);
  await admin.alert.getByLabel('Reason').fill('Checkride passed before the first session');
  expect(await admin.answer('Issue Refund')).toBe(
    'Are you sure you want to issue a refund for Rita Refund? This will cancel their subscription and refund their payment.',
  );
  expect(await admin.told()).toBe('Refund issued successfully: $99.00');
  expect((await access()).active).toBe(false);
  expect(await revenue()).toBe(before);
  await admin.row(pilot.email).getByText('refunded', { exact: true }).waitFor();

  await admin.manage(pilot.email);
  // What must fail is not offered, and the window says why.
  for (const name of ['Issue Refund & Cancel', 'Revoke Access (No Refund)'])
    expect(await admin.modal.getByRole('button', { name }).isDisabled()).toBe(true);
  await admin.modal.getByText('There is no payment to refund').waitFor();
  await page.keyboard.press('Escape');
  await admin.modal.waitFor({ state: 'detached' });
  // The keyboard goes on where it was.
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Manage');
  expect(complaints.splice(0)).toEqual([]);
});

test('a reset password signs in, and the sessions of the old one are over', async () => {
  const { pilot, context } = await flyIn('Peter Password');
  const label = 'New Password (min 8 chars, 1 uppercase, 1 number)';
  await admin.open(`/admin?q=${encodeURIComponent(pilot.email)}`);
  await admin.manage(pilot.email);
  await admin.press('Reset Password');
  await admin.press('Confirm Reset');
  expect(await admin.told()).toBe('Please enter a new password');
  await admin.modal.getByLabel(label).fill('weak');
  await admin.press('Confirm Reset');
  expect(await admin.told()).toContain('uppercase');
  await admin.press('Cancel');
  await admin.press('Reset Password');
  expect(await admin.modal.getByLabel(label).inputValue()).toBe('');
  await admin.modal.getByLabel(label).fill('Another2horse');
  await admin.press('Confirm Reset');
  expect(await admin.told()).toBe('Password reset successfully');
  expect((await context.request.get(`${serverUrl}/api/auth/me`)).status()).toBe(401);
  await signIn(context, serverUrl, { ...pilot, password: 'Another2horse' });
  complaints.splice(0);
});

test('an account is locked, unlocked and made admin on its own page', async () => {
  const { pilot, context } = await flyIn('Lou Locked');
  const me = async () => (await context.request.get(`${serverUrl}/api/auth/me`)).status();
  await admin.open(`/admin?q=${encodeURIComponent(pilot.email)}`);
  await page.getByRole('link', { name: pilot.name }).click();
  const act = async (name: string) => {
    await page.locator('main').getByRole('button', { name, exact: true }).click();
    await admin.answer(name);
    return admin.told();
  };
  expect(await act('Lock account')).toBe('Lou Locked is locked out');
  expect(await me()).toBe(401);
  expect(await act('Unlock account')).toBe('Lou Locked is unlocked');
  await signIn(context, serverUrl, pilot);
  expect(await act('Make admin')).toBe('Lou Locked is an admin now');
  expect((await context.request.get(`${serverUrl}/api/admin/stats`)).status()).toBe(200);
  expect(await act('Take admin rights')).toBe('Lou Locked is no admin any more');
  expect((await context.request.get(`${serverUrl}/api/admin/stats`)).status()).toBe(403);
});

test('a second step that its owner has lost is switched off, with a reason that stays', async () => {
  const { pilot, context } = await flyIn('Lena Lost');
  const post = (path: string, data: object) =>
    context.request.post(`${serverUrl}/api/account/${path}`, { data });
  const { secret } = await (await post('app', { password: pilot.password })).json();
  await post('app/confirm', { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
  await admin.open(`/admin?q=${encodeURIComponent(pilot.email)}`);
  await page.getByRole('link', { name: pilot.name }).click();
  await page.getByRole('button', { name: 'Turn off second step' }).click();
  await admin.modal.getByLabel('How do you know?').fill('Called back at the number of the invoice.');
  await admin.modal.getByLabel('Your own password').fill('Wrong1horse');
  expect(await inspectPage(page, 'second-step-end')).toEqual([]);
  await admin.press('Turn off second step');
  expect(await admin.told()).toBe('Your current password is not right.');
  await admin.modal.getByLabel('Your own password').fill(ADMIN.password);
  await admin.press('Turn off second step');
  expect(await admin.told()).toBe('The second step is off, and the owner is told by e-mail.');
  expect((await context.request.get(`${serverUrl}/api/auth/me`)).status()).toBe(401);
  await page.getByText('reason: Called back at the number of the invoice.').waitFor();
  expect(await inspectPage(page, 'second-step-ended')).toEqual([]);
  await signIn(context, serverUrl, pilot);
  complaints.splice(0);
});

test('a verification is sent again, and users and payments come as files for a spreadsheet', async () => {
  const late = { name: '=Late()', email: `late-${process.pid}@example.com`, password: 'Propeller1' };
  await page.request.post(`${serverUrl}/api/auth/register`, {
    data: { ...late, confirmPassword: late.password },
  });
  const first = await readMailedLink(serverUrl, late.email, '/verify-email');
  await admin.open(`/admin?q=${encodeURIComponent(late.email)}`);
  await admin.row(late.email).getByText('Not verified').waitFor();
  await page.getByRole('link', { name: late.name }).click();
  await page.getByRole('button', { name: 'Resend verification' }).click();
  expect(await admin.told()).toBe('The verification e-mail is on its way.');
  await waitUntil('a second link', async () => {
    return (await readMailedLink(serverUrl, late.email, '/verify-email')) !== first;
  });

  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Dashboard' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Users as CSV' }).click();
  expect(await readDownload(await download)).toContain(`,'=Late(),${late.email},`);
});

test('what cannot be read or done is said, and can be tried again', async () => {
  const { pilot, access } = await flyIn('Fay Failure');
  let fails = true;
  const broken = { status: 500, contentType: 'text/plain', body: 'down' };
  const breakIt = (path: string) =>
    page.route(`**/api/admin/${path}`, (route) => (fails ? route.fulfill(broken) : route.continue()));
  await breakIt('stats');
  await page.goto(`${serverUrl}/admin?q=${encodeURIComponent(pilot.email)}`);
  await page.getByText('Loading admin dashboard...').waitFor();
  await admin.alert.waitFor();
  fails = false;
  expect(await admin.answer('Try again')).toBe('Failed to load admin data');
  await admin.manage(pilot.email);

  fails = true;
  await breakIt('grant-subscription');
  await admin.press('Grant 30-Day Subscription');
  expect(await admin.told()).toBe('Failed to grant subscription');
  expect((await access()).active).toBe(false);
  fails = false;
  await admin.press('Grant 30-Day Subscription');
  expect(await admin.told()).toBe('Granted 30-day subscription');
  expect(await access()).toEqual({ active: true, days: 30 });
  await page.unrouteAll();
  complaints.splice(0);
});

test('who is no admin goes to the dashboard; who is one no longer goes home', async () => {
  const { pilot, context } = await flyIn('Nora Nobody');
  const visitor = await context.newPage();
  await visitor.goto(`${serverUrl}/admin`);
  await at('/dashboard', visitor);

  const { users } = await (await page.request.get(`${serverUrl}/api/admin/users?q=${pilot.email}`)).json();
  const flag = (isAdmin: boolean) =>
    page.request.patch(`${serverUrl}/api/admin/users/${users[0].id}`, { data: { isAdmin } });
  await flag(true);
  await visitor.goto(`${serverUrl}/admin`);
  await visitor.getByText('User Management').waitFor();
  await flag(false);
  await visitor.getByPlaceholder('Search users by email or name...').fill('anybody');
  await at('/', visitor);
  const header = visitor.getByRole('banner');
  await header.getByRole('link', { name: 'Dashboard' }).waitFor();
  // The header asks anew who is here once the area is left.
  await header.getByRole('link', { name: 'Admin' }).waitFor({ state: 'detached' });
});

test('a question is read as it is written, tried by typing, and answered as in an exam', async () => {
  await admin.open('/admin/questions');
  await page.getByLabel('Task').selectOption({ index: 1 });
  await page.getByText('Model answer').waitFor();
  const { questions } = await (
    await page.request.get(`${serverUrl}/api/admin/tasks/PA.I.B/questions`)
  ).json();
  const [question] = questions;
  await page.getByRole('heading', { level: 2, name: question.ask }).waitFor();
  await page.getByLabel('An answer to try').fill("I don't know.");
  await page.getByRole('button', { name: 'Judge it' }).click();
  await page.getByText('The examiner stays with it:').waitFor();
  expect(await inspectPage(page, 'admin-question-nudged')).toEqual([]);
  await page.getByLabel('Your reply').fill(question.modelAnswer);
  await page.getByRole('button', { name: 'Judge it' }).click();
  await page.getByText('It held.').waitFor();
  expect(await page.getByRole('status').getByText('Heard:').count()).toBe(question.points.length);
  expect(await inspectPage(page, 'admin-question-held')).toEqual([]);
  await page.getByRole('button', { name: 'Try the follow-up' }).click();
  await page.getByRole('heading', { level: 2, name: questions[1].ask }).waitFor();
  expect(new URL(page.url()).searchParams.get('question')).toBe(questions[1].id);
  await page.getByLabel('An answer to try').waitFor();
});

test('a task is printed and read, its questions are marked as read, and the mark is taken back', async () => {
  await admin.open('/admin/review?task=PA.I.F');
  await page.getByRole('heading', { level: 1, name: 'PA.I.F Performance and Limitations' }).waitFor();
  const { questions } = await (
    await page.request.get(`${serverUrl}/api/admin/tasks/PA.I.F/questions`)
  ).json();
  for (const { ask } of questions) await page.getByRole('heading', { name: ask, exact: true }).waitFor();
  const first = page
    .getByRole('listitem')
    .filter({ hasText: `Wording ${questions[0].wording}` })
    .first();
  const choice = async () => (await page.getByLabel('Task').locator('option:checked').innerText()).trim();

  // Whose name it is comes first.
  await first.getByRole('button', { name: 'Mark as read' }).click();
  await page.getByText('Please say who read it.').waitFor();
  const name = page.getByLabel('Who read');
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  await name.fill('Ann Lee, CFI');
  await page.getByLabel('Read on').fill('2026-01-31');
  await first.getByRole('button', { name: 'Mark as read' }).click();
  await first.getByText('Read by Ann Lee, CFI on January 31, 2026.').waitFor();
  expect(await choice()).toMatch(/\(1 of \d+ read\)$/);
  expect(await inspectPage(page, 'admin-review')).toEqual([]);

  // On paper: what is read and where to sign, and nothing to press.
  await page.emulateMedia({ media: 'print' });
  await first.getByText('Read, name:').waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('banner').count()).toBe(0);
  await page.emulateMedia({ media: 'screen' });

  // The mark is there for whoever comes back, and can be taken back.
  await admin.open('/admin/review?task=PA.I.F');
  await first.getByText('Read by Ann Lee, CFI').waitFor();
  await first.getByRole('button', { name: 'Take it back' }).click();
  await first.getByText('Read by nobody yet.').waitFor();
  expect(
    await first.getByRole('button', { name: 'Mark as read' }).evaluate((it) => it === document.activeElement),
  ).toBe(true);
  expect(await choice()).toMatch(/\(0 of \d+ read\)$/);
});

test('nothing is wrong with the pages of the admin area as they stand', async () => {
  const { pilot, context } = await flyIn('Ada Axe');
  await buyAccess(context, serverUrl, pilot.email);
  for (const [name, path] of Object.entries({
    audit: '/admin/audit',
    health: '/admin/health',
    dashboard: '/admin',
  })) {
    await admin.open(path);
    await page.waitForLoadState('networkidle');
    expect(await inspectPage(page, `admin-${name}`)).toEqual([]);
  }
  await admin.manage(pilot.email);
  await admin.press('Reset Password');
  expect(await inspectPage(page, 'admin-manage')).toEqual([]);
  await admin.press('Revoke Access (No Refund)');
  await admin.alert.waitFor();
  expect(await inspectPage(page, 'admin-confirm')).toEqual([]);
  await admin.answer('Cancel');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: pilot.name }).click();
  await page.getByRole('heading', { level: 1, name: pilot.name }).waitFor();
  expect(await inspectPage(page, 'admin-user')).toEqual([]);
  expect(complaints).toEqual([]);
});
