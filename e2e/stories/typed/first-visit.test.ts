import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { coachPage } from '../../support/coach-page.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { attachPilotVoice } from '../../support/pilot-voice.ts';
import { subscribePilot } from '../../support/subscribe-pilot.ts';
import { watchConsole } from '../../support/watch-console.ts';

/** A pilot with a phone who has just bought access, and who comes back: told in order. */
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    permissions: ['microphone'],
  });
  await subscribePilot(context, serverUrl, 'First Test');
  page = await context.newPage();
  complaints = watchConsole(page);
});
afterAll(() => browser.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const isOnScreen = async (name: string) => {
  const box = await button(name).boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= 664;
};

test('Meet is under the thumb from the first look on', async () => {
  await coachPage(page, serverUrl).open();
  await page.getByRole('heading', { name: 'Begin: leg 1, coach, Cessna 172S' }).waitFor();
  expect(await isOnScreen('Meet with the examiner')).toBe(true);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  expect(await isOnScreen('Meet with the examiner')).toBe(true);
  expect(await inspectPage(page, 'first-visit-rating')).toEqual([]);
});

test('each examiner can be heard before he is chosen', async () => {
  await button('Next').tap();
  await button('Hear Robert Ellis').tap();
  await button('Stop Robert Ellis').waitFor();
  await button('Hear Robert Ellis').waitFor();
  await page.getByRole('radio', { name: /^Robert Ellis/ }).check();
  await page.getByText('Private Airplane · Robert Ellis', { exact: false }).waitFor();
  expect(await inspectPage(page, 'first-visit-examiner')).toEqual([]);
});

test('the microphone says back what it heard, without the server', async () => {
  await button('Next').tap();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await button('Try your microphone').tap();
  await page.getByLabel('What was heard').waitFor();
  const seconds = () =>
    page.getByLabel('What was heard').evaluate((audio: HTMLAudioElement) => audio.readyState);
  await expect.poll(seconds).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  expect(await inspectPage(page, 'first-visit-microphone')).toEqual([]);
});

test('a microphone in which nobody speaks is told', async () => {
  const quiet = await browser.newContext({
    viewport: { width: 390, height: 664 },
    reducedMotion: 'reduce',
    permissions: ['microphone'],
  });
  await attachPilotVoice(quiet);
  await subscribePilot(quiet, serverUrl, 'Quiet Test');
  const other = await quiet.newPage();
  await coachPage(other, serverUrl).open();
  for (const name of ['Next', 'Next', 'Try your microphone'])
    await other.getByRole('button', { name, exact: true }).click();
  await other.getByText('Hardly anything was heard.', { exact: false }).waitFor();
  expect(await inspectPage(other, 'first-visit-silent')).toEqual([]);
  await quiet.close();
});

test('who comes back is in the check before the exam with two taps', async () => {
  const coach = coachPage(page, serverUrl);
  await coach.begin();
  await coach.firstWords();
  await coach.answer("I don't know.");
  // On a phone the end lies under *More*, which is another story.
  await page.setViewportSize({ width: 1024, height: 768 });
  await coach.end();
  await coach.debrief.waitFor();
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(`${serverUrl}/dashboard`);
  await page.getByRole('link', { name: 'AI Coach', exact: true }).first().tap();
  await page.getByRole('heading', { name: 'Continue: leg 1, coach, Cessna 172S' }).waitFor();
  expect(await page.getByText('Step 1 of 3').count()).toBe(0);
  expect(await inspectPage(page, 'coach-continue')).toEqual([]);
  await button('Meet with the examiner').tap();
  await page.getByRole('heading', { name: 'Before the minutes count' }).waitFor();
});

test('the browser complained of nothing on the way', () => {
  expect(complaints).toEqual([]);
});
