import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { demoPage } from '../../support/demo-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { attachEars, heardMs, silentForMs } from '../../support/page-ears.ts';
import { attachPilotVoice, pilotSays } from '../../support/pilot-voice.ts';
import { takeScreenshots } from '../../support/screenshots.ts';
import { recordSpeech } from '../../support/speech.ts';

/** The five minutes that a visitor is promised, by voice and in full. */
const FIVE_MINUTES_MS = 300_000;
/** Longer than the examiner waits for the end of an answer. */
const FLOOR_MS = 6_000;
/** Between two looks at the page. */
const LOOK_MS = 250;
const EXPIRED = 'Demo time expired! Ready to get unlimited access? Click Get Full Access to continue.';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext();
  await attachEars(context);
  await attachPilotVoice(context);
  page = await context.newPage();
});
afterAll(() => browser?.close());
beforeEach(({ onTestFailed }) => {
  onTestFailed(async () => console.error(await demoPage(page).captions()));
});

test('a demo uses its five minutes: the last word comes just before zero, then the alert', {
  timeout: 480_000,
}, async () => {
  const { answer } = await recordSpeech({
    // Nothing that opens the books: over them the examiner would wait in silence.
    answer: 'I think it depends on the airplane and on the weather.',
  });
  const demo = demoPage(page);
  const expired = demo.alert.getByText(EXPIRED, { exact: true });
  await demo.open(inject('serverUrl'));
  await demo.start();
  await demo.waitForState('SPEAKING');
  const giveUpAt = Date.now() + FIVE_MINUTES_MS + 60_000;
  let lastClock = '05:00';
  let speaksAgainAt = 0;
  const states = new Set<string>();
  while (!(await expired.isVisible()) && Date.now() < giveUpAt) {
    const state = await demo.state.innerText();
    if (state === 'CLOSED' && !states.has(state)) await takeScreenshots(page, 'demo-closed');
    states.add(state);
    lastClock = await demo.clock.innerText();
    const [minutes = 0, seconds = 0] = lastClock.split(':').map(Number);
    // He leaves the last half minute to the examiner, and the floor after each answer: or he would speak on and on.
    if (state === 'LISTENING' && minutes * 60 + seconds > 30 && Date.now() > speaksAgainAt) {
      await pilotSays(page, answer);
      speaksAgainAt = Date.now() + FLOOR_MS;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
  const silentMs = await silentForMs(page);
  expect(await expired.isVisible()).toBe(true);
  expect(await demo.clock.innerText()).toBe('00:00');
  // The clock was not wound on from where the examiner had stopped.
  expect(lastClock).toMatch(/^00:0[0-3]$/);
  const last = (await demo.captions()).findLast(({ speaker }) => speaker.startsWith('Examiner'));
  console.info(
    `last word ${Math.round(silentMs / 100) / 10} s before the alert, clock last seen at ${lastClock}`,
  );
  // In between nobody is asked to speak.
  expect(states).toContain('CLOSED');
  // In the last ten seconds; the alert is seen up to two looks after their end.
  expect(silentMs).toBeLessThan(10_000 + 2 * LOOK_MS);
  expect(await heardMs(page)).toBeGreaterThan(60_000);
  expect(last === undefined || last.text.includes('all the time we have')).toBe(true);
  await takeScreenshots(page, 'demo-full-length');
});

test('the debrief under the alert holds what was said in them', async () => {
  const demo = demoPage(page);
  await demo.alert.getByRole('button', { name: 'Read my debrief' }).click();
  await demo.debrief.locator('blockquote').first().waitFor();
});
