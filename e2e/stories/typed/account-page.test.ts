import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accountPage } from '../../support/account-page.ts';
import { createPilot, type Pilot, signIn } from '../../support/create-pilot.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { readDownload } from '../../support/read-download.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { watchConsole } from '../../support/watch-console.ts';
import { layoutShift, watchLayout } from '../../support/watch-layout.ts';

const NEW_PASSWORD = 'Constant2Speed';
const NEW_NAME = 'Bessie "Queen Bess" <i>Coleman</i>';

/** What a pilot does with an account of their own, in order, beside a second browser that is signed in too. */
const serverUrl = inject('serverUrl');
let browser: Browser;
let pilot: Pilot;
let context: BrowserContext;
let page: Page;
let complaints: string[];
beforeAll(async () => {
  browser = await openBrowser();
  pilot = await createPilot(serverUrl, 'Bessie');
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await watchLayout(context);
  await signIn(context, serverUrl, pilot);
  page = await context.newPage();
  complaints = watchConsole(page);
});
afterAll(() => browser.close());

const signInElsewhere = async (password = pilot.password) => {
  const elsewhere = await browser.newContext();
  await signIn(elsewhere, serverUrl, { email: pilot.email, password });
  return elsewhere;
};
const isSignedIn = async (one: BrowserContext) =>
  (await one.request.get(`${serverUrl}/api/auth/me`)).status() === 200;

test.each([
  ['dashboard', '/dashboard'],
  ['account', '/account'],
])('%s: nothing is wrong with the page as it stands, nothing jumps or complains', async (name, path) => {
  await page.goto(serverUrl + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(await inspectPage(page, name)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('the name changes here and in the header, and is text whatever it holds', async () => {
  await page.getByLabel('Full name').fill(NEW_NAME);
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByText('Your name is changed.').waitFor();
  await page.getByRole('banner').getByText(NEW_NAME, { exact: true }).waitFor();
});

test('a session elsewhere is listed, and ended from here', async () => {
  const elsewhere = await signInElsewhere();
  await page.reload();
  await page.getByText('This device').waitFor();
  await page.getByRole('button', { name: /^Sign out / }).click();
  await waitUntil('the other browser to be out', async () => !(await isSignedIn(elsewhere)));
  expect(await isSignedIn(context)).toBe(true);
  await elsewhere.close();
});

test('the password changes with the current one, and ends every other session', async () => {
  const elsewhere = await signInElsewhere();
  const change = async (current: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('NotMine1');
  await page.getByRole('alert').getByText('Your current password is not right.').waitFor();
  await change(pilot.password);
  await page.getByText('Every other device is signed out.').waitFor();
  expect(await isSignedIn(elsewhere)).toBe(false);
  expect(await isSignedIn(context)).toBe(true);
  await elsewhere.close();
});

test('the export is one JSON file with what was said of me', async () => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('rightseat-my-data.json');
  const data = JSON.parse(await readDownload(download));
  expect(data.account).toMatchObject({ name: NEW_NAME, email: pilot.email });
  expect(data.sessions).toHaveLength(1);
});

test('the account is deleted with the password alone, and nothing of it is left to sign in to', async () => {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  expect(await inspectPage(page, 'account-delete')).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Your password').fill('NotMine1');
  await dialog.getByRole('button', { name: 'Delete for ever' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Your password').fill(NEW_PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for ever' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');

  await page.goto(`${serverUrl}/login`);
  await accountPage(page, serverUrl).login({ email: pilot.email, password: NEW_PASSWORD });
  await page.getByRole('alert').waitFor();
});
