import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { contains, findAskedQuestion } from '../../support/asked-question.ts';
import { coachPage } from '../../support/coach-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { attachPilotVoice } from '../../support/pilot-voice.ts';
import { shareHeard } from '../../support/share-heard.ts';
import { spokenPilot } from '../../support/spoken-pilot.ts';
import { startStoryServer } from '../../support/story-server.ts';
import { subscribePilot } from '../../support/subscribe-pilot.ts';

/** Long enough for the briefing and a question told twice, also on a busy machine; the answer after them is longer. */
const SECONDS = '120';

const REPEAT = 'Could you repeat the question, please?';
const SENTENCE = 'I would look at the weather, and then I would ask my instructor about it.';
const LONG_ANSWER = Array.from({ length: 20 }, () => SENTENCE).join(' ');

/** One session, every word spoken, told in order. */
let server: Awaited<ReturnType<typeof startStoryServer>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let pilot: ReturnType<typeof spokenPilot>;
beforeAll(async () => {
  server = await startStoryServer(inject('voice'), { COACH_SECONDS: SECONDS });
  browser = await openBrowser();
  context = await browser.newContext({ reducedMotion: 'reduce' });
  await attachPilotVoice(context);
  await subscribePilot(context, server.url, 'Spoken Limit');
  page = await context.newPage();
  pilot = spokenPilot(page, server.url);
  await pilot.rehearse(REPEAT, LONG_ANSWER);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});
beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => console.error(await page.locator('[role=log] p').allInnerTexts()));
});

test('a second tab is refused while a pilot speaks in the first, who is heard there', async () => {
  const coach = coachPage(page, server.url);
  await coach.open();
  await coach.choose('Checkride');
  await coach.meet();
  const asked = findAskedQuestion(await pilot.listen());
  if (!asked) throw new Error('The examiner opened without a question of ours');
  await pilot.say(REPEAT);
  const other = await context.newPage();
  const second = coachPage(other, server.url);
  await second.open();
  await second.meet();
  await second.alert.getByText(/open in another tab or on another device/).waitFor();
  await other.close();
  expect(contains(await pilot.listen(), asked)).toBe(true);
});

test('a pilot who talks past the end of the time is stopped, and his words before it are kept', async () => {
  const speaking = pilot.speak(LONG_ANSWER).catch(() => {});
  const { debrief } = coachPage(page, server.url);
  await debrief.getByText('PRACTICE', { exact: true }).waitFor({ timeout: 120_000 });
  const transcript: { role: string; text: string }[] = await page.evaluate(async () => {
    const { conversations } = await (await fetch('/api/conversations')).json();
    return (await (await fetch(`/api/conversations/${conversations[0].id}`)).json()).transcript;
  });
  const last = transcript.findLast(({ role }) => role === 'pilot')?.text ?? '';
  expect(shareHeard(SENTENCE, last)).toBeGreaterThan(0.5);
  await speaking;
});
