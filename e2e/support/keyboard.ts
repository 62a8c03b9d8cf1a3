import type { Page } from 'playwright-core';

const MOST_PRESSES = 40;

/** What has the focus, in the words a person reads: its label, its text, or its tag. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (isField) return element.labels?.[0]?.innerText ?? element.name;
    return element?.textContent?.trim() || (element?.tagName ?? '');
  });

/** Presses Tab, or another key, until this has the focus. Throws when it never gets it, or has it without showing it. */
export async function tabTo(page: Page, wanted: string | RegExp, key = 'Tab'): Promise<void> {
  const isWanted = (found: string) => (typeof wanted === 'string' ? found === wanted : wanted.test(found));
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press(key);
    if (!isWanted(await focused(page))) continue;
    const outline = await page.evaluate(
      () => getComputedStyle(document.activeElement as Element).outlineStyle,
    );
    if (outline === 'none') throw new Error(`'${wanted}' has the focus and does not show it`);
    return;
  }
  throw new Error(`${key} never leads to '${wanted}'`);
}
