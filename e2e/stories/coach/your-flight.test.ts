import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { coachPage } from '../../support/coach-page.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { subscribePilot } from '../../support/subscribe-pilot.ts';
import { unfoldDebrief } from '../../support/unfold-debrief.ts';

const DONT_KNOW = "I don't know.";
/** In no other question of the leg. */
const ASKED = 'counts on a certain number of gallons';
const FUEL_CHECK =
  'I look into the tanks and dip them and compare with the gauges. I drain samples and look for water and the right color.';

/** A pilot's own flight from the form to the debrief, told in order. */
let browser: Browser;
let page: Page;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await subscribePilot(context, serverUrl, 'Flight Test');
  page = await context.newPage();
});
afterAll(() => browser.close());

const typed = {
  Model: 'Piper Archer',
  'Cruise speed, knots': '118',
  'Empty weight, pounds': '1,610',
  'Maximum gross weight, pounds': '1550',
  'Usable fuel, gallons': '47.5',
  'Fuel burn, gallons an hour': '9.5',
  'Home airport': 'kpao',
  Destination: 'kmry',
  'Distance, nautical miles': '64',
  'Your weight, pounds': '172',
  'Baggage, pounds': '35',
  "Passengers' weights, pounds": '158',
};

test('a flight is given, refused where its figures cannot be, and kept', async () => {
  await coachPage(page, serverUrl).open();
  await coachPage(page, serverUrl).change();
  await page.getByText('Example: Cessna 172S', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Give your own flight' }).click();
  const form = page.getByRole('form', { name: 'Your flight' });
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
  await form.getByRole('button', { name: 'Save flight' }).click();
  await form.getByText('The maximum weight must be more than the empty airplane').waitFor();
  expect(await inspectPage(page, 'your-flight-refused')).toEqual([]);
  await form.getByLabel('Maximum gross weight, pounds').fill('2550');
  await form.getByRole('button', { name: 'Save flight' }).click();
  await page.reload();
  await page.getByRole('heading', { name: 'Begin: leg 1, coach, Piper Archer' }).waitFor();
  await coachPage(page, serverUrl).change();
  await page.getByText('Piper Archer, KPAO to KMRY, 64 nautical miles').waitFor();
  expect(await inspectPage(page, 'your-flight-kept')).toEqual([]);
});

test('the chosen examiner tells it, asks about it, and the debrief has that', async () => {
  const coach = coachPage(page, serverUrl);
  await coach.choose('Checkride');
  await coach.choose('Robert Ellis');
  await coach.choose('A leg of the oral');
  await page.getByLabel('Leg', { exact: true }).selectOption('3');
  await coach.begin();
  const opening = await coach.firstWords();
  expect(opening).toContain('I am Robert Ellis');
  // The preflight of the flight comes early in this leg, and always.
  let said = opening;
  for (let turn = 0; turn < 12; turn++) {
    const words = await coach.examinerWords();
    said += words;
    if (words.includes(ASKED)) break;
    await coach.answer(DONT_KNOW);
  }
  expect(said).toContain('in your Piper Archer, with one passenger, from KPAO to KMRY, 64 miles');
  await coach.answer(FUEL_CHECK);
  await coach.end();
  await unfoldDebrief(coach.debrief);
  const line = coach.debrief.getByRole('listitem').filter({ hasText: ASKED });
  await line.first().getByText(FUEL_CHECK, { exact: false }).waitFor();
  expect(await line.first().innerText()).toContain('Satisfactory');
});
