import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accountPage } from '../../support/account-page.ts';
import { findAskedQuestion } from '../../support/asked-question.ts';
import { buyAccess } from '../../support/buy-access.ts';
import { demoPage } from '../../support/demo-page.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { readDownload } from '../../support/read-download.ts';
import { readMailedLink } from '../../support/read-mail.ts';
import { waitUntil } from '../../support/wait-until.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const pilot = { name: 'Keeper Test', email: 'keeper@example.com', password: 'Propeller1' };

/** A visitor whose demo becomes the first thing in an account, and who wants to be reminded: told in order. */
let browser: Browser;
let page: Page;
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
});
afterAll(() => browser.close());

test('the debrief of a demo is carried into the account that its visitor makes', async () => {
  const demo = demoPage(page);
  await demo.open(serverUrl);
  await demo.startTyping();
  const asked = await waitUntil('a question of ours', async () => {
    const lines = await demo.captions();
    return findAskedQuestion(lines.map(({ text }) => text).join(' '));
  });
  await demo.type(asked.modelAnswer);
  await waitUntil('the answer in the captions', async () =>
    (await demo.captions()).some(({ speaker }) => speaker.startsWith('You')),
  );
  await demo.end();
  await demo.debrief.locator('blockquote').first().waitFor();
  expect(await inspectPage(page, 'demo-kept')).toEqual([]);
  await page.getByRole('link', { name: 'Keep this debrief' }).click();
  const account = accountPage(page, serverUrl);
  await account.fillRegistration(pilot);
  await account.seesHeading('Registration Successful');
  expect(await inspectPage(page, 'registered')).toEqual([]);
  await page.goto(await readMailedLink(serverUrl, pilot.email, '/verify-email'));
  await page.getByText(`Signed in as ${pilot.email}.`).waitFor();
  expect(await page.getByRole('button', { name: 'Not you?' }).isVisible()).toBe(true);
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: 'Debrief', level: 1 }).waitFor();
  await page.getByText(asked.ask, { exact: false }).first().waitFor();
  await page.goto(`${serverUrl}/dashboard`);
  await page.getByRole('region', { name: 'Your sessions' }).getByRole('link').first().waitFor();
});

test('the week’s plan comes by mail if wanted, and stays wanted', async () => {
  await buyAccess(page.context(), serverUrl, pilot.email);
  await page.goto(`${serverUrl}/progress`);
  const mail = page.getByRole('checkbox', { name: 'Mail me the week’s plan on Mondays' });
  await page
    .getByLabel('Date (optional)')
    .fill(new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10));
  await page.getByLabel('Date (optional)').blur();
  await mail.waitFor();
  expect(await mail.isChecked()).toBe(false);
  const saved = page.waitForResponse(/weekly-mail$/);
  await mail.click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await mail.waitFor();
  expect(await mail.isChecked()).toBe(true);
  expect(await inspectPage(page, 'reminders')).toEqual([]);
});

test('the plan goes into a calendar, day by day', async () => {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'The plan for your calendar (.ics)' }).click();
  const calendar = await readDownload(await download);
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(2);
  expect(calendar).toContain('SUMMARY:Your checkride');
});
