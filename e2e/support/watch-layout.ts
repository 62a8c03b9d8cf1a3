import type { BrowserContext, Page } from 'playwright-core';

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Adds up what the browser itself calls layout shift. Call before a page is opened. */
export async function watchLayout(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) window.layoutShift += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** 0 is a page on which nothing jumped since it was opened; the size of the window counts, not the moment. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);
