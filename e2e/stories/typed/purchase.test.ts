import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accountPage } from '../../support/account-page.ts';
import { checkoutPage } from '../../support/checkout-page.ts';
import { createPilot, type Pilot, signIn } from '../../support/create-pilot.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { readMailedLink } from '../../support/read-mail.ts';
import { watchConsole } from '../../support/watch-console.ts';

/** The way of the money. */
let browser: Browser;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** A browser of its own, signed in when somebody is given. */
async function visit(pilot?: Pilot): Promise<Page> {
  const context = await browser.newContext();
  if (pilot) await signIn(context, serverUrl, pilot);
  return context.newPage();
}

test('sign in, be declined, cancel, come back and pay: success, and on to the coach', async () => {
  const pilot = await createPilot(serverUrl, 'Wilbur');
  const page = await visit();
  const complaints = watchConsole(page);
  const checkout = checkoutPage(page, serverUrl);
  await page.goto(`${serverUrl}/login`);
  await accountPage(page, serverUrl).login(pilot);
  await checkout.isAt('/dashboard');

  await checkout.open();
  expect(await checkout.knows()).toBe(pilot.email);
  await checkout.press('Card declined');
  await page
    .getByRole('alert')
    .getByText('Your card was declined. Nothing was charged. You can try again.', { exact: true })
    .waitFor();

  await checkout.press('Cancel');
  await checkout.isAt('/pricing');
  await page.getByText('Checkout cancelled. Nothing was charged.', { exact: true }).waitFor();
  await page.goto(`${serverUrl}/dashboard`);
  await page.getByText('No Active Subscription').waitFor();

  await checkout.open();
  await checkout.pay();
  await checkout.seesHeading('Payment Successful');
  await page
    .getByText('Your 3-month access is activated. A confirmation e-mail will follow.', { exact: true })
    .waitFor();
  expect(await page.getByRole('link', { name: 'sign up' }).count()).toBe(0);
  const { subscription } = await page.evaluate(async () => (await fetch('/api/user/subscription')).json());
  expect(await checkout.memory()).toMatchObject({
    hasPaid: 'true',
    userEmail: pilot.email,
    accessExpiration: subscription.expirationDate,
  });
  await checkout.isAt('/ai-coach');
  await checkout.meetsCoach();
  expect(complaints.filter((text) => !text.includes('402'))).toEqual([]);
  await page.context().close();
});

test('the webhook is lost, but the success page is opened', async () => {
  const page = await visit(await createPilot(serverUrl, 'Katharine'));
  const checkout = checkoutPage(page, serverUrl);
  await checkout.open();
  await checkout.press('Pay but lose the webhook');
  await checkout.seesHeading('Payment Successful');
  await checkout.isAt('/ai-coach');
  await checkout.meetsCoach();
  await page.context().close();
});

test('a guest pays, registers later with that address, and finds the access there', async () => {
  const guest = { name: 'Orville', email: 'Orville@Buyers.example', password: 'Propeller1' };
  const page = await visit();
  const checkout = checkoutPage(page, serverUrl);
  await checkout.open();
  await checkout.isAsked(guest.email);
  await checkout.pay();
  await checkout.seesHeading('Payment Successful');
  await page.getByText(/It waits for orville@buyers\.example/i).waitFor();
  // The coach is for pilots who are signed in.
  await checkout.isAt('/login');

  const account = accountPage(page, serverUrl);
  await account.register({ ...guest, email: guest.email.toLowerCase() });
  await account.seesHeading('Registration Successful');
  await page.goto(await readMailedLink(serverUrl, guest.email.toLowerCase(), '/verify-email'));
  await page.getByText('Your e-mail address is verified').waitFor();
  await page.goto(`${serverUrl}/ai-coach`);
  await checkout.isAt('/ai-coach');
  await checkout.meetsCoach();
  await page.context().close();
});

test('what the browser remembers of a payment opens no door', async () => {
  const page = await visit(await createPilot(serverUrl, 'Cheater'));
  const checkout = checkoutPage(page, serverUrl);
  await page.goto(serverUrl);
  await page.evaluate(() => {
    localStorage.setItem('hasPaid', 'true');
    localStorage.setItem('userEmail', 'somebody@buyers.example');
    localStorage.setItem('accessExpiration', '2099-01-01T00:00:00.000Z');
  });
  await page.goto(`${serverUrl}/ai-coach`);
  await checkout.isAt('/pricing');
  await page.context().close();
});

test('a success page without a payment shows the error and leads back to the prices', async () => {
  const page = await visit();
  const checkout = checkoutPage(page, serverUrl);
  await page.goto(`${serverUrl}/success?session_id=cs_test_nobody_paid_this`);
  await checkout.seesHeading('Payment Error');
  await page.getByText('Payment verification failed', { exact: true }).waitFor();
  await page.goto(`${serverUrl}/success`);
  await page.getByText('No session ID found', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Return to Pricing' }).click();
  await checkout.isAt('/pricing');
  await page.context().close();
});
