import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    lastSocket: WebSocket;
  }
}

/** Call before the page is opened. */
export async function attachLineCutter(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const Original = window.WebSocket;
    window.WebSocket = class extends Original {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        window.lastSocket = this;
      }
    };
  });
}

/** The line to the examiner drops, as in a tunnel; the page gets no other before the returned end of the tunnel. */
export async function cutLine(page: Page): Promise<() => void> {
  let restore = () => {};
  const end = new Promise<void>((resolve) => {
    restore = resolve;
  });
  await page.route('**/api/conversations/*/resume', async (route) => {
    await end;
    await route.continue();
  });
  await page.evaluate(() => window.lastSocket.close(4000));
  return restore;
}
