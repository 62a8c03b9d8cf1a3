import type { Page } from 'playwright-core';

/** The demo page in the words of a visitor. */
export function demoPage(page: Page) {
  const captions = page.getByRole('log');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  return {
    open: async (serverUrl: string) => {
      await page.goto(`${serverUrl}/demo`);
      await button('Start Free Demo').waitFor();
    },
    start: () => button('Start Free Demo').click(),
    startTyping: () => button('No microphone? Type your answers').click(),
    async end() {
      // On a phone it stands under More.
      if (!(await button('End Demo').isVisible())) await button('More').click();
      await button('End Demo').click();
    },
    sayAgain: () => button('Say again').click(),
    alert: page.getByRole('alertdialog'),
    debrief: page.getByRole('region', { name: 'Your debrief' }),
    clock: page.getByTestId('clock'),
    /** LISTENING, THINKING or SPEAKING. */
    state: page.getByTestId('examiner-state'),
    async waitForState(word: string, timeout = 60_000) {
      await page.getByTestId('examiner-state').getByText(word, { exact: true }).waitFor({ timeout });
    },
    async type(text: string) {
      await page.getByLabel('Type an answer').fill(text);
      await button('Send').click();
    },
    /** All settled lines so far, oldest first. */
    captions: async () => (await captions.locator('p').allInnerTexts()).map(readCaption),
  };
}

export interface Caption {
  /** `Examiner`, `You`, `You (typed)`, `Examiner (you cut in)`. */
  speaker: string;
  text: string;
}

function readCaption(lines: string): Caption {
  const [speaker = '', ...text] = lines.split('\n');
  return { speaker, text: text.join(' ').trim() };
}
