import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { demoPage } from '../../support/demo-page.ts';
import { inspectPage } from '../../support/inspect-page.ts';
import { launchBrowser, openBrowser } from '../../support/open-browser.ts';
import { attachPilotVoice } from '../../support/pilot-voice.ts';
import { waitUntil } from '../../support/wait-until.ts';

const MESSAGE = 'Microphone access is required. Please allow microphone permissions and try again.';

const browsers: Browser[] = [];
let refused: Browser;
let none: Browser;
beforeAll(async () => {
  refused = await openBrowser();
  none = await launchBrowser('none');
  browsers.push(refused, none);
});
afterAll(() => Promise.all(browsers.map((browser) => browser.close())));

test.each([
  ['refused', () => refused, 'The microphone was refused.'],
  ['missing', () => none, 'No microphone was found.'],
] as const)('with the microphone %s the page says so, and typing is offered', async (name, open, help) => {
  const context = await open().newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const demo = demoPage(page);
  await demo.open(inject('serverUrl'));
  await demo.start();
  await demo.alert.getByText(MESSAGE, { exact: true }).waitFor();
  await demo.alert.getByText(help, { exact: false }).waitFor();
  expect(await inspectPage(page, `demo-microphone-${name}`)).toEqual([]);
  await demo.alert.getByRole('button', { name: 'Type your answers' }).click();
  const lines = await waitUntil('the examiner to begin', async () => {
    const all = await demo.captions();
    return all.length > 0 && all;
  });
  expect(lines[0]?.speaker).toBe('Examiner');
  await context.close();
});

test('a microphone that gives nothing is told of, and goes on with typing', async () => {
  const context = await refused.newContext({ reducedMotion: 'reduce', permissions: ['microphone'] });
  await attachPilotVoice(context);
  const page = await context.newPage();
  const demo = demoPage(page);
  await demo.open(inject('serverUrl'));
  await demo.start();
  const notice = page.getByText('Nothing has come from your microphone yet.', { exact: false });
  await notice.waitFor({ timeout: 90_000 });
  expect(await inspectPage(page, 'room-unheard')).toEqual([]);
  await demo.type("I don't know.");
  await notice.waitFor({ state: 'hidden' });
  await context.close();
});
