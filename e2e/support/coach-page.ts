import type { Page } from 'playwright-core';
import { waitUntil } from './wait-until.ts';

/** The question is the last that was said. */
export const lastQuestion = (words: string) =>
  words
    .trim()
    .split(/(?<=[.?!])\s+/)
    .at(-1) ?? words;

/** The coach page in the words of a pilot. */
export function coachPage(page: Page, serverUrl: string) {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const captions = page.getByRole('log');
  /** What the examiner has said so far, in one string. */
  const examinerWords = async () => {
    const lines = await captions.locator('p').allInnerTexts();
    return lines.filter((line) => line.startsWith('Examiner')).join(' ');
  };
  return {
    open: async () => {
      await page.goto(`${serverUrl}/ai-coach`);
      await button('Meet with the examiner').waitFor();
    },
    meet: () => button('Meet with the examiner').click(),
    startTyping: () => button('No microphone? Type your answers').click(),
    end: () => button('End Conversation').click(),
    choose: (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) }).check(),
    alert: page.getByRole('alertdialog'),
    debrief: page.getByRole('region', { name: 'Your debrief' }),
    captions,
    examinerWords,
    /** Types an answer and waits for the examiner's next words. */
    async answer(text: string): Promise<string> {
      const before = (await examinerWords()).length;
      await page.getByLabel('Type an answer').fill(text);
      await button('Send').click();
      return waitUntil('the examiner to go on', async () => {
        const words = await examinerWords();
        return words.length > before && words.slice(before);
      });
    },
    firstWords: () => waitUntil('the examiner to begin', async () => (await examinerWords()) || null),
  };
}
