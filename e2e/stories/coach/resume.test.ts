import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { coachPage, lastQuestion } from '../../support/coach-page.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { createRestartableServer } from '../../support/restartable-server.ts';
import { subscribePilot } from '../../support/subscribe-pilot.ts';
import { unfoldDebrief } from '../../support/unfold-debrief.ts';
import { waitUntil } from '../../support/wait-until.ts';

let server: Awaited<ReturnType<typeof createRestartableServer>>;
let browser: Browser;
beforeAll(async () => {
  server = await createRestartableServer(inject('voice'));
  await server.start();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

const DONT_KNOW = "I don't know.";
test('a server killed in mid-exam and started again goes on at the same question, on its time', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await subscribePilot(context, server.url, 'Interrupted Test');
  const page = await context.newPage();
  const coach = coachPage(page, server.url);
  await coach.open();
  await coach.begin();
  await coach.firstWords();
  await coach.answer(DONT_KNOW);
  const question = lastQuestion(await coach.answer(DONT_KNOW));
  const clock = page.getByTestId('clock');

  await server.kill();
  await coach.noticeLoss(DONT_KNOW);
  await page.getByText('The connection was lost.', { exact: false }).waitFor();
  const stoppedAt = await clock.innerText();
  expect(await inspectPage(page, 'coach-reconnecting')).toEqual([]);
  const before = (await coach.examinerWords()).length;
  await server.start();
  const words = await waitUntil('the examiner to go on', async () => {
    const said = await coach.examinerWords();
    return said.length > before && said.slice(before);
  });
  expect(words).toContain(question);
  // Lost time is given back: the clock goes on from where it stood, or from a little more.
  const seconds = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  expect(seconds(await clock.innerText())).toBeGreaterThanOrEqual(seconds(stoppedAt) - 2);

  await coach.answer(DONT_KNOW);
  await coach.end();
  await unfoldDebrief(coach.debrief);
  await coach.debrief.locator('blockquote').first().waitFor();
  await context.close();
});

test('a page that died finds its session again, and can go on', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await subscribePilot(context, server.url, 'Reloaded Test');
  const page = await context.newPage();
  const coach = coachPage(page, server.url);
  await coach.open();
  await coach.begin();
  await coach.firstWords();
  await coach.answer(DONT_KNOW);
  const question = lastQuestion(await coach.answer(DONT_KNOW));
  await crash(page);

  const again = await context.newPage();
  const after = coachPage(again, server.url);
  await waitUntil('the session to be offered', async () => {
    await after.open();
    return again
      .getByText('Your last session was interrupted.')
      .waitFor({ timeout: 2_000 })
      .then(() => true)
      .catch(() => false);
  });
  expect(await inspectPage(again, 'coach-interrupted')).toEqual([]);
  await after.goOn();
  expect(await after.firstWords()).toContain(question);
  await after.end();
  await after.debrief.waitFor();
  await context.close();
});

/** A tab that dies without a word to the server, as on a phone that ran out of memory. */
async function crash(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  void client.send('Page.crash').catch(() => {});
  await new Promise((resolve) => page.once('crash', resolve));
}
