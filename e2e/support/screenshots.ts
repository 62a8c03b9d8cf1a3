import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const folder = fileURLToPath(new URL('../../.data/screenshots/', import.meta.url));

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
 * With SCREENSHOTS=1, the page as it stands, at every size, for a person to look at:
 * `.data/screenshots/<name>-<width>x<height>.png`; all of the page, or what is on the screen at first. Nothing otherwise.
 */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  mkdirSync(folder, { recursive: true });
  // A dialog covers the window, not the page: a picture of the whole page would show its shade cut off.
  const hasDialog = await page.locator('[role=dialog], [role=alertdialog]').first().isVisible();
  const isWholeScreen = (await page.locator('header').count()) === 0;
  for (const { onScreen, ...size } of [...SIZES, ...(isWholeScreen ? [ON_ITS_SIDE] : [])] as typeof SIZES) {
    await page.setViewportSize(size);
    await page.screenshot({
      path: `${folder}${name}-${size.width}x${size.height}.png`,
      fullPage: !(hasDialog || onScreen),
    });
  }
}
