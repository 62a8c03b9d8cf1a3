import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findAskedQuestion } from '../../support/asked-question.ts';
import { buyAccess } from '../../support/buy-access.ts';
import { coachPage } from '../../support/coach-page.ts';
import { createPilot, type Pilot, signIn } from '../../support/create-pilot.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { takeScreenshots } from '../../support/screenshots.ts';
import { unfoldDebrief } from '../../support/unfold-debrief.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { watchConsole } from '../../support/watch-console.ts';

const WRONG = 'I would wing it, it hardly matters.';

/** One pilot's way from the pricing page to the debrief, told in order. */
let browser: Browser;
let context: BrowserContext;
let page: Page;
let complaints: string[];
let pilot: Pilot;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext({ reducedMotion: 'reduce', permissions: ['microphone'] });
  pilot = await createPilot(serverUrl, 'Bessie Test');
  await signIn(context, serverUrl, pilot);
  page = await context.newPage();
  complaints = watchConsole(page);
});
afterAll(() => browser.close());

const at = (path: string) =>
  waitUntil(`to be at ${path}, not ${page.url()}`, async () => new URL(page.url()).pathname === path);

test('without access the coach leads to the pricing page and says why', async () => {
  await page.goto(`${serverUrl}/dashboard`);
  await page.getByText('Never', { exact: true }).waitFor();
  await page.goto(`${serverUrl}/ai-coach`);
  await at('/pricing');
  const alert = page.getByRole('alertdialog');
  await alert
    .getByText('You need an active subscription to access the AI Coach. Please purchase a plan.', {
      exact: true,
    })
    .waitFor();
  expect(await inspectPage(page, 'coach-no-access')).toEqual([]);
  await alert.getByRole('button').first().click();
});

test('the first visit takes three steps, and none has to be taken', async () => {
  await buyAccess(context, serverUrl, pilot.email);
  const coach = coachPage(page, serverUrl);
  await coach.open();
  await page.getByText(pilot.email).waitFor();
  const offered = page.getByRole('heading', { name: 'Begin: leg 1, coach, Cessna 172S' });
  await offered.waitFor();
  expect(await page.getByRole('button', { name: 'Meet with the examiner' }).isEnabled()).toBe(true);
  await page.getByText('Step 1 of 3').waitFor();
  expect(await inspectPage(page, 'coach-first-step')).toEqual([]);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('radio', { name: /^Robert Ellis/ }).waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Try your microphone' }).waitFor();
  await coach.change();
  await page.getByText('Area of Operation').first().waitFor();
  expect(await inspectPage(page, 'coach-ready')).toEqual([]);
});

test('microphone and line are looked at before the minutes count', async () => {
  await coachPage(page, serverUrl).meet();
  await page.getByRole('heading', { name: 'Before the minutes count' }).waitFor();
  expect(await inspectPage(page, 'coach-check')).toEqual([]);
  await page
    .getByRole('button', { name: 'Cancel' })
    .click({ timeout: 2_000 })
    .catch(() => coachPage(page, serverUrl).end());
});

test('an exam by typed answers ends in a debrief that quotes them', async () => {
  const coach = coachPage(page, serverUrl);
  await coach.open();
  await coach.choose('Checkride');
  await coach.begin();
  const asked = findAskedQuestion(await coach.firstWords());
  if (!asked) throw new Error('The examiner opened without a question of ours');
  await coach.answer(asked.modelAnswer);
  expect(await inspectPage(page, 'coach-live')).toEqual([]);
  await coach.answer(WRONG);
  await coach.answer(WRONG);

  await coach.end();
  const quotes = await waitUntil('quotes in the debrief', async () => {
    const found = await coach.debrief.locator('blockquote').allInnerTexts();
    return found.length > 1 && found;
  });
  const said = [asked.modelAnswer, WRONG];
  for (const quote of quotes) {
    expect(said.some((words) => words.includes(quote.replace(/^“|”$/g, '')))).toBe(true);
  }
  await coach.debrief.getByText('Satisfactory', { exact: false }).first().waitFor();
  expect(await inspectPage(page, 'coach-debrief')).toEqual([]);
  await coach.debrief
    .getByRole('group', { name: 'Show' })
    .getByRole('button', { name: /Not assessed/ })
    .click();
  expect(await inspectPage(page, 'debrief-filtered')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await takeScreenshots(page, 'debrief-print');
  await page.emulateMedia({ media: 'screen' });
});

test('the dashboard counts the session, and leads back to its debrief', async () => {
  await page.goto(`${serverUrl}/dashboard`);
  const figure = (name: string) =>
    page.locator('dl > div', { has: page.getByText(name, { exact: true }) }).locator('dd');
  const { sessionsThisMonth } = await page.evaluate(async () => (await fetch('/api/user/sessions')).json());
  await figure('Sessions This Month').getByText(String(sessionsThisMonth), { exact: true }).waitFor();
  expect(sessionsThisMonth).toBeGreaterThan(0);
  expect(await figure('Last Access').innerText()).toContain(String(new Date().getFullYear()));
  await page.getByText('Active', { exact: true }).waitFor();
  expect(await inspectPage(page, 'coach-dashboard')).toEqual([]);
  await page.getByRole('region', { name: 'Your sessions' }).getByRole('link').first().click();
  await page.getByRole('heading', { name: 'Debrief', level: 1 }).waitFor();
  await unfoldDebrief(page.locator('main'));
  await page.locator('blockquote').first().waitFor();
});

test('a second tab is refused with a clear message while the first goes on', async () => {
  const first = coachPage(page, serverUrl);
  await first.open();
  await first.begin();
  await first.firstWords();
  // A conversation counts from its first answer on.
  await first.answer('Could you repeat the question?');
  const other = await context.newPage();
  const second = coachPage(other, serverUrl);
  await second.open();
  await second.begin();
  await second.alert.getByText(/open in another tab or on another device/).waitFor();
  expect(await inspectPage(other, 'coach-second-tab')).toEqual([]);
  await other.close();
  expect(await first.answer('Could you repeat the question?')).not.toBe('');
  await first.end();
  await first.debrief.waitFor();
});

test('the browser complained of nothing on the way', () => {
  // The second tab's refusal is another page's.
  expect(complaints).toEqual([]);
});
