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

/** The line to the examiner drops, as in a tunnel. */
export async function cutLine(page: Page): Promise<void> {
  await page.evaluate(() => window.lastSocket.close(4000));
}
