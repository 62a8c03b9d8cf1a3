import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkoutPage } from '../../support/checkout-page.ts';
import { createPilot, signIn } from '../../support/create-pilot.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { waitUntil } from '../../support/wait-until.ts';

let browser: Browser;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test('webhook lost and the tab closed before the success page: the access comes by itself', async () => {
  const context = await browser.newContext();
  await signIn(context, serverUrl, await createPilot(serverUrl, 'Unlucky'));
  const page = await context.newPage();
  const checkout = checkoutPage(page, serverUrl);
  await checkout.open();
  // The payment goes through; its answer, which leads to the success page, finds no browser any more.
  const paid = new Promise<number>((resolve) => {
    void page.route('**/c/pay/*', async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      await route.abort();
      resolve(answer.status());
    });
  });
  await checkout.press('Pay but lose the webhook');
  expect(await paid).toBe(303);
  await page.close();

  const later = await context.newPage();
  await later.goto(`${serverUrl}/dashboard`);
  // The server compares with the provider every minute.
  await waitUntil(
    'access without webhook and success page',
    () =>
      later.evaluate(
        async () => (await (await fetch('/api/user/subscription')).json()).hasActiveSubscription,
      ),
    90_000,
  );
  await later.goto(`${serverUrl}/ai-coach`);
  await checkoutPage(later, serverUrl).meetsCoach();
});
