import type { Locator } from 'playwright-core';

/** Opens every question of a debrief that is folded, as a pilot does who wants to read all of it. */
export async function unfoldDebrief(debrief: Locator): Promise<void> {
  const rows = debrief.locator('[aria-controls^="question-"]');
  await rows.first().waitFor();
  for (const row of await rows.all()) {
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click();
  }
}
