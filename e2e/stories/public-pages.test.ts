import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchBrowser } from '../support/launch-browser.ts';
import { takeScreenshots } from '../support/screenshots.ts';
import { watchConsole } from '../support/watch-console.ts';

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
  'not-found': '/nowhere',
};

let browser: Browser;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await launchBrowser({ microphone: 'none' });
});
afterAll(() => browser.close());

describe.each(['light', 'dark'] as const)('%s', (colorScheme) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
  });
  afterAll(() => context.close());

  test.each(Object.entries(PAGES))(
    'axe finds nothing on %s, and the browser complains of nothing',
    async (name, path) => {
      const page = await context.newPage();
      const complaints = watchConsole(page);
      await page.goto(serverUrl + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual(
        [],
      );
      expect(complaints).toEqual([]);
      await takeScreenshots(page, `${name}-${colorScheme}`);
      await page.close();
    },
  );
});

test('nothing on a public page is wider than a small phone', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  for (const path of Object.values(PAGES)) {
    await page.goto(serverUrl + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, 360]);
  }
  await page.close();
});

test('with the keyboard alone one comes from the home page into the demo', async () => {
  const page = await browser.newPage();
  await page.goto(serverUrl);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  for (let presses = 0; presses < 20 && (await focused()).trim() !== 'Try 5-Minute Free Demo'; presses++) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start Free Demo' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/demo');
  await page.close();
});
