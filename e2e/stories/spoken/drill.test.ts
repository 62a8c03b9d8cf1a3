import { loadContent, quickQuestions } from '@rightseat/examiner';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { inspectPage } from '../../support/inspect-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { attachPilotVoice, pilotSays } from '../../support/pilot-voice.ts';
import { shareHeard } from '../../support/share-heard.ts';
import { recordSpeech } from '../../support/speech.ts';
import { subscribePilot } from '../../support/subscribe-pilot.ts';
import { watchConsole } from '../../support/watch-console.ts';

let browser: Browser;
let page: Page;
let complaints: string[];
const serverUrl = inject('serverUrl');
beforeAll(async () => {
  browser = await openBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await attachPilotVoice(context);
  await subscribePilot(context, serverUrl, 'Drill Test');
  page = await context.newPage();
  complaints = watchConsole(page);
});
afterAll(() => browser.close());

const button = (name: string) => page.getByRole('button', { name });

test('a drill asks aloud, hears the answer and judges it on the spot', async () => {
  await page.goto(`${serverUrl}/drills`);
  await page.getByLabel('Questions from').selectOption('PA.IX');
  const said = page.waitForResponse(/\/speech$/);
  await button('Start the clock').click();
  const ask = await page.getByRole('region', { name: 'The question' }).getByRole('heading').innerText();
  const asked = [...quickQuestions(loadContent()).values()].find(({ askable }) => askable.ask === ask);
  const { answer } = await recordSpeech({ answer: asked!.askable.modelAnswer });
  await page.getByText('Listening. Say your answer.').waitFor();
  expect((await (await said).json()).wav.length).toBeGreaterThan(40_000);
  expect(await inspectPage(page, 'drill-spoken')).toEqual([]);
  await pilotSays(page, answer!);
  await button('Done speaking').click();
  await page.getByRole('heading', { name: 'Model answer' }).waitFor();
  const heard = await page.getByText(/^Heard: “/).innerText();
  expect(shareHeard(asked!.askable.modelAnswer, heard)).toBeGreaterThan(0.5);
  expect(await inspectPage(page, 'drill-heard')).toEqual([]);
  await button('Not what I said').click();
  await page.getByText('it counts for nothing', { exact: false }).waitFor();
  // Who reads and writes is quicker than the examiner's voice, which is still on its way: it is called off.
  await page.route(/\/speech$/, () => {});
  const calledOff = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/speech'));
  await button('Next question').click();
  await page.getByRole('textbox', { name: 'Your answer' }).fill("I don't know.");
  await button('Answer').click();
  await calledOff;
  await page.getByRole('heading', { name: 'Your answer' }).waitFor();
  expect(complaints).toEqual([]);
});
