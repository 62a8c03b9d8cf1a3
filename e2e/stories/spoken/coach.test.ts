import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { contains, findAskedQuestion, type Question } from '../../support/asked-question.ts';
import { coachPage } from '../../support/coach-page.ts';
import { attachLineCutter, cutLine } from '../../support/cut-line.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { attachPilotVoice } from '../../support/pilot-voice.ts';
import { shareHeard } from '../../support/share-heard.ts';
import { spokenPilot } from '../../support/spoken-pilot.ts';
import { subscribePilot } from '../../support/subscribe-pilot.ts';
import { unfoldDebrief } from '../../support/unfold-debrief.ts';

/**
 * Special flight permits, which a book may answer, and without a figure: a thirty that is heard as thirteen would leave
 * the code open, rightly. And hyperventilation, which this pilot does not know.
 */
const LOOKED_UP = { code: 'PA.I.B.K1d', section: '14 CFR 91.213' };
const UNKNOWN = 'PA.I.H.K1b';
const DONT_KNOW = 'I do not know that one.';

/** One exam on missed codes, every answer spoken, told in order. */
let browser: Browser;
let page: Page;
let pilot: ReturnType<typeof spokenPilot>;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await attachPilotVoice(context);
  await attachLineCutter(context);
  await subscribePilot(context, serverUrl, 'Spoken Test');
  page = await context.newPage();
  pilot = spokenPilot(page, serverUrl);
});
afterAll(() => browser.close());
beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => console.error(await page.getByRole('main').innerText()));
});

let asked: Question;

test('a code is asked aloud, and "I would look that up" opens the books', async () => {
  const coach = coachPage(page, serverUrl);
  await coach.open();
  await coach.choose('My missed codes');
  await page.getByRole('textbox', { name: 'Missed codes' }).fill(`${LOOKED_UP.code}, ${UNKNOWN}`);
  await page.getByRole('button', { name: 'Read the codes' }).click();
  await coach.choose('Checkride');
  await page.getByRole('checkbox', { name: /^Keep my spoken answers/ }).check();
  await coach.meet();
  const question = findAskedQuestion(await pilot.listen());
  if (!question) throw new Error('The examiner opened without a question of ours');
  asked = question;
  expect(asked.acs).toContain(LOOKED_UP.code);
  await pilot.say('I would look that up.');
  await pilot.listen();
  const drawer = page.getByRole('dialog', { name: 'Look it up' });
  await drawer.waitFor();
  await page.getByRole('searchbox').fill('91.213');
  await drawer.getByRole('button', { name: LOOKED_UP.section }).click();
  await drawer.getByRole('button', { name: "That's it" }).click();
  expect(await pilot.listen()).toMatch(/\?\s*$/);
});

test('a line that is lost before the answer comes back to it, and the spoken answer is heard', async () => {
  const restoreLine = await cutLine(page);
  await page.getByText('The connection was lost.', { exact: false }).waitFor();
  await restoreLine();
  expect(contains(await pilot.listen(), asked)).toBe(true);
  expect(shareHeard(asked.modelAnswer, await pilot.say(asked.modelAnswer))).toBeGreaterThan(0.5);
});

test('the code that was answered ends closed and the other open', async () => {
  let answer = asked.modelAnswer;
  for (let words = await pilot.listen(); await pilot.yourTurn(); words = await pilot.listen()) {
    const known = [asked, ...asked.followUps].find((one) => contains(words, one));
    if (known) answer = known.modelAnswer;
    else if (findAskedQuestion(words)) answer = DONT_KNOW;
    // To "anything else?" he says it again.
    await pilot.say(answer);
  }
  const { debrief } = coachPage(page, serverUrl);
  const codes = await debrief.getByRole('region', { name: 'Your codes' }).innerText();
  expect(codes).toContain(`Closed · ${LOOKED_UP.code}`);
  expect(codes).toContain(`Open · ${UNKNOWN}`);
  await unfoldDebrief(debrief);
  await debrief.getByText('right document, right section', { exact: false }).waitFor();
});

test('his answers are played to him, and go when he wants', async () => {
  const { debrief } = coachPage(page, serverUrl);
  const button = (name: string | RegExp) => debrief.getByRole('button', { name });
  await button(/^Play your answer to question 1/)
    .first()
    .click();
  await button(/^Pause your answer to question 1/)
    .first()
    .waitFor();
  const seconds = () =>
    debrief
      .locator('audio')
      .first()
      .evaluate(({ duration, currentTime }: HTMLAudioElement) => ({ duration, currentTime }));
  await expect.poll(async () => (await seconds()).currentTime).toBeGreaterThan(0);
  expect((await seconds()).duration).toBeGreaterThan(1);
  expect(await inspectPage(page, 'debrief-played')).toEqual([]);
  await button('Delete all recordings of this exam').click();
  await button('Delete them for good').click();
  await button(/^(Play|Pause) your answer/)
    .first()
    .waitFor({ state: 'detached' });
});
