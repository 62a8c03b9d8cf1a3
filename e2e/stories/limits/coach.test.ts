import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { coachPage } from '../../support/coach-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { takeScreenshots } from '../../support/screenshots.ts';
import { startStoryServer } from '../../support/story-server.ts';
import { subscribePilot } from '../../support/subscribe-pilot.ts';

let server: Awaited<ReturnType<typeof startStoryServer>>;
let browser: Browser;
beforeAll(async () => {
  server = await startStoryServer(inject('voice'), { COACH_SECONDS: '20' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

test('the server ends a coach session at its limit, and what was said until then is debriefed', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await subscribePilot(context, server.url, 'Limit Test');
  const page = await context.newPage();
  const coach = coachPage(page, server.url);
  await coach.open();
  await coach.choose('Checkride');
  await coach.begin();
  await coach.firstWords();
  // A page that has lost count of time must still be stopped.
  await page.evaluate(() => {
    Date.now = () => 0;
  });
  const said = 'I would ask my instructor about this one.';
  await coach.give(said);
  await coach.debrief.waitFor({ timeout: 60_000 });
  await coach.debrief.getByText('PRACTICE', { exact: true }).waitFor();
  const transcript = await page.evaluate(async () => {
    const { conversations } = await (await fetch('/api/conversations')).json();
    return (await (await fetch(`/api/conversations/${conversations[0].id}`)).json()).transcript;
  });
  expect(transcript.map(({ text }: { text: string }) => text)).toContain(said);
  await takeScreenshots(page, 'coach-limit');
  expect(await page.getByRole('button', { name: 'End Conversation' }).count()).toBe(0);
});
