import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findAskedQuestion } from '../../support/asked-question.ts';
import { coachPage, lastQuestion } from '../../support/coach-page.ts';
import { focused, tabTo } from '../../support/keyboard.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { subscribePilot } from '../../support/subscribe-pilot.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { watchConsole } from '../../support/watch-console.ts';

/** Flight plans: one question, with its follow-ups. */
const CODE = 'PA.I.D.K5';

let browser: Browser;
let page: Page;
let complaints: string[];
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await subscribePilot(context, serverUrl, 'Keyboard Test');
  page = await context.newPage();
  complaints = watchConsole(page);
});
afterAll(() => browser.close());

const press = async (name: string | RegExp, key?: string) => {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
};

/** Every stop of the Tab key, once round: nothing holds the focus, and each stop shows that it has it. */
async function goRound(): Promise<string[]> {
  const stops: string[] = [];
  const MOST = 80;
  for (let presses = 0; presses < MOST; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return null;
      const { outlineStyle } = getComputedStyle(element);
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return { name: `${element.tagName} ${name}`, isShown: outlineStyle !== 'none' };
    });
    if (!stop) continue;
    if (stops.includes(stop.name)) return stops;
    if (!stop.isShown) throw new Error(`'${stop.name}' has the focus and does not show it`);
    stops.push(stop.name);
  }
  throw new Error(`Tab does not come round: ${stops.join(', ')}`);
}

test('an exam of the coach is chosen, held and read by keyboard alone', async () => {
  const coach = coachPage(page, serverUrl);
  await coach.open();

  await press('Change');
  await tabTo(page, /^All areas|^A leg of the oral/);
  await tabTo(page, /^My missed codes/, 'ArrowDown');
  await tabTo(page, 'Missed codes');
  await page.keyboard.type(CODE);
  await press('Read the codes');
  await page.getByRole('listitem').getByText(CODE).waitFor();
  await press('No microphone? Type your answers', 'Shift+Tab');

  const first = findAskedQuestion(await coach.firstWords());
  if (!first) throw new Error('The examiner opened without a question of ours');
  await expect.poll(() => focused(page)).toBe('Type an answer');
  const stops = await goRound();
  for (const name of ['Say again', 'Look it up', 'More', 'End Conversation'])
    expect(stops.some((stop) => stop === `BUTTON ${name}`)).toBe(true);

  // Asked to end by a slip of the key, he stays, and is where he was.
  await press('End Conversation');
  await coach.alert.waitFor();
  await page.keyboard.press('Escape');
  await coach.alert.waitFor({ state: 'hidden' });
  await expect.poll(() => focused(page)).toBe('End Conversation');

  await tabTo(page, 'Type an answer');
  for (let turn = 0; turn < 8 && !(await coach.debrief.isVisible()); turn++) {
    const words = await coach.examinerWords();
    const asks = lastQuestion(words);
    const asked = [first, ...first.followUps].find(({ ask }) => ask.includes(asks)) ?? first;
    await page.keyboard.type(asked.modelAnswer);
    await page.keyboard.press('Enter');
    await waitUntil(
      'the examiner to go on, or the debrief',
      async () => (await coach.debrief.isVisible()) || (await coach.examinerWords()) !== words,
    );
  }

  await coach.debrief.getByRole('navigation', { name: 'Questions' }).waitFor();
  await expect.poll(() => focused(page)).toBe('Your debrief');
  // The tick of the first question.
  await press(/^[SUN–-]$/);
  const row = page.locator('[aria-controls="question-1-answer"]');
  await waitUntil('the row to be opened', async () => (await row.getAttribute('aria-expanded')) === 'true');
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  expect(await row.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await press('Say it again');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  expect(complaints).toEqual([]);
});
