import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accountPage } from '../../support/account-page.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { readMailedLink } from '../../support/read-mail.ts';
import { waitUntil } from '../../support/wait-until.ts';

const pilot = { name: 'Amelia <b>Test</b>', email: 'amelia@example.com', password: 'Propeller1' };
const NEW_PASSWORD = 'Constant2Speed';

/** One pilot's way through the account, told in order. */
let browser: Browser;
let page: Page;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
});
afterAll(() => browser.close());

const at = (path: string) =>
  waitUntil(`to be at ${path}, not ${page.url()}`, async () => new URL(page.url()).pathname === path);

test('register on the way somewhere, open the mailed link, and arrive there signed in', async () => {
  const account = accountPage(page, serverUrl);
  await page.goto(`${serverUrl}/account`);
  await at('/login');
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await account.fillRegistration({ ...pilot, password: 'short' });
  await page.getByText('The password still needs', { exact: false }).waitFor();
  expect(await inspectPage(page, 'register-refused')).toEqual([]);
  await account.fillRegistration(pilot);
  await account.seesHeading('Registration Successful');
  await at('/login');
  await page.getByText(`We have sent a link to ${pilot.email}.`, { exact: false }).waitFor();
  expect(await inspectPage(page, 'login-waiting')).toEqual([]);

  const link = await readMailedLink(serverUrl, pilot.email, '/verify-email');
  await page.goto(link);
  await page.getByText('Your e-mail address is verified, and you are signed in.').waitFor();
  await at('/account');
  await page.goto(link);
  await page.getByText('This link has been used already').waitFor();
  expect(await inspectPage(page, 'verify-used')).toEqual([]);
  await page.goto(`${serverUrl}/account`);
  // A name is shown as it was typed, never as markup.
  await page.getByRole('banner').getByText(pilot.name, { exact: true }).waitFor();
});

test('a pilot without access has a dashboard, no coach and no admin area', async () => {
  await page.goto(`${serverUrl}/dashboard`);
  await page.getByText('No Active Subscription').waitFor();
  await page.goto(`${serverUrl}/admin`);
  await at('/dashboard');
  page.once('dialog', (dialog) => dialog.accept());
  await page.goto(`${serverUrl}/ai-coach`);
  await at('/pricing');
});

test('an unverified pilot is told so, and can have the mail sent again', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const guest = await context.newPage();
  const account = accountPage(guest, serverUrl);
  const late = { name: 'Late', email: 'late@example.com', password: 'Propeller1' };
  await account.register(late);
  await account.seesHeading('Registration Successful');
  await guest.goto(`${serverUrl}/login`);
  await account.login(late);
  await guest.getByRole('alert').waitFor();
  expect(await inspectPage(guest, 'login-unverified')).toEqual([]);
  const first = await readMailedLink(serverUrl, late.email, '/verify-email');
  await guest.getByRole('button', { name: /again/i }).click();
  await guest.getByText(/new link is on its way/).waitFor();
  const second = await waitUntil('a second link by mail', async () => {
    const link = await readMailedLink(serverUrl, late.email, '/verify-email');
    return link !== first && link;
  });
  await guest.goto(second);
  await guest.getByText('Your e-mail address is verified').waitFor();
  await context.close();
});

test('a wrong password shows an error that clears on typing', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const guest = await context.newPage();
  await guest.goto(`${serverUrl}/login`);
  await accountPage(guest, serverUrl).login({ email: pilot.email, password: 'Wrong1234' });
  await guest.getByRole('alert').waitFor();
  expect(await inspectPage(guest, 'login-failed')).toEqual([]);
  await guest.getByLabel('Password', { exact: true }).pressSequentially('x');
  await guest.getByRole('alert').waitFor({ state: 'detached' });
  await context.close();
});

test('a forgotten password is replaced by the mailed link, and old sessions are out', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const elsewhere = await context.newPage();
  const account = accountPage(elsewhere, serverUrl);
  await account.askForReset(pilot.email);
  await elsewhere.getByRole('alert').or(elsewhere.getByRole('status')).first().waitFor();
  expect(await inspectPage(elsewhere, 'forgot-password-sent')).toEqual([]);
  await elsewhere.goto(await readMailedLink(serverUrl, pilot.email, '/reset-password'));
  await account.chooseNewPassword(NEW_PASSWORD);
  await account.seesHeading('Password changed');
  expect(await inspectPage(elsewhere, 'reset-password-done')).toEqual([]);
  await elsewhere.goto(`${serverUrl}/login`);
  await account.login({ email: pilot.email, password: NEW_PASSWORD });
  await waitUntil('the dashboard', async () => elsewhere.url().endsWith('/dashboard'));
  await context.close();

  await page.goto(`${serverUrl}/dashboard`);
  await at('/login');
});

test('logout leads home, signed out', async () => {
  await accountPage(page, serverUrl).login({ email: pilot.email, password: NEW_PASSWORD });
  await at('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await at('/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
});
