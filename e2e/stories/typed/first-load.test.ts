import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { demoPage } from '../../support/demo-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** Of script, by gzip, on the demo's page before Start. */
const MOST_BYTES = 200_000;
/** Nothing was asked for in it: nothing more will be. */
const A_WHILE_MS = 1_000;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** How many files a browser fetches that needs no voice client yet. */
let fewest = 0;

let browser: Browser;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  ['a browser that needs the voice client with the tap', undefined],
  ['a phone that needs it before', IPHONE],
])('the demo’s page weighs little for %s', async (who, userAgent) => {
  const page = await (await browser.newContext({ userAgent, reducedMotion: 'reduce' })).newPage();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.body());
  });
  await page.goto(`${serverUrl}/demo`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Start Free Demo' }).waitFor();
  // On a busy machine the network rests before the page has drawn the button, and asked for the client.
  if (userAgent) await waitUntil('the voice client', async () => scripts.length > fewest);
  await waitUntil('all that is fetched', async () => {
    const count = scripts.length;
    await page.waitForTimeout(A_WHILE_MS);
    return scripts.length === count;
  });
  fewest ||= scripts.length;
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body, { level: 9 }).length);
  const weight = sizes.reduce((sum, size) => sum + size, 0);
  console.log(
    `Before Start, for ${who}: ${(weight / 1000).toFixed(1)} kB of script in ${sizes.length} files`,
  );
  // The library that draws the page alone weighs more than half of it: what was weighed is the page.
  expect(weight).toBeGreaterThan(MOST_BYTES / 2);
  expect(weight).toBeLessThanOrEqual(MOST_BYTES);
});

test('a room that cannot be fetched opens no conversation, says so, and comes with the next press', async () => {
  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const demo = demoPage(page);
  const opened: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/conversations'))
      opened.push(request.url());
  });
  await demo.open(serverUrl);
  await page.route(/\/exam-room-[^/]+\.js$/, (route) => route.abort());
  await demo.startTyping();
  await demo.alert.getByText('The exam room could not be fetched.', { exact: false }).waitFor();
  expect(opened).toEqual([]);
  await page.unrouteAll();
  await page.keyboard.press('Escape');
  await demo.startTyping();
  await page.getByLabel('Type an answer').waitFor();
  expect(opened).toHaveLength(1);
  await demo.end();
  await demo.debrief.waitFor();
});
