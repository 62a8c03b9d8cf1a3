import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { checkoutPage } from '../../support/checkout-page.ts';
import { createPilot, signIn } from '../../support/create-pilot.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';

/** What a buyer sees, state by state. */
let browser: Browser;
let context: BrowserContext;
let page: Page;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext({ reducedMotion: 'reduce' });
});
beforeEach(async () => {
  page = await context.newPage();
});
afterAll(() => browser.close());

/** Whoever looks at a page that moves on after three seconds needs longer. */
const stay = () =>
  page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (work: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 3000 ? 0 : setTimeout(work, ms, ...rest);
    Object.assign(window, { setTimeout: patient });
  });

test('the test checkout: asking for an address, declined, and with an address that is none', async () => {
  const checkout = checkoutPage(page, serverUrl);
  await checkout.open();
  expect(await inspectPage(page, 'checkout')).toEqual([]);
  await checkout.isAsked('guest@buyers.example');
  await checkout.press('Card declined');
  await page.getByRole('alert').waitFor();
  expect(await inspectPage(page, 'checkout-declined')).toEqual([]);
});

test('prices after a cancelled checkout', async () => {
  await page.goto(`${serverUrl}/pricing?checkout=cancelled`);
  await page.getByText('Checkout cancelled.').waitFor();
  expect(await inspectPage(page, 'pricing-cancelled')).toEqual([]);
});

test('prices while the checkout is opened, and when it cannot be', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/create-checkout-session', async (route) => {
    await answered;
    await route.abort();
  });
  await page.goto(`${serverUrl}/pricing`);
  await page.getByRole('button', { name: 'Get Started Now' }).click();
  await page.getByRole('button', { name: 'Processing...' }).waitFor();
  expect(await inspectPage(page, 'pricing-processing')).toEqual([]);
  answer();
  const alert = page.getByRole('alertdialog');
  await alert.getByText('Payment failed. Please try again.', { exact: true }).waitFor();
  expect(await inspectPage(page, 'pricing-failed')).toEqual([]);
  await alert.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Get Started Now' }).waitFor();
});

test('success: verifying, then thanks to a guest', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/verify-session?*', async (route) => {
    await answered;
    await route.continue();
  });
  await stay();
  const checkout = checkoutPage(page, serverUrl);
  await checkout.open();
  await checkout.isAsked('guest-who-looks@buyers.example');
  await checkout.pay();
  await page.getByText('Verifying Payment...', { exact: true }).waitFor();
  expect(await inspectPage(page, 'success-verifying')).toEqual([]);
  answer();
  await checkout.seesHeading('Payment Successful');
  expect(await inspectPage(page, 'success-guest')).toEqual([]);
});

test('success: thanks to a pilot', async () => {
  await signIn(context, serverUrl, await createPilot(serverUrl, 'Looker'));
  await stay();
  const checkout = checkoutPage(page, serverUrl);
  await checkout.open();
  expect(await inspectPage(page, 'checkout-known')).toEqual([]);
  await checkout.pay();
  await checkout.seesHeading('Payment Successful');
  expect(await inspectPage(page, 'success')).toEqual([]);
  await page.goto(`${serverUrl}/pricing`);
  await page.getByText('You have access until', { exact: false }).waitFor();
  expect(await page.getByText('Not sure yet?', { exact: false }).count()).toBe(0);
  expect(await inspectPage(page, 'pricing-buyer')).toEqual([]);
});

test('success: an error', async () => {
  await page.goto(`${serverUrl}/success`);
  await checkoutPage(page, serverUrl).seesHeading('Payment Error');
  expect(await inspectPage(page, 'success-error')).toEqual([]);
  await page.goto(`${serverUrl}/success?session_id=cs_test_nobody_paid_this`);
  await page.getByText("If you have paid, don't pay twice.").waitFor();
  expect(await inspectPage(page, 'success-unsure')).toEqual([]);
});
