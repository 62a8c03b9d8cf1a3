import type { Page } from 'playwright-core';
import { coachPage } from './coach-page.ts';
import { LONGEST_SPEECH_MS } from './longest-speech.ts';
import { pilotSays } from './pilot-voice.ts';
import { recordSpeech } from './speech.ts';
import { waitUntil } from './wait-until.ts';

/** A pilot who speaks into the coach page's microphone and waits for his turn. Needs `attachPilotVoice`. */
export function spokenPilot(page: Page, serverUrl: string) {
  const recordings = new Map<string, Int16Array>();
  const coach = coachPage(page, serverUrl);
  let told = '';

  const heardLines = async () => {
    const lines = await coach.captions.locator('p').allInnerTexts();
    return lines.filter((line) => line.startsWith('You'));
  };
  const isOver = () => coach.debrief.getByText('PRACTICE', { exact: true }).isVisible();

  /** False when there is a letter instead. */
  async function yourTurn(): Promise<boolean> {
    const lamp = page.getByText('You can speak', { exact: true });
    const turn = await waitUntil(
      'the examiner to have finished',
      async () => {
        if (await isOver()) return 'over';
        // Between two sentences of his the lamp may flicker.
        for (let look = 0; look < 4; look++) {
          if (!(await lamp.isVisible())) return null;
          await new Promise((resolve) => setTimeout(resolve, 150));
        }
        return 'yours';
      },
      LONGEST_SPEECH_MS,
    );
    return turn === 'yours';
  }

  /** What is said is recorded when it is first said; here it is recorded ahead, where a limit leaves no time for that. */
  async function rehearse(...lines: string[]): Promise<void> {
    const wanted = lines.filter((line) => !recordings.has(line));
    if (wanted.length === 0) return;
    const recorded = await recordSpeech(Object.fromEntries(wanted.map((line) => [line, line])));
    for (const line of wanted) recordings.set(line, recorded[line]!);
  }

  /** Speaks when the examiner has finished, and not before; resolves when the last word is said. */
  async function speak(words: string): Promise<void> {
    await rehearse(words);
    await yourTurn();
    await pilotSays(page, recordings.get(words)!);
  }

  return {
    rehearse,
    yourTurn,
    speak,
    heardLines,
    /** Speaks; what was said as it was heard. */
    async say(words: string): Promise<string> {
      const before = (await heardLines()).length;
      await speak(words);
      return waitUntil('the pilot in the captions', async () => (await heardLines())[before]);
    },
    /** What the examiner has said since this was last asked. */
    async listen(): Promise<string> {
      const before = told.length;
      await waitUntil('the examiner to go on', async () => {
        told = await coach.examinerWords();
        return told.length > before;
      });
      return told.slice(before);
    },
  };
}
