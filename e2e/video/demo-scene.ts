import type { LoadedSpeechEngines } from '@rightseat/voice';
import type { Page } from 'playwright-core';
import { contains, findAskedQuestion } from '../support/asked-question.ts';
import { demoPage } from '../support/demo-page.ts';
import { pilotSays } from '../support/pilot-voice.ts';
import { shareHeard } from '../support/share-heard.ts';
import { waitUntil } from '../support/wait-until.ts';
import type { Stage } from './stage.ts';

/** The pilot of the video: not the examiner's own voice. */
const PILOT = 'slt';
const TAKES = 30;

/** Ten seconds and thirteen: longer ones tire who only wants to see how it works. */
const LONGEST_QUESTION_LETTERS = 150;
const LONGEST_ANSWER_LETTERS = 220;

/** A share of the words; fewer of them right in the captions would be a poor show. */
const LEAST_HEARD = 0.85;

/**
 * One question, answered aloud. Which question comes is the examiner's choice, and what it hears is what its
 * recogniser makes of it: a take that is long or misheard is thrown away and the demo started again.
 */
export async function playDemo(stage: Stage, engines: LoadedSpeechEngines): Promise<void> {
  const { page, recording, captions, sound, hand } = stage;
  const demo = demoPage(page);
  const begin = recording.now();
  for (let take = 1; take <= TAKES; take++) {
    if (await playTake(stage, engines)) {
      captions.say('End it when you like, or let the five minutes run out.');
      await hand.press(page.getByRole('button', { name: 'End Demo' }));
      sound.cutAt(recording.now());
      await demo.debrief.locator('blockquote').first().waitFor();
      return;
    }
    console.log(`  take ${take} of the demo is not fit to show, once more`);
    recording.pause();
    await demo.end();
    await page.reload();
    await page.getByRole('button', { name: 'Start Free Demo' }).waitFor();
    await page.waitForTimeout(1_000);
    sound.cutAt(begin);
    captions.rewindTo(begin);
    recording.rewindTo(begin);
  }
  throw new Error(`None of ${TAKES} takes of the demo was fit to show`);
}

async function playTake({ page, recording, captions, sound, hand }: Stage, engines: LoadedSpeechEngines) {
  const demo = demoPage(page);
  await hand.press(page.getByRole('button', { name: 'Start Free Demo' }));
  captions.say('The examiner asks aloud. Every word stands in the captions, too.');
  const asked = await waitUntil('a question of ours in the captions', async () =>
    findAskedQuestion(await examinerWords(page)),
  );
  const { ask, modelAnswer } = asked;
  if (ask.length > LONGEST_QUESTION_LETTERS || modelAnswer.length > LONGEST_ANSWER_LETTERS) return false;
  const speech = await engines.tts.synthesise({ text: modelAnswer, voice: PILOT });
  if (!speech) throw new Error('The pilot of the video has no voice');
  await demo.waitForState('LISTENING');
  await page.waitForTimeout(700);

  captions.say('Answer aloud, in your own words. It waits while you think.');
  sound.add(recording.now(), speech);
  await pilotSays(page, speech);
  await waitUntil('the next words of the examiner', async () => (await examinerAfterPilot(page)) !== '');
  captions.say('Then it follows up on what you said.');
  await demo.waitForState('LISTENING');
  await captions.untilRead();
  const heard = (await demo.captions()).find(({ speaker }) => speaker === 'You')?.text ?? '';
  const reply = await examinerAfterPilot(page);
  return (
    shareHeard(modelAnswer, heard) > LEAST_HEARD &&
    asked.followUps.some((followUp) => contains(reply, followUp))
  );
}

const examinerWords = async (page: Page) =>
  (await demoPage(page).captions()).map(({ text }) => text).join(' ');

async function examinerAfterPilot(page: Page): Promise<string> {
  const lines = await demoPage(page).captions();
  const last = lines.findLastIndex(({ speaker }) => speaker.startsWith('You'));
  return last === -1
    ? ''
    : lines
        .slice(last + 1)
        .map(({ text }) => text)
        .join(' ');
}
