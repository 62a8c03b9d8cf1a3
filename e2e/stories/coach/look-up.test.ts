import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findAskedQuestion } from '../../support/asked-question.ts';
import { coachPage } from '../../support/coach-page.ts';
import { attachLineCutter, cutLine } from '../../support/cut-line.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { focused } from '../../support/keyboard.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { subscribePilot } from '../../support/subscribe-pilot.ts';
import { unfoldDebrief } from '../../support/unfold-debrief.ts';
import { watchConsole } from '../../support/watch-console.ts';

/** Flight plans: what a book may answer. */
const CODE = 'PA.I.D.K5';

let browser: Browser;
let page: Page;
let complaints: string[];
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await subscribePilot(context, serverUrl, 'Bookish Test');
  await attachLineCutter(context);
  page = await context.newPage();
  complaints = watchConsole(page);
});
afterAll(() => browser.close());

/** Where the focus goes back to: whoever speaks keeps the space bar, which says that he thinks. */
const HOME = inject('voice') === 'room' ? /^Examiner/ : /^Type an answer$/;

const drawer = () => page.getByRole('dialog', { name: 'Look it up' });

/** What was said last. Found by its place: behind the drawer the page is hidden from roles. */
const words = async () => (await page.locator('[role=log] p').last().innerText()).trim();

async function startExam() {
  const coach = coachPage(page, serverUrl);
  await coach.open();
  await coach.choose('My missed codes');
  await page.getByRole('textbox', { name: 'Missed codes' }).fill(CODE);
  await page.getByRole('button', { name: 'Read the codes' }).click();
  await coach.choose('Checkride');
  await coach.begin();
  const asked = findAskedQuestion(await coach.firstWords());
  if (!asked) throw new Error('The examiner opened without a question of ours');
  return { coach, asked };
}

test('a pilot who would look it up shows where, by keyboard alone, and is told how he did', async () => {
  const { coach, asked } = await startExam();

  // Closed without a place held out, he is asked what he knows, and may look again.
  await page.getByLabel('Type an answer').fill("I'd look that up.");
  await page.keyboard.press('Enter');
  await drawer().waitFor();
  await expect.poll(words).toMatch(/show me [^.]*\.$/i);
  await page.keyboard.press('Escape');
  await drawer().waitFor({ state: 'hidden' });
  await expect.poll(words).toMatch(/without/);
  expect(await focused(page)).toMatch(HOME);

  await page.getByRole('button', { name: 'Look it up' }).click();
  await drawer().getByRole('button', { name: '14 CFR Part 91' }).click();
  await drawer().getByText('Basic VFR weather minimums').waitFor();
  expect(await inspectPage(page, 'look-up-shelves')).toEqual([]);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('far 91.153');
  await drawer().getByRole('status').getByText('1 section', { exact: true }).waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('14 CFR 91.153');
  await page.keyboard.press('Enter');
  await drawer().getByText('Our own notes from the text of', { exact: false }).waitFor();
  await drawer().getByRole('timer').waitFor();
  expect(await inspectPage(page, 'look-up')).toEqual([]);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe("That's it");
  await page.keyboard.press('Enter');
  await drawer().waitFor({ state: 'hidden' });
  await expect.poll(words).toMatch(/\?$/);

  await coach.answer(asked.modelAnswer);
  await coach.end();
  await unfoldDebrief(coach.debrief);
  const line = coach.debrief.getByRole('listitem').filter({ hasText: asked.ask }).first();
  await line.getByText('Looked it up: 14 CFR 91.153 — right document, right section').waitFor();
  await line.getByRole('button', { name: /Satisfactory/ }).waitFor();
  expect(await inspectPage(page, 'look-up-debrief')).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a lost connection shuts no book, and what is held out meanwhile still counts', async () => {
  const { coach, asked } = await startExam();
  await page.getByRole('button', { name: 'Look it up' }).click();
  await drawer().waitFor();
  await page.getByRole('searchbox').fill('91.153');
  const restoreLine = await cutLine(page);
  await page.getByText('The connection was lost.', { exact: false }).waitFor({ state: 'attached' });
  expect(await page.getByRole('searchbox').inputValue()).toBe('91.153');
  await drawer().getByRole('button', { name: '14 CFR 91.153' }).click();
  await drawer().getByRole('button', { name: "That's it" }).click();
  await restoreLine();
  await expect.poll(words, { timeout: 20_000 }).toMatch(/\b(find|says?)\b.*[.?]$/);
  expect(await drawer().isVisible()).toBe(false);
  await coach.answer(asked.modelAnswer);
  await coach.end();
  await unfoldDebrief(coach.debrief);
  await coach.debrief.getByText('right document, right section', { exact: false }).waitFor();
});
