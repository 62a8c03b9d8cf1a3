import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findAskedQuestion } from '../../support/asked-question.ts';
import { coachPage } from '../../support/coach-page.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { subscribePilot } from '../../support/subscribe-pilot.ts';
import { unfoldDebrief } from '../../support/unfold-debrief.ts';
import { watchConsole } from '../../support/watch-console.ts';

/** The first tasks of the standard all have exhibits: one of them comes among the first questions. */
const FIRST_QUESTIONS = 6;

let browser: Browser;
let page: Page;
let complaints: string[];
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await subscribePilot(context, serverUrl, 'Chart Test');
  page = await context.newPage();
  complaints = watchConsole(page);
});
afterAll(() => browser.close());

test('what the examiner asks about lies in front of the pilot, can be made larger by him and by the examiner, and is seen again with the answer marked', async () => {
  const coach = coachPage(page, serverUrl);
  await coach.open();
  await coach.choose('Checkride');
  await coach.begin();
  let words = await coach.firstWords();
  const table = page.getByRole('region', { name: 'In front of you' });
  for (let asked = 1; asked < FIRST_QUESTIONS && !(await table.isVisible()); asked++)
    words = await coach.answer('Skip this question, please.');
  await table.getByText('Training exhibit, not for navigation').waitFor();
  const asked = findAskedQuestion(words);
  if (!asked) throw new Error('The examiner asked nothing of ours');
  await table.getByRole('button', { name: 'Larger' }).click();
  await table.getByRole('button', { name: 'Smaller' }).click();
  expect(await table.getByRole('button', { name: 'Smaller' }).isDisabled()).toBe(true);
  expect(await inspectPage(page, 'exhibit')).toEqual([]);
  await leaveItBesideBooks();
  await table.getByRole('button', { name: 'Fold the exhibit away' }).click();
  await table.getByRole('button', { name: 'Unfold the exhibit' }).click();
  await coach.answer("I can't make out the print.");
  await table.getByRole('button', { name: 'Smaller', disabled: false }).waitFor();
  await coach.answer(asked.modelAnswer);
  await coach.end();
  await unfoldDebrief(coach.debrief);
  const line = coach.debrief.getByRole('listitem').filter({ hasText: asked.ask }).first();
  await line.getByRole('button', { name: 'Show the exhibit with the answer marked' }).click();
  await line.locator('mark, img').first().waitFor();
  expect(complaints).toEqual([]);
});

/** On a desk the books lie beside what they are opened for; on a phone one tap leads from the one to the other and back. */
async function leaveItBesideBooks(): Promise<void> {
  const size = page.viewportSize()!;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Look it up' }).click();
  const books = page.getByRole('dialog', { name: 'Look it up' });
  await books.getByRole('searchbox').waitFor();
  // Not by its role: behind a window the page has none.
  const lying = await page.locator('[aria-label="In front of you"]').boundingBox();
  expect(lying!.x + lying!.width).toBeLessThanOrEqual((await books.boundingBox())!.x);
  await page.setViewportSize({ width: 390, height: 664 });
  await books.getByRole('searchbox').fill('91.1');
  const section = books.getByRole('button', { name: '14 CFR 91.155' });
  await section.click();
  expect(await inspectPage(page, 'exhibit-books')).toEqual([]);
  await section.scrollIntoViewIfNeeded();
  const place = await section.boundingBox();
  await books.getByRole('button', { name: 'Exhibit' }).click();
  const sheet = books.getByText('Training exhibit, not for navigation');
  await sheet.waitFor();
  expect((await sheet.boundingBox())!.y).toBeGreaterThan((await books.boundingBox())!.y);
  expect(await section.isVisible()).toBe(false);
  await books.getByRole('button', { name: 'Books' }).click();
  expect(await section.boundingBox()).toEqual(place);
  await books.getByRole('button', { name: 'Exhibit' }).click();
  expect(await inspectPage(page, 'exhibit-over-books')).toEqual([]);
  await page.keyboard.press('Escape');
  await books.waitFor({ state: 'hidden' });
  await page.setViewportSize(size);
}
