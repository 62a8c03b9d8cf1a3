import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { contains, findAskedQuestion, type Question } from '../support/asked-question.ts';
import { coachPage } from '../support/coach-page.ts';
import { attachLineCutter, cutLine } from '../support/cut-line.ts';
import { launchBrowser } from '../support/launch-browser.ts';
import { attachPilotVoice, pilotSays } from '../support/pilot-voice.ts';
import { shareHeard } from '../support/share-heard.ts';
import { recordSpeech } from '../support/speech.ts';
import { subscribePilot } from '../support/subscribe-pilot.ts';
import { waitUntil } from '../support/wait-until.ts';

/** Flight plans, which a book may answer; and hyperventilation, which this pilot does not know. */
const LOOKED_UP = { code: 'PA.I.D.K5', section: '14 CFR 91.153' };
const UNKNOWN = 'PA.I.H.K1b';
const DONT_KNOW = 'I do not know that one.';

/** One exam on missed codes, every answer spoken, told in order. */
let browser: Browser;
let page: Page;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await launchBrowser({ microphone: 'fake' });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await attachPilotVoice(context);
  await attachLineCutter(context);
  await subscribePilot(context, serverUrl, 'Spoken Test');
  page = await context.newPage();
});
afterAll(() => browser.close());
beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => console.error(await page.locator('[role=log] p').allInnerTexts()));
});

/** Recorded when it is first said. */
const recordings = new Map<string, Int16Array>();

/** Says it when the examiner has finished, and not before; as it was heard. */
async function say(words: string): Promise<string> {
  const recording = recordings.get(words) ?? (await recordSpeech({ words })).words;
  recordings.set(words, recording);
  await yourTurn();
  const before = (await pilotLines()).length;
  await pilotSays(page, recording);
  return waitUntil('the pilot in the captions', async () => (await pilotLines())[before]);
}

async function pilotLines(): Promise<string[]> {
  const lines = await page.locator('[role=log] p').allInnerTexts();
  return lines.filter((line) => line.startsWith('You'));
}

const isOver = () => coachPage(page, serverUrl).debrief.getByText('PRACTICE', { exact: true }).isVisible();

/** False when there is a letter instead. */
async function yourTurn(): Promise<boolean> {
  const lamp = page.getByText('You can speak', { exact: true });
  const turn = await waitUntil('the examiner to have finished', async () => {
    if (await isOver()) return 'over';
    // Between two sentences of his the lamp may flicker.
    for (let look = 0; look < 4; look++) {
      if (!(await lamp.isVisible())) return null;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    return 'yours';
  });
  return turn === 'yours';
}

let told = '';

/** What the examiner has said since this was last asked. */
async function listen(): Promise<string> {
  const before = told.length;
  await waitUntil('the examiner to go on', async () => {
    told = await coachPage(page, serverUrl).examinerWords();
    return told.length > before;
  });
  return told.slice(before);
}

let asked: Question;

test('a code is asked aloud, and "I would look that up" opens the books', async () => {
  const coach = coachPage(page, serverUrl);
  await coach.open();
  await coach.choose('My missed codes');
  await page.getByRole('textbox', { name: 'Missed codes' }).fill(`${LOOKED_UP.code}, ${UNKNOWN}`);
  await page.getByRole('button', { name: 'Read the codes' }).click();
  await coach.choose('Checkride');
  await coach.meet();
  const question = findAskedQuestion(await listen());
  if (!question) throw new Error('The examiner opened without a question of ours');
  asked = question;
  expect(asked.acs).toContain(LOOKED_UP.code);
  await say('I would look that up.');
  await listen();
  const drawer = page.getByRole('dialog', { name: 'Look it up' });
  await drawer.waitFor();
  await page.getByRole('searchbox').fill('91.153');
  await drawer.getByRole('button', { name: LOOKED_UP.section }).click();
  await drawer.getByRole('button', { name: "That's it" }).click();
  expect(await listen()).toMatch(/\?\s*$/);
});

test('a line that is lost before the answer comes back to it, and the spoken answer is heard', async () => {
  const restoreLine = await cutLine(page);
  await page.getByText('The connection was lost.', { exact: false }).waitFor();
  await restoreLine();
  expect(contains(await listen(), asked)).toBe(true);
  expect(shareHeard(asked.modelAnswer, await say(asked.modelAnswer))).toBeGreaterThan(0.5);
});

test('the code that was answered ends closed and the other open', async () => {
  for (let words = await listen(); await yourTurn(); words = await listen()) {
    const known = [asked, ...asked.followUps].find((one) => contains(words, one));
    await say(known?.modelAnswer ?? DONT_KNOW);
  }
  const { debrief } = coachPage(page, serverUrl);
  const codes = await debrief.getByRole('region', { name: 'Your codes' }).innerText();
  expect(codes).toContain(`Closed · ${LOOKED_UP.code}`);
  expect(codes).toContain(`Open · ${UNKNOWN}`);
  await debrief.getByText('right document, right section', { exact: false }).waitFor();
});
