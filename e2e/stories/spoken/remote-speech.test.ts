import { FLITE_VOICES, type LoadedSpeechEngines, loadSpeechEngines, toSpeakable } from '@rightseat/voice';
import { startOpenAiSpeechServer } from '@rightseat/voice/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectPilot, type PilotClient } from '../../bench/pilot-client.ts';
import { type ServerProcess, startServerProcess } from '../../bench/server-process.ts';
import { trim } from '../../bench/speech.ts';
import { waitUntil } from '../../support/wait-until.ts';

const KEY = 'sk-story';

let behind: LoadedSpeechEngines;
let standIn: Awaited<ReturnType<typeof startOpenAiSpeechServer>>;
let server: ServerProcess;
let pilot: PilotClient;

beforeAll(async () => {
  behind = await loadSpeechEngines({ sttWorkers: 1 });
  standIn = await startOpenAiSpeechServer({ ...behind, apiKey: KEY, voices: FLITE_VOICES });
  server = await startServerProcess({
    LOG_LEVEL: 'error',
    STT_BASE_URL: standIn.url,
    STT_API_KEY: KEY,
    TTS_BASE_URL: `${standIn.url}/v1`,
    TTS_API_KEY: KEY,
    TTS_VOICE: 'slt',
  });
  pilot = await connectPilot(await server.newConversation());
});
afterAll(async () => {
  pilot?.close();
  await server?.stop();
  await standIn?.close();
  await behind?.close();
});

const heard = () => pilot.events.filter(({ type }) => type === 'user_transcript').map(({ text }) => text);
const replies = () => pilot.events.filter(({ type }) => type === 'agent_response').length;

async function say(text: string): Promise<void> {
  const pcm = await behind.tts.synthesise({ text: toSpeakable(text), voice: 'rms' });
  await pilot.play(trim(pcm!));
}

/** What was asked of the stand-in since then. */
const askedSince = (from: number) => standIn.seen.slice(from).map(({ path }) => path);

test('a conversation is heard and spoken by other servers, and goes on here when they fail', async () => {
  await waitUntil('the examiner to speak', async () => pilot.events.some(({ type }) => type === 'audio'));
  expect(standIn.seen[0]).toMatchObject({ path: 'speech', fields: { model: 'tts-1', voice: 'slt' } });

  // Over the opening words: the examiner stops, and what was said is the answer.
  let asked = standIn.seen.length;
  await say('Excuse me. I do not know the answer to that question.');
  await waitUntil('the examiner to stop', async () =>
    pilot.events.some(({ type }) => type === 'interruption'),
  );
  await waitUntil('the words', async () => heard().some((words) => /do not know/i.test(words)));
  await waitUntil('an answer to them', async () => replies() >= 2);
  expect(askedSince(asked)).toContain('transcriptions');
  expect(askedSince(asked)).toContain('speech');

  // Both servers fail from here on.
  standIn.behave(500);
  await pilot.examinerQuiet();
  asked = standIn.seen.length;
  const before = replies();
  await say('I would look that up in the regulations.');
  await waitUntil('the words', async () => heard().some((words) => /look that up/i.test(words)));
  await waitUntil('an answer to them', async () => replies() > before);
  const answeredAt = performance.now();
  await waitUntil('its sound', async () =>
    pilot.events.some(({ type, at }) => type === 'audio' && at > answeredAt),
  );
  expect(askedSince(asked)).toEqual([]);
});
