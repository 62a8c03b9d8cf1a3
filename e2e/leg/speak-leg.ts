import type { Page } from 'playwright-core';
import type { PreparedPilot } from '../bench/prepared-pilot.ts';
import { pilotSays } from '../support/pilot-voice.ts';
import { hasEnded, type OpenLeg } from './open-leg.ts';

/** Nobody knows everything: every fourth question ends unsatisfactory. */
const EVERY_NTH_UNKNOWN = 4;

/** By voice, in real time, from the microphone check to the last question, or until the pilot stops early. */
export async function speakLeg(
  { page, coach }: OpenLeg,
  candidate: PreparedPilot,
  longestMs: number,
): Promise<void> {
  const unknown = await candidate.answerTo('');
  await coach.meet();
  await page
    .getByRole('button', { name: 'Start anyway' })
    .click({ timeout: 5_000 })
    .catch(() => {});
  await coach.firstWords();

  const startedAt = performance.now();
  let answered = 0;
  for (let turn = 1; !(await hasEnded(page)) && performance.now() - startedAt < longestMs; ) {
    const words = await wordsToAnswer(page, coach.examinerWords, answered);
    if (words === null) continue;
    const question = words.slice(answered);
    answered = words.length;
    const { text, pcm } = turn++ % EVERY_NTH_UNKNOWN === 0 ? unknown : await candidate.answerTo(question);
    console.log(`${((performance.now() - startedAt) / 60_000).toFixed(1)} min  ${text.slice(0, 90)}`);
    await pilotSays(page, pcm);
  }
  if (!(await hasEnded(page))) await coach.end();
}

/** All that the examiner has said, once it has said more than before and has been silent for a moment; else null. */
async function wordsToAnswer(page: Page, examinerWords: () => Promise<string>, answered: number) {
  const listened = [];
  for (let look = 0; look < 3; look++) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const listens = await page.getByText('You can speak', { exact: true }).isVisible();
    listened.push(listens ? await examinerWords() : '');
  }
  const [words = '', ...later] = listened;
  return words.length > answered && later.every((same) => same === words) ? words : null;
}
