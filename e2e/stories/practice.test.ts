import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buyAccess } from '../support/buy-access.ts';
import { coachPage } from '../support/coach-page.ts';
import { createPilot, type Pilot, signIn } from '../support/create-pilot.ts';
import { inspectPage } from '../support/inspect-page.ts';
import { launchBrowser } from '../support/launch-browser.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A pilot between sessions: the plan, a drill, and a retest of what was left, told in order. */
let browser: Browser;
let context: BrowserContext;
let page: Page;
let pilot: Pilot;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await launchBrowser({ microphone: 'none' });
  context = await browser.newContext({ reducedMotion: 'reduce' });
  pilot = await createPilot(serverUrl, 'Practice Test');
  await signIn(context, serverUrl, pilot);
  page = await context.newPage();
});
afterAll(() => browser.close());

const button = (name: string) => page.getByRole('button', { name });
const link = (name: string) => page.getByRole('link', { name, exact: true });

test('without access a drill sends the pilot where the coach does', async () => {
  await page.goto(`${serverUrl}/drills`);
  await page.getByText('You need an active subscription to access the AI Coach.').waitFor();
  expect(new URL(page.url()).pathname).toBe('/pricing');
  await buyAccess(context, serverUrl, pilot.email);
});

test('a date makes a plan for each day until then, and says what does not fit', async () => {
  await page.goto(`${serverUrl}/progress`);
  const plan = page.getByRole('region', { name: 'Day by day' });
  const nameDay = async (days: number) => {
    const at = new Date(Date.now() + days * DAY_MS);
    const pad = (value: number) => String(value).padStart(2, '0');
    const day = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
    await page.getByLabel('Date (optional)').fill(day);
    await page.getByLabel('Date (optional)').blur();
  };
  await nameDay(1);
  await plan.getByText('There is no day left to work on 4 legs', { exact: false }).waitFor();
  await nameDay(30);
  await plan.getByText('The 24 days after that').click();
  await plan.getByText('Your checkride', { exact: true }).waitFor();
  await plan.getByText('Light review only', { exact: false }).waitFor();
  await plan
    .getByRole('link', { name: /^Leg 1/ })
    .first()
    .waitFor();
});

test('a drill is judged answer by answer, moves the plan, and counts as no session', async () => {
  await link('Two-minute drill').click();
  await page.getByLabel('Questions from').selectOption('PA.IX');
  await button('Start the clock').click();
  await page.getByRole('timer', { name: 'Time left' }).waitFor();
  expect(await button('Answer').isDisabled()).toBe(true);
  expect(await inspectPage(page, 'drill-question')).toEqual([]);
  await page.getByLabel('Your answer').fill('I would <b>ask</b> somebody.');
  await button('Answer').click();
  await page.getByRole('heading', { name: 'Model answer' }).waitFor();
  await page.getByText('I would <b>ask</b> somebody.', { exact: false }).waitFor();
  const over = page.getByRole('heading', { name: 'The drill is over' });
  while (!(await over.isVisible())) {
    await button('Next question').click();
    await button("I don't know").click();
    await page.getByRole('heading', { name: 'Model answer' }).first().waitFor();
  }
  await page.getByText('Unsatisfactory', { exact: false }).first().waitFor();
  expect(await inspectPage(page, 'drill-over')).toEqual([]);
  await link('Your Progress').click();
  await page
    .getByRole('region', { name: 'Day by day' })
    .getByRole('link', { name: 'Drill what is due' })
    .first()
    .waitFor();
  await page.goto(`${serverUrl}/dashboard`);
  await page.getByText('Never', { exact: true }).waitFor();
});

test('what a session left is retested, and nothing else', async () => {
  const coach = coachPage(page, serverUrl);
  await page.goto(`${serverUrl}/ai-coach?rating=private&leg=1&manner=checkride`);
  expect(await page.getByRole('radio', { name: /^A leg of the oral/ }).isChecked()).toBe(true);
  await coach.begin();
  await coach.firstWords();
  await coach.end();
  await coach.debrief.getByRole('heading', { name: 'Letter of Discontinuance' }).waitFor();
  await coach.debrief.getByRole('link', { name: 'Retest' }).click();
  const ground = page.getByRole('region', { name: 'Retest, Private Airplane' });
  await ground.getByText('PA.I.A', { exact: true }).waitFor();
  expect(await ground.getByText('PA.I.D', { exact: true }).count()).toBe(0);
  expect(await inspectPage(page, 'retest-setup')).toEqual([]);

  await page.goto(`${serverUrl}/progress`);
  const retests = page.getByRole('region', { name: 'To retest' });
  await retests.getByRole('link', { name: 'Retest', exact: true }).click();
  await ground.waitFor();
  await coach.begin();
  await coach.firstWords();
  await coach.end();
  await coach.debrief.getByText('retest of leg 1', { exact: false }).waitFor();

  await page.goto(`${serverUrl}/ai-coach?retest=conv_forged`);
  await page.getByText('There is no such session to retest.').waitFor();
  await button('Choose another exam').click();
  await page.getByRole('radio', { name: /^All areas/ }).waitFor();
});
