import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { SCHEMES, takeScreenshots } from './screenshots.ts';

/** The narrowest phone and the widest desk that the product promises to fit. */
const EDGE_WIDTHS = [320, 1920];

/**
 * What is wrong with the page as it stands, in words; an empty list is a good page: what is wider than the window, and
 * with INSPECT=1, which `npm run test:all` sets, what axe finds by day and by night. `npm run pictures` has pictures taken
 * besides. Meant for a page with `reducedMotion`, where a change of colours is over at once. The pages are the same with
 * every voice, and looked at with the embedded one.
 */
export async function inspectPage(page: Page, name: string): Promise<string[]> {
  if (inject('voice') !== 'embedded') return [];
  // What is still loading says so without a heading; the page itself is what is looked at.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  const size = page.viewportSize();
  const faults = process.env.INSPECT ? await inspectColours(page) : [];
  await takeScreenshots(page, name);
  for (const width of EDGE_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) faults.push(`needs ${needed} pixels in a window of ${width}`);
  }
  if (size) await page.setViewportSize(size);
  return faults;
}

async function inspectColours(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(nextFrame);
    faults.push(...(await askAxe(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

async function askAxe(page: Page): Promise<string[]> {
  const { AxeBuilder } = await import('@axe-core/playwright');
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Runs in the page: the new colours are drawn. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
