import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../bench/server-process.ts';
import { demoPage } from '../../support/demo-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { takeScreenshots } from '../../support/screenshots.ts';
import { waitUntil } from '../../support/wait-until.ts';

const EXPIRED = 'Demo time expired! Ready to get unlimited access? Click Get Full Access to continue.';

let server: ServerProcess;
let browser: Browser;
beforeAll(async () => {
  server = await startServerProcess({ DEMO_SECONDS: '12', DEMO_PER_DAY: '3', LOG_LEVEL: 'warn' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('the server ends the demo at its limit, and the page says so', async () => {
  const page = await browser.newPage();
  const demo = demoPage(page);
  await demo.open(server.url);
  await demo.start();
  await demo.waitForState('SPEAKING');
  // A page that has lost count of time must still be stopped.
  await page.evaluate(() => {
    Date.now = () => 0;
  });
  await demo.alert.getByText(EXPIRED, { exact: true }).waitFor({ timeout: 60_000 });
  await takeScreenshots(page, 'demo-expired');
  await demo.alert.getByRole('link', { name: 'Get Full Access' }).click();
  await waitUntil('the pricing page', async () => page.url().endsWith('/pricing'));
  await page.close();
});

test('the fourth demo of a day is refused with a clear message', async () => {
  const page = await browser.newPage();
  const demo = demoPage(page);
  for (const _ of ['second', 'third']) {
    await demo.open(server.url);
    await demo.startTyping();
    await waitUntil('the examiner to begin', async () => (await demo.captions()).length > 0);
    await demo.end();
  }
  await demo.open(server.url);
  await demo.startTyping();
  const alert = demo.alert.getByText(
    /^Failed to start conversation\. Error: You have used the 3 free demos of today/,
  );
  await alert.waitFor();
  expect(await alert.innerText()).toMatch(/24 hours|\d+ hours?/);
  await takeScreenshots(page, 'demo-used-up');
  await page.close();
});
