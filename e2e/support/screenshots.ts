import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Where they go, as `npm run pictures` says; none are taken without it. */
const folder = process.env.SCREENSHOTS;

export const SCHEMES = ['dark', 'light'] as const;

/** A desk, a phone, the same below its browser's bars, and the narrowest that there is. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 390, height: 664, onScreen: true },
  { width: 320, height: 568 },
];
/** Where the exam has the screen to itself: a phone on its side. */
const ON_ITS_SIDE = { width: 844, height: 390 };

/**
 * The page as it stands, by night and by day, at every size, for a person to look at:
 * `<name>-<scheme>-<width>x<height>.png`; all of the page, or what is on the screen at first.
 */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  // A dialog covers the window, not the page: a picture of the whole page would show its shade cut off.
  const hasDialog = await page.locator('[role=dialog], [role=alertdialog]').first().isVisible();
  const isWholeScreen = (await page.locator('header').count()) === 0;
  const sizes = isWholeScreen ? [...SIZES, ON_ITS_SIDE] : SIZES;
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    for (const { onScreen, ...size } of sizes as typeof SIZES) {
      await page.setViewportSize(size);
      await page.screenshot({
        path: join(folder, `${name}-${colorScheme}-${size.width}x${size.height}.png`),
        fullPage: !(hasDialog || onScreen),
        // A change of colours is over at once.
        animations: 'disabled',
      });
    }
  }
  if (before) await page.setViewportSize(before);
}
