import type { Page } from 'playwright-core';
import { waitUntil } from './wait-until.ts';

/** Buying, from the pricing page over the hosted checkout and back, in the words of a buyer. */
export function checkoutPage(page: Page, serverUrl: string) {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  return {
    /** Presses 'Get Started Now'; resolves on the hosted checkout. */
    async open() {
      await page.goto(`${serverUrl}/pricing`);
      await press('Get Started Now');
      await page.getByRole('heading', { level: 1, name: 'Checkout' }).waitFor();
    },
    isAsked: (email: string) => page.getByLabel('Email').fill(email),
    knows: () => page.getByLabel('Email').inputValue(),
    press,
    pay: () => press('Pay $99.00'),
    seesHeading: (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor(),
    isAt: (path: string) =>
      waitUntil(`to be at ${path}`, async () => new URL(page.url()).pathname === path).catch(
        (error: Error) => {
          throw new Error(`${error.message}, not ${page.url()}`);
        },
      ),
    /** The coach lets the pilot in. */
    meetsCoach: () => page.getByRole('button', { name: 'Meet with the examiner' }).waitFor(),
    /** What the browser keeps after a payment. */
    memory: () => page.evaluate(() => ({ ...localStorage })),
  };
}
