import { Secret, TOTP } from 'otpauth';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accountPage } from '../../support/account-page.ts';
import { addAuthenticator } from '../../support/add-authenticator.ts';
import { createPilot, type Pilot, signIn } from '../../support/create-pilot.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';

/** A pilot gets a passkey and then an authenticator app, and signs in by each, in Chromium with an authenticator of its own. */
const serverUrl = inject('serverUrl');
let browser: Browser;
let pilot: Pilot;
let context: BrowserContext;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  pilot = await createPilot(serverUrl, 'Amelia');
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await signIn(context, serverUrl, pilot);
  page = await context.newPage();
  await addAuthenticator(page);
});
afterAll(() => browser.close());

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');
const confirm = async (action: string) => {
  await dialog().getByLabel('Your password').fill(pilot.password);
  await dialog().getByRole('button', { name: action, exact: true }).click();
};
const logOut = async () => {
  await context.request.post(`${serverUrl}/api/auth/logout`);
  await page.goto(`${serverUrl}/login`);
};
const atDashboard = () => page.waitForURL(`${serverUrl}/dashboard`);

test('a passkey is added on the account page and signs in without a word typed', async () => {
  await page.goto(`${serverUrl}/account`);
  await press('Add a passkey');
  await dialog().getByLabel('Name').fill('Flight bag phone');
  expect(await inspectPage(page, 'passkey-add')).toEqual([]);
  await confirm('Continue');
  await page.getByText('Flight bag phone', { exact: true }).waitFor();
  await page.getByText('Passkey added', { exact: true }).waitFor();
  await logOut();
  expect(await inspectPage(page, 'login-passkey')).toEqual([]);
  await press('Login with a passkey');
  await atDashboard();
});

let recoveryCode = '';
let key = '';

test('an authenticator app is set up by its key, and recovery codes are shown once', async () => {
  await page.goto(`${serverUrl}/account`);
  await press('Set up an authenticator app');
  await confirm('Continue');
  await dialog().getByRole('img', { name: 'The key as a QR code' }).waitFor();
  expect(await inspectPage(page, 'app-set-up')).toEqual([]);
  key = (await dialog().locator('code').innerText()).replaceAll(' ', '');
  const code = new TOTP({ secret: Secret.fromBase32(key) }).generate();
  await dialog().getByLabel('Code', { exact: true }).fill('000000');
  await dialog().getByRole('button', { name: 'Turn on' }).click();
  await dialog().getByText('This code is not right').waitFor();
  await dialog().getByLabel('Code', { exact: true }).fill(code);
  await dialog().getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('dialog', { name: 'Your recovery codes' }).waitFor();
  const codes = await dialog().getByRole('listitem').allInnerTexts();
  expect(codes).toHaveLength(10);
  recoveryCode = codes[0] ?? '';
  expect(await inspectPage(page, 'recovery-codes')).toEqual([]);
  await press('I have kept them');
  await page.getByText('10 recovery codes left').waitFor();
  expect(await inspectPage(page, 'account-second-step')).toEqual([]);
});

test('the password alone does not sign in any more; a recovery code after it does', async () => {
  await logOut();
  await accountPage(page, serverUrl).login(pilot);
  await page.getByText('Your password is right.').waitFor();
  expect(await inspectPage(page, 'login-second-step')).toEqual([]);
  await page.getByLabel('Code', { exact: true }).fill('123');
  await press('Continue');
  await page.getByText('This is not right, or was used before.').waitFor();
  await page.getByLabel('Code', { exact: true }).fill(recoveryCode);
  await press('Continue');
  await atDashboard();
});

test('and so does the passkey', async () => {
  await logOut();
  await accountPage(page, serverUrl).login(pilot);
  await press('Use a passkey');
  await atDashboard();
});

test('it is turned off with the password, and the page says what happened', async () => {
  await page.goto(`${serverUrl}/account`);
  await press('Turn off');
  await confirm('Turn off');
  await page.getByText('Second step turned off').waitFor();
  await page.getByText('A recovery code was used').waitFor();
  await logOut();
  await accountPage(page, serverUrl).login(pilot);
  await atDashboard();
});
