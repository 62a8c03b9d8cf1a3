import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { accountPage } from '../../support/account-page.ts';
import { createPilot, type Pilot, signIn } from '../../support/create-pilot.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { tabTo } from '../../support/keyboard.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { waitUntil } from '../../support/wait-until.ts';

const serverUrl = inject('serverUrl');
let browser: Browser;
let pilot: Pilot;
beforeAll(async () => {
  browser = await openBrowser();
  pilot = await createPilot(serverUrl, 'Guarded Pilot');
});
afterAll(() => browser.close());

let context: BrowserContext;
let page: Page;
beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce' });
  page = await context.newPage();
});
afterEach(() => context.close());

const at = (wanted: string) =>
  waitUntil(`to be at ${wanted}, not ${page.url()}`, async () => page.url() === serverUrl + wanted);

describe('a guest', () => {
  test.each(['/dashboard', '/account?tab=sessions#end', '/ai-coach', '/admin'])(
    'who opens %s is asked to sign in',
    async (path) => {
      await page.goto(serverUrl + path);
      await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
      await at('/login');
    },
  );

  test('comes back to the page they opened, query and all, and Back does not lead to the login', async () => {
    await page.goto(serverUrl);
    await page.goto(`${serverUrl}/account?tab=sessions#end`);
    await accountPage(page, serverUrl).login(pilot);
    await at('/account?tab=sessions#end');
    await page.goBack();
    await at('/');
  });

  test('signs in with the keyboard alone', async () => {
    await page.goto(serverUrl);
    await tabTo(page, 'Login');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    await tabTo(page, 'E-mail');
    await page.keyboard.type(pilot.email);
    await tabTo(page, 'Password');
    await page.keyboard.type(pilot.password);
    await page.keyboard.press('Enter');
    await at('/dashboard');
  });

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'is never sent to another site after the login: a planted origin %s leads to the dashboard',
    async (from) => {
      await page.goto(`${serverUrl}/login`);
      await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
      await page.evaluate((planted) => {
        history.replaceState({ ...history.state, usr: { from: planted } }, '');
      }, from);
      await page.reload();
      await accountPage(page, serverUrl).login(pilot);
      await at('/dashboard');
    },
  );

  test('finds no way out in an address that looks like another host', async () => {
    await page.goto(`${serverUrl}//evil.example/dashboard`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).origin).toBe(serverUrl);
  });
});

describe('a signed-in pilot', () => {
  beforeEach(() => signIn(context, serverUrl, pilot));

  test('sees the spinner, and no login, while it is not known who they are', async () => {
    // Who was never seen in this browser is offered the login meanwhile.
    await page.goto(`${serverUrl}/dashboard`);
    await page.getByRole('heading', { level: 1, name: `Welcome, ${pilot.name}` }).waitFor();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/me', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${serverUrl}/dashboard`);
    // The first spinner is older than the page and its header.
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).waitFor();
    await page.getByText('Loading...', { exact: true }).waitFor();
    expect(page.url()).toBe(`${serverUrl}/dashboard`);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).count()).toBe(0);
    // It turns, but not for those who asked for no motion.
    const turns = () =>
      page.evaluate(() => document.getAnimations().some((one) => one.playState === 'running'));
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await turns()).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await waitUntil('the spinner to stand still', async () => !(await turns()));
    answer();
    await page.getByRole('heading', { level: 1, name: `Welcome, ${pilot.name}` }).waitFor();
  });

  test('has Dashboard and AI Coach in the header, and no Admin', async () => {
    await page.goto(serverUrl);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: pilot.name }).waitFor();
    const links = await header.getByRole('navigation').getByRole('link').allInnerTexts();
    expect(links).toEqual(['Dashboard', 'AI Coach', 'Drills', 'Progress', 'Home', 'Pricing', 'Contact']);
    // Two rows on a phone, of 56 pixels and 44.
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 664 });
      expect((await header.boundingBox())!.height).toBeLessThanOrEqual(102);
    }
  });

  test('who opens the admin area comes to the dashboard', async () => {
    await page.goto(`${serverUrl}/admin`);
    await at('/dashboard');
  });

  test('who opens the login comes to the dashboard', async () => {
    await page.goto(`${serverUrl}/login`);
    await at('/dashboard');
  });

  test('whose session is ended elsewhere is asked to sign in on the next page load', async () => {
    await page.goto(`${serverUrl}/account`);
    await page.getByText('This device').waitFor();
    const elsewhere = await browser.newContext();
    await signIn(elsewhere, serverUrl, pilot);
    const { sessions } = await (await elsewhere.request.get(`${serverUrl}/api/account/sessions`)).json();
    for (const session of sessions.filter((one: { current: boolean }) => !one.current)) {
      await elsewhere.request.delete(`${serverUrl}/api/account/sessions/${session.id}`);
    }
    await elsewhere.close();
    await page.reload();
    await at('/login');
  });
});

test('a page that can not be shown says so with details, and the way on is there', async () => {
  // As after a new release, when the file of an old page is gone.
  await page.route('**/assets/contact-*.js', (route) => route.abort());
  await page.goto(`${serverUrl}/contact`);
  await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
  await page.getByText('Details, for a mail to us').click();
  expect(await page.locator('pre').innerText()).toMatch(/\w/);
  expect(await inspectPage(page, 'error-page')).toEqual([]);
  await page.getByRole('contentinfo').waitFor();
  await page.unroute('**/assets/contact-*.js');
  await page.getByRole('button', { name: 'Load again' }).click();
  await page.getByRole('heading', { level: 1, name: 'Get in Touch' }).waitFor();
});
