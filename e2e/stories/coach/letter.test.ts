import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ADMIN } from '../../support/admin-account.ts';
import { adminPage } from '../../support/admin-page.ts';
import { coachPage } from '../../support/coach-page.ts';
import { signIn } from '../../support/create-pilot.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { subscribePilot } from '../../support/subscribe-pilot.ts';

const CODE = 'PA.I.C.K2';
const DONT_KNOW = "I don't know.";

/** Missed codes, the letter, a challenge, the instructor's link and the map, told in order. */
let browser: Browser;
let context: BrowserContext;
let page: Page;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext({ reducedMotion: 'reduce' });
  await subscribePilot(context, serverUrl, 'Letter Test');
  page = await context.newPage();
});
afterAll(() => browser.close());

test('missed codes are read, unknown ones pointed out, and a failed one ends open in a letter', async () => {
  const coach = coachPage(page, serverUrl);
  await coach.open();
  await coach.choose('Checkride');
  await coach.choose('My missed codes');
  expect(await page.getByRole('button', { name: 'Meet with the examiner' }).isDisabled()).toBe(true);
  await page.getByRole('textbox', { name: 'Missed codes' }).fill(`${CODE.toLowerCase()}, PA.IX.Z.K9`);
  await page.getByRole('button', { name: 'Read the codes' }).click();
  await page.getByText('Not in the standard of this rating').waitFor();
  expect(await inspectPage(page, 'coach-codes')).toEqual([]);
  await coach.begin();
  await coach.firstWords();
  const letter = coach.debrief.getByRole('heading', { name: 'Notice of Disapproval' });
  const isThere = letter.waitFor({ timeout: 120_000 }).then(
    () => true,
    () => false,
  );
  // The last answer is not answered: the letter comes instead, and the answer box is gone.
  const answered = () =>
    coach.answer(DONT_KNOW).then(
      () => false,
      () => isThere,
    );
  for (let turn = 0; turn < 4; turn++) {
    if (await Promise.race([answered(), isThere])) break;
  }
  expect(await isThere).toBe(true);
  await coach.debrief.getByText('PRACTICE', { exact: true }).waitFor();
  expect(await coach.debrief.getByRole('region', { name: 'Your codes' }).innerText()).toContain(
    `Open · ${CODE}`,
  );
  expect(await inspectPage(page, 'coach-letter')).toEqual([]);
});

test('a line is challenged', async () => {
  const { debrief } = coachPage(page, serverUrl);
  await debrief.getByRole('button', { name: 'Challenge this' }).first().click();
  await debrief.getByLabel('What is wrong with it?').fill('I said it <i>differently</i>.');
  await debrief.getByRole('button', { name: 'Send challenge' }).click();
  await debrief.getByText('It waits for an answer', { exact: false }).waitFor();
  expect(await inspectPage(page, 'coach-challenged')).toEqual([]);
});

test('an instructor reads the debrief by its link until it is taken back', async () => {
  const { debrief } = coachPage(page, serverUrl);
  await debrief.getByRole('button', { name: 'Make a read-only link' }).click();
  const link = await debrief.getByText('/shared-debrief/').innerText();
  const stranger = await browser.newContext({ reducedMotion: 'reduce' });
  const instructor = await stranger.newPage();
  await instructor.goto(link);
  await instructor.getByText('Shared by Letter Test').waitFor();
  await instructor.getByRole('heading', { name: 'Notice of Disapproval' }).waitFor();
  expect(await instructor.getByRole('button', { name: 'Challenge this' }).count()).toBe(0);
  await instructor.getByText('The pilot answered', { exact: false }).waitFor();
  expect(await inspectPage(instructor, 'shared-debrief')).toEqual([]);
  await instructor.getByLabel('Your name').fill('Pat O. Instructor');
  await instructor.getByLabel('About').selectOption({ label: 'Question 1' });
  await instructor.getByLabel('Your comment').fill('Say <b>why</b> first.');
  await instructor.getByRole('button', { name: 'Send comment' }).click();
  await instructor.getByText('Your comment stands in the debrief.').waitFor();
  await instructor.getByRole('button', { name: 'Mark as reviewed' }).click();
  await instructor.getByText('Marked as reviewed.', { exact: false }).waitFor();
  expect(await instructor.getByRole('button', { name: 'Mark as reviewed' }).count()).toBe(0);
  await debrief.getByRole('button', { name: 'Take the link back' }).click();
  await debrief.getByRole('button', { name: 'Make a read-only link' }).waitFor();
  await instructor.reload();
  await instructor.getByText('its pilot has taken it back', { exact: false }).waitFor();
  await stranger.close();
});

test('the pilot finds the comment and the mark, says the answer again, and deletes the comment', async () => {
  await page.goto(`${serverUrl}/ai-coach`);
  await page.getByRole('region', { name: 'Your sessions' }).getByRole('link').first().click();
  await page.getByText('Reviewed by Pat O. Instructor').waitFor();
  await page.getByRole('link', { name: 'Question 1, unsatisfactory' }).click();
  const row = page.getByRole('region', { name: 'Question by question' }).getByRole('listitem').first();
  await row.getByText('Say <b>why</b> first.').waitFor();
  expect(await inspectPage(page, 'debrief-own')).toEqual([]);
  await row.getByRole('button', { name: 'Say it again' }).click();
  await row.getByLabel('Your answer').fill(DONT_KNOW);
  await row.getByRole('button', { name: 'Judge it' }).click();
  await row.getByText("You said that you didn't know.").first().waitFor();
  expect(await inspectPage(page, 'debrief-said-again')).toEqual([]);
  await row.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Delete what Pat O. Instructor wrote' }).first().click();
  await row.getByText('Say <b>why</b> first.').waitFor({ state: 'detached' });
});

test('the map shows the open code, and the checkride date is kept', async () => {
  await page.goto(`${serverUrl}/progress`);
  const area = page.getByText('Preflight Preparation PA.I', { exact: true });
  await area.click();
  await page.getByText(`${CODE}, open code`, { exact: true }).waitFor();
  const date = page.getByLabel('Date (optional)');
  await date.fill('2099-12-24');
  await date.blur();
  await page.getByText('days left', { exact: false }).waitFor();
  expect(await inspectPage(page, 'progress')).toEqual([]);
  await page.reload();
  expect(await page.getByLabel('Date (optional)').inputValue()).toBe('2099-12-24');
});

test('an admin answers the challenge, and the pilot reads the answer', async () => {
  const office = await browser.newContext({ reducedMotion: 'reduce' });
  await signIn(office, serverUrl, ADMIN);
  const desk = await office.newPage();
  const admin = adminPage(desk, serverUrl);
  await admin.open('/admin/challenges');
  const challenge = desk.getByRole('listitem').filter({ hasText: 'I said it <i>differently</i>.' });
  const right = challenge.getByRole('button', { name: 'The pilot was right' });
  expect(await right.isDisabled()).toBe(true);
  await challenge.getByText('The whole conversation').click();
  await challenge.getByText('Examiner', { exact: true }).first().waitFor();
  await challenge.getByLabel('Your answer to the pilot').fill('You did say so.');
  expect(await inspectPage(desk, 'admin-challenges')).toEqual([]);
  await right.click();
  expect(await admin.told()).toBe('The pilot sees your answer beside the line.');
  await challenge.getByText('pilot was right', { exact: true }).waitFor();
  await office.close();

  await page.goto(`${serverUrl}/ai-coach`);
  await page.getByRole('region', { name: 'Your sessions' }).getByRole('link').first().click();
  await page.getByText('and you were right', { exact: false }).waitFor();
  await page.getByText('You did say so.').waitFor();
});
