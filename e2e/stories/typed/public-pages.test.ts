import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inspectPage } from '../../support/inspect-page.ts';
import { focused, tabTo } from '../../support/keyboard.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { watchConsole } from '../../support/watch-console.ts';
import { layoutShift, watchLayout } from '../../support/watch-layout.ts';

const PAGES = {
  home: '/',
  pricing: '/pricing',
  demo: '/demo',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  register: '/register',
  'forgot-password': '/forgot-password',
  'reset-password': '/reset-password?token=x',
  'verify-email': '/verify-email',
  unsubscribe: '/unsubscribe?token=x',
  'not-found': '/nowhere',
};

/** Seen once each: what a browser's tab and a search result show. */
const titles = new Set<string>();
const descriptions = new Set<string>();

let browser: Browser;
let context: BrowserContext;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
  await watchLayout(context);
});
afterAll(() => browser.close());

test.each(Object.entries(PAGES))(
  '%s: nothing is wrong with the page as it stands, nothing jumps or complains',
  async (name, path) => {
    const page = await context.newPage();
    const complaints = watchConsole(page);
    await page.goto(serverUrl + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    // A hundredth of the window is what a late font may move.
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect(await inspectPage(page, name)).toEqual([]);
    expect(complaints).toEqual([]);

    titles.add(await page.title());
    descriptions.add((await page.locator('meta[name=description]').getAttribute('content')) ?? '');
    await page.close();
  },
);

test('every page has a title and a description of its own', () => {
  expect(titles.size).toBe(Object.keys(PAGES).length);
  expect(descriptions.size).toBe(Object.keys(PAGES).length);
  for (const title of titles) expect(title).toContain('RightSeat');
});

test('the icon and the card that other sites show are there', async () => {
  const page = await context.newPage();
  await page.goto(serverUrl);
  const files = {
    'image/svg+xml': await page.locator('link[rel=icon]').getAttribute('href'),
    'image/png': await page.locator('meta[property="og:image"]').getAttribute('content'),
  };
  for (const [type, path] of Object.entries(files)) {
    const answer = await context.request.get(new URL(path ?? '', serverUrl).href);
    expect(answer.headers()['content-type']).toContain(type);
  }
  await page.close();
});

test('it can be installed: a name, a screen of its own, and icons that are there', async () => {
  const page = await context.newPage();
  await page.goto(serverUrl);
  const path = await page.locator('link[rel=manifest]').getAttribute('href');
  const address = new URL(path ?? '', serverUrl);
  const manifest = await (await context.request.get(address.href)).json();
  expect(manifest).toMatchObject({ name: expect.stringContaining('RightSeat'), display: 'standalone' });
  const sizes: string[] = [];
  for (const icon of manifest.icons) {
    const answer = await context.request.get(new URL(icon.src, address).href);
    expect(answer.headers()['content-type']).toBe(icon.type);
    sizes.push(icon.sizes);
  }
  // What browsers ask for before they offer it.
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  await page.close();
});

test('with the keyboard alone one comes from the home page into the demo', async () => {
  const page = await context.newPage();
  await page.goto(serverUrl);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Try 5-Minute Free Demo');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start Free Demo' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/demo');
  await page.close();
});

test('on a phone every link of the header is in sight and on the keyboard’s way', async () => {
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(serverUrl);
  for (const name of ['Home', 'Pricing', 'Contact', 'Login', 'Sign Up']) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await link.waitFor();
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await tabTo(page, 'Pricing');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'One plan, one payment' }).waitFor();
  await page.close();
});
