import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { ConversationLog } from '../../pages/hold-conversation.ts';
import { bundlePage, openBundledPage } from '../../support/bundle-page.ts';
import { launchBrowser } from '../../support/open-browser.ts';
import { join, recordSpeech, silence, writeRecording } from '../../support/speech.ts';
import { waitUntil } from '../../support/wait-until.ts';

/** The device plays this over and over: whenever the examiner has asked, an answer comes soon. */
const ANSWER = 'I do not know that one.';
const SILENCE_SECONDS = 9;

const folder = mkdtempSync(joinPath(tmpdir(), 'rightseat-microphone-'));
let browser: Browser;
beforeAll(async () => {
  const { answer } = await recordSpeech({ answer: ANSWER });
  const recording = joinPath(folder, 'answer.wav');
  writeRecording(recording, join([silence(SILENCE_SECONDS), answer]));
  browser = await launchBrowser('allowed', recording);
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['1.25.0', 'by the signed URL of our own call', {}, signedUrl],
  ['0.8.0', 'by agent and origin', { '@elevenlabs/client': 'elevenlabs-client-0-8' }, agentAndOrigin],
] as const)('version %s of the SDK holds a conversation, %s', async (_version, _way, alias, findServer) => {
  const page = await browser.newPage({ bypassCSP: true });
  const serverUrl = inject('serverUrl');
  await openBundledPage(page, serverUrl, await bundlePage('hold-conversation.ts', alias));
  await page.evaluate((options) => window.hold(options), await findServer(serverUrl));
  const readLog = (): Promise<ConversationLog> => page.evaluate(() => window.log);

  await waitUntil('the examiner to be heard', async () => (await readLog()).loudest > 0);
  const messages = await waitUntil('an answer to what the pilot said', async () => {
    const log = await readLog();
    const answered = log.messages.findIndex(
      ({ source, message }) => source === 'user' && /know that one/i.test(message),
    );
    const goesOn = answered !== -1 && log.messages.slice(answered).some(({ source }) => source === 'ai');
    return goesOn && log.messages;
  });
  expect(messages[0]?.source).toBe('ai');

  await page.evaluate(() => window.hangUp());
  const log = await waitUntil('the end', async () => {
    const latest = await readLog();
    return latest.disconnected !== null && latest;
  });
  expect(log).toMatchObject({
    disconnected: 'user',
    errors: [],
    conversationId: expect.stringMatching(/\w/),
  });
  expect(log.modes).toEqual(expect.arrayContaining(['speaking', 'listening']));
  expect(log.audioChunks).toBeGreaterThan(4);
  await page.close();
});

async function signedUrl(serverUrl: string) {
  const response = await fetch(`${serverUrl}/api/conversations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'demo' }),
  });
  const { connection } = (await response.json()) as { connection: { signedUrl: string } };
  return { signedUrl: connection.signedUrl };
}

async function agentAndOrigin(serverUrl: string) {
  return { agentId: 'demo', origin: serverUrl.replace(/^http/, 'ws'), connectionType: 'websocket' };
}
