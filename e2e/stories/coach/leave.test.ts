import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buyAccess } from '../../support/buy-access.ts';
import { coachPage, lastQuestion } from '../../support/coach-page.ts';
import { createPilot, type Pilot, signIn } from '../../support/create-pilot.ts';
import { attachLineCutter, cutLine } from '../../support/cut-line.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** A phone whose browser shows its own bars. */
const PHONE = { width: 390, height: 664 };
const DONT_KNOW = "I don't know.";

let browser: Browser;
let page: Page;
let coach: ReturnType<typeof coachPage>;
let question: string;
let pilot: Pilot;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    viewport: PHONE,
    hasTouch: true,
    permissions: ['microphone'],
  });
  pilot = await createPilot(serverUrl, 'Slippery Test');
  await signIn(context, serverUrl, pilot);
  await buyAccess(context, serverUrl, pilot.email);
  await attachLineCutter(context);
  page = await context.newPage();
  coach = coachPage(page, serverUrl);
});
afterAll(() => browser.close());

const asking = () => page.getByRole('alertdialog', { name: 'Pause or end?' });
const press = (name: string) => asking().getByRole('button', { name }).click();
/** The offer to go on; taken, the examiner asks again what he had asked. */
async function goOn() {
  await page.getByText('Your last session was interrupted.').waitFor();
  await coach.goOn();
  expect(await coach.firstWords()).toContain(question);
}

test('an exam has the screen to itself, and all that a thumb needs is on it', async () => {
  await page.goto(`${serverUrl}/dashboard`);
  await page.getByRole('link', { name: 'AI Coach', exact: true }).click();
  await page.getByRole('button', { name: 'Meet with the examiner' }).waitFor();
  await coach.begin();
  await coach.firstWords();
  await coach.answer(DONT_KNOW);
  question = lastQuestion(await coach.answer(DONT_KNOW));
  expect(await page.getByRole('banner').count()).toBe(0);
  expect(await page.getByRole('contentinfo').count()).toBe(0);
  await page.getByRole('region', { name: 'The question' }).getByText(question, { exact: false }).waitFor();
  for (const name of ['Say again', 'Look it up', 'More']) {
    const box = await page.getByRole('button', { name, exact: true }).boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(PHONE.height);
    expect(box!.height).toBeGreaterThanOrEqual(44);
  }
  expect(await inspectPage(page, 'room-phone')).toEqual([]);
});

test('back asks first, and whoever stays goes on', async () => {
  await page.goBack();
  await asking().waitFor();
  expect(await inspectPage(page, 'room-leaving')).toEqual([]);
  await press('Stay');
  await asking().waitFor({ state: 'hidden' });
  expect(await coach.answer('Could you repeat the question?')).not.toBe('');
});

test('paused, it goes on at the same question', async () => {
  question = lastQuestion(await coach.answer(DONT_KNOW));
  await coach.askToEnd();
  await press('Pause');
  await goOn();
});

test('paused on the phone, it goes on at the desk at the same question, and then on the phone again', async () => {
  await coach.askToEnd();
  await press('Pause');
  await page.getByText('Your last session was interrupted.').waitFor();
  const desk = await browser.newContext({ reducedMotion: 'reduce', permissions: ['microphone'] });
  await signIn(desk, serverUrl, pilot);
  const there = await desk.newPage();
  const coachThere = coachPage(there, serverUrl);
  await coachThere.open();
  await there.getByText('Your last session was interrupted.').waitFor();
  await coachThere.goOn();
  expect(await coachThere.firstWords()).toContain(question);
  await coachThere.askToEnd();
  await there.getByRole('alertdialog').getByRole('button', { name: 'Pause' }).click();
  await there.getByText('Your last session was interrupted.').waitFor();
  await desk.close();
  await page.reload();
  await goOn();
});

test('a reload comes back to the same question', async () => {
  await page.reload();
  await goOn();
});

test('so does going to another page, and the dashboard says that he waits', async () => {
  await page.goto(`${serverUrl}/dashboard`);
  await page.getByText('Your last session was interrupted.').waitFor();
  expect(await inspectPage(page, 'dashboard-waiting')).toEqual([]);
  await page.getByRole('link', { name: 'Go on', exact: true }).click();
  await goOn();
});

test('back to a page of before, which asks nothing of ours, leaves it waiting there too', async () => {
  await page.goto(`${serverUrl}/dashboard`);
  await page.goto(`${serverUrl}/ai-coach`);
  await goOn();
  await page.goBack();
  await page.waitForURL(/dashboard$/);
  await page.getByText('Your last session was interrupted.').waitFor();
  await page.getByRole('link', { name: 'Go on', exact: true }).click();
  await goOn();
});

test('a network that is lost and comes back brings the same question by itself', async () => {
  const before = (await coach.examinerWords()).length;
  const restoreLine = await cutLine(page);
  await page.getByText('The connection was lost.', { exact: false }).waitFor();
  const pinned = page.getByRole('region', { name: 'The question' });
  await pinned.getByText(question, { exact: false }).waitFor();
  expect(await inspectPage(page, 'room-reconnecting')).toEqual([]);
  await restoreLine();
  const again = await waitUntil('the examiner to go on', async () => {
    const words = await coach.examinerWords();
    return words.length > before && words.slice(before);
  });
  expect(again).toContain(question);
});

test('ended, there is a debrief', async () => {
  await coach.end();
  await coach.debrief.waitFor();
});
