import type { Browser, Page } from 'playwright-core';
import type { PreparedPilot } from '../bench/prepared-pilot.ts';
import { findAskedQuestion } from '../support/asked-question.ts';
import { demoPage } from '../support/demo-page.ts';
import { pilotSays } from '../support/pilot-voice.ts';
import { waitUntil } from '../support/wait-until.ts';
import { becomesQuiet, firstSoundAfter, readSound } from './page-sound.ts';
import { openVisitor, type Reach } from './room-browser.ts';

const NO_REPLY_MS = 10_000;

export type Exam = Awaited<ReturnType<typeof startExam>>;

/** A demo in a page of its own, by room or by socket, up to the end of the first question. */
export async function startExam(browser: Browser, url: string, reach: Reach) {
  const visitor = await openVisitor(browser, reach);
  const { page } = visitor;
  const demo = demoPage(page);
  await demo.open(url);
  const startedAt = performance.now();
  await demo.start();
  const examinerWords = async () =>
    (await demo.captions()).filter(({ speaker }) => speaker.startsWith('Examiner')).map(({ text }) => text);
  const sinceStartMs = async () => {
    await waitUntil('the examiner to be heard', async () => (await readSound(page)).onsets.length > 0);
    return performance.now() - startedAt;
  };
  const lastWords = async () => (await examinerWords()).at(-1) ?? '';

  return {
    ...visitor,
    demo,
    examinerWords,
    sinceStartMs,
    becomesQuiet: () => becomesQuiet(page),
    asked: () =>
      waitUntil('a question of ours', async () => findAskedQuestion((await examinerWords()).join(' '))),
    /** The examiner's next line. */
    async answerTyped(text: string): Promise<string> {
      const before = (await examinerWords()).length;
      await demo.type(text);
      return waitUntil('an answer to what was typed', async () => (await examinerWords())[before]);
    },
    /** Speaks the answer to the last question; end of speech to first sound, ms, or null when it was cut off. */
    async answerSpoken(pilot: PreparedPilot): Promise<number | null> {
      const { pcm } = await pilot.answerTo(await lastWords());
      await becomesQuiet(page);
      const { lines, endedAt } = await speak(page, pcm);
      const reply = await waitUntil(
        'a reply to what was said',
        () => firstSoundAfter(page, endedAt),
        NO_REPLY_MS,
      ).catch(() => null);
      return lines === 0 ? reply : null;
    },
    async close(): Promise<void> {
      await visitor.context.close();
    },
  };
}

/** Says it; how often the examiner began meanwhile, and when it ended by the page's clock. */
export async function speak(page: Page, pcm: Int16Array): Promise<{ lines: number; endedAt: number }> {
  const before = (await readSound(page)).onsets.length;
  await pilotSays(page, pcm);
  const { endedAt, onsets } = await page.evaluate(() => ({
    endedAt: performance.now(),
    onsets: window.sound.onsets.length,
  }));
  return { lines: onsets - before, endedAt };
}
