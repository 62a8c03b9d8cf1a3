import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const folder = fileURLToPath(new URL('../../.data/screenshots/', import.meta.url));

/** A desk and a phone. */
const WIDTHS = { wide: { width: 1440, height: 900 }, narrow: { width: 390, height: 844 } };

/**
 * With SCREENSHOTS=1, the page as it stands, at both widths, for a person to look at:
 * `.data/screenshots/<name>-<width>.png`. Nothing otherwise.
 */
export async function takeScreenshots(page: Page, name: string): Promise<void> {
  if (!process.env.SCREENSHOTS) return;
  mkdirSync(folder, { recursive: true });
  // A dialog covers the window, not the page: a picture of the whole page would show its shade cut off.
  const fullPage = !(await page.locator('[role=dialog], [role=alertdialog]').first().isVisible());
  for (const size of [WIDTHS.narrow, WIDTHS.wide]) {
    await page.setViewportSize(size);
    await page.screenshot({ path: `${folder}${name}-${size.width}.png`, fullPage });
  }
}
