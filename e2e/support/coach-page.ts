import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { waitUntil } from './wait-until.ts';

/** The question is the last that was said; where nothing was said before it, whose words they are stands on a line above. */
export const lastQuestion = (words: string) =>
  words
    .trim()
    .split(/(?<=[.?!])\s+|\n/)
    .at(-1) ?? words;

/** The coach page in the words of a pilot. */
export function coachPage(page: Page, serverUrl: string) {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const captions = page.getByRole('log');
  const fold = button('Fold the exhibit away');
  const examinerLines = async () => {
    // On a phone an exhibit lies over the words.
    if (!(await captions.isVisible()) && (await fold.isVisible())) await fold.click();
    const lines = await captions.locator('p').allInnerTexts();
    return lines.filter((line) => line.startsWith('Examiner'));
  };
  /** What the examiner has said so far, in one string. Grows shorter where he is cut off. */
  const examinerWords = async () => (await examinerLines()).join(' ');
  /** Types an answer. */
  const give = async (text: string) => {
    const answer = page.getByLabel('Type an answer');
    // By voice on a phone the box waits behind its button.
    if (!(await answer.isVisible())) await button('Keyboard').click();
    await answer.fill(text);
    await button('Send').click();
  };
  /** The check before the minutes count stops at a microphone in which nobody speaks. */
  const startAnyway = () =>
    button('Start anyway')
      .click({ timeout: 5_000 })
      .catch(() => {});
  /** Beside the clock; on a phone under More. */
  async function askToEnd() {
    if (!(await button('End Conversation').isVisible())) await button('More').click();
    await button('End Conversation').click();
  }
  /** Everything that is not offered by itself lies under it. */
  const change = async () => {
    const all = page.locator('details', { has: page.getByText('Change', { exact: true }) });
    await all.waitFor();
    if ((await all.getAttribute('open')) === null) await all.locator('summary').click();
  };
  return {
    askToEnd,
    open: async () => {
      await page.goto(`${serverUrl}/ai-coach`);
      await button('Meet with the examiner').waitFor();
    },
    meet: () => button('Meet with the examiner').click(),
    /** Answers will be typed. In a room that is done with the microphone open. */
    async begin() {
      if (inject('voice') !== 'room') return button('No microphone? Type your answers').click();
      await button('Meet with the examiner').click();
      await startAnyway();
    },
    /** Takes up a session that was interrupted. */
    goOn: () => button(inject('voice') === 'room' ? /^Go on$/ : 'Go on, typing').click(),
    /** By the button, and the answer to what it asks. */
    async end() {
      await askToEnd();
      await page.getByRole('alertdialog').getByRole('button', { name: 'End Conversation' }).click();
    },
    change,
    async choose(name: string) {
      await change();
      await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
    },
    alert: page.getByRole('alertdialog'),
    debrief: page.getByRole('region', { name: 'Your debrief' }),
    captions,
    examinerWords,
    give,
    /** Another company's line stands without us, and falls with the next word that nobody answers. */
    noticeLoss: async (text: string) => (inject('voice') === 'hosted' ? give(text) : undefined),
    /** Types an answer and waits for the examiner's next words. */
    async answer(text: string): Promise<string> {
      const before = (await examinerLines()).length;
      await give(text);
      return waitUntil('the examiner to go on', async () => {
        const lines = await examinerLines();
        return lines.slice(before).join(' ') || null;
      });
    },
    firstWords: () => waitUntil('the examiner to begin', async () => (await examinerWords()) || null),
  };
}
