import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { coachPage } from '../../support/coach-page.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { subscribePilot } from '../../support/subscribe-pilot.ts';

const DONT_KNOW = "I don't know.";

let browser: Browser;
let page: Page;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await subscribePilot(context, serverUrl, 'Retest Test');
  page = await context.newPage();
});
afterAll(() => browser.close());

test('what a session left is retested, and nothing else', async () => {
  const coach = coachPage(page, serverUrl);
  await page.goto(`${serverUrl}/ai-coach?rating=private&leg=1&manner=checkride`);
  await page.getByRole('heading', { name: 'Begin: leg 1, checkride, Cessna 172S' }).waitFor();
  await coach.change();
  expect(await page.getByRole('radio', { name: /^A leg of the oral/ }).isChecked()).toBe(true);
  await coach.begin();
  await coach.firstWords();
  await coach.answer(DONT_KNOW);
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
  await coach.answer(DONT_KNOW);
  await coach.end();
  await coach.debrief.getByText('retest of leg 1', { exact: false }).waitFor();

  await page.goto(`${serverUrl}/ai-coach?retest=conv_forged`);
  await page.getByText('There is no such session to retest.').waitFor();
  await page.getByRole('button', { name: 'Choose another exam' }).click();
  await page.getByRole('radio', { name: /^All areas/ }).waitFor();
});
