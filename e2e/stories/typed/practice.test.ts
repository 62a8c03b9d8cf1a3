import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buyAccess } from '../../support/buy-access.ts';
import { createPilot, type Pilot, signIn } from '../../support/create-pilot.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A pilot between sessions: the plan and a drill, told in order. */
let browser: Browser;
let context: BrowserContext;
let page: Page;
let pilot: Pilot;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
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

test('the dashboard asks for the day once, and says what to do without one', async () => {
  await page.goto(`${serverUrl}/dashboard`);
  await page.getByLabel('When is your checkride?').waitFor();
  await button('I have no date yet').click();
  await page.getByText('Name the day', { exact: true }).waitFor();
  await page.reload();
  await page.getByText('Name the day', { exact: true }).waitFor();
  expect(await button('I have no date yet').isVisible()).toBe(false);
  expect(await link('Start leg 1').getAttribute('href')).toContain('leg=1');
  expect(await inspectPage(page, 'dashboard-no-date')).toEqual([]);
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
  expect(await inspectPage(page, 'progress-plan')).toEqual([]);
});

test('a drill is judged answer by answer, moves the plan, and counts as no session', async () => {
  await link('Two-minute drill').click();
  await page.getByLabel('Questions from').selectOption('PA.IX');
  expect(await inspectPage(page, 'drill-setup')).toEqual([]);
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
  await page.getByRole('heading', { name: /^30 days to your checkride$|^29 days/ }).waitFor();
  await page.getByText('Practiced on 1 of the last 7 days', { exact: false }).waitFor();
  await page.getByText('Never', { exact: true }).waitFor();
  expect(await inspectPage(page, 'dashboard')).toEqual([]);
});
