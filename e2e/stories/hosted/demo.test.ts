import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../bench/server-process.ts';
import { startElevenLabsLocal } from '../../elevenlabs-local/start-elevenlabs-local.ts';
import { contains, findAskedQuestion } from '../../support/asked-question.ts';
import { demoPage } from '../../support/demo-page.ts';
import { openBrowser } from '../../support/open-browser.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** The same page as ever, with the vendor's own client, on another company's line. */
const API_KEY = 'xi_story_key_0123456789';

let company: Awaited<ReturnType<typeof startElevenLabsLocal>>;
let server: ServerProcess;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  company = await startElevenLabsLocal({
    apiKey: API_KEY,
    modelUrl: () => server.url,
    webhookSecret: 'unused',
  });
  server = await startServerProcess({
    LOG_LEVEL: 'warn',
    ELEVENLABS_API_KEY: API_KEY,
    ELEVENLABS_COACH_AGENT_ID: 'agent_coach',
    ELEVENLABS_DEMO_AGENT_ID: 'agent_demo',
    ELEVENLABS_BASE_URL: company.url,
  });
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await company?.close();
});

async function startTyped() {
  const demo = demoPage(page);
  await demo.open(server.url);
  await demo.startTyping();
  const asked = await waitUntil('a question of ours in the captions', async () => {
    const lines = await demo.captions();
    return findAskedQuestion(lines.map(({ text }) => text).join(' '));
  });
  const examinerLines = async () =>
    (await demo.captions()).filter(({ speaker }) => speaker.startsWith('Examiner')).map(({ text }) => text);
  return { demo, asked, examinerLines };
}

test('a typed demo over the hosted voice is examined by us and debriefed from our record', async () => {
  const { demo, asked, examinerLines } = await startTyped();
  await demo.type(asked.modelAnswer);
  const reply = await waitUntil('an answer to it', async () => (await examinerLines())[1]);
  expect(asked.followUps.some((followUp) => contains(reply, followUp))).toBe(true);

  await demo.sayAgain();
  const again = await waitUntil('the question again', async () => (await examinerLines())[2]);
  expect(reply).toContain(again);

  await demo.end();
  const quote = await demo.debrief.locator('blockquote').first().innerText();
  expect(asked.modelAnswer).toContain(quote.replace(/^“|”$/g, ''));
  const [call] = [...company.calls.values()].slice(-1);
  expect(call?.transcript.map(({ role }) => role)).toEqual(['agent', 'user', 'agent', 'user', 'agent']);
});

test('an exam that the pilot stops by word is closed and hung up by the examiner', async () => {
  const { demo, asked, examinerLines } = await startTyped();
  await demo.type(asked.modelAnswer);
  await waitUntil('an answer to it', async () => (await examinerLines())[1]);
  await demo.type('I want to stop the exam.');
  await waitUntil('being asked whether that was meant', async () => (await examinerLines())[2]);
  await demo.type('Yes.');
  await demo.debrief.waitFor();
  const [call] = [...company.calls.values()].slice(-1);
  expect(call?.transcript.at(-1)?.message).toMatch(/stop here/);
});

test('a company that is gone is a clear message, and the page is ready again', async () => {
  await company.close();
  const demo = demoPage(page);
  await demo.open(server.url);
  await demo.startTyping();
  await demo.alert.getByText(/Failed to fetch conversation token/).waitFor();
});
