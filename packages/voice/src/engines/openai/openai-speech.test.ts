import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { SpeechServerError } from '#engines/engine-errors.ts';
import { FLITE_VOICES } from '#engines/flite/load-flite.ts';
import { type LoadedSpeechEngines, loadSpeechEngines } from '#engines/load-speech-engines.ts';
import type { TranscriptionRequest } from '#io.ts';
import { toSpeakable } from '#spoken/to-speakable.ts';
import { describeSpeechToText } from '#testing/conformance/stt.ts';
import { describeTextToSpeech } from '#testing/conformance/tts.ts';
import { startOpenAiSpeechServer } from '#testing/openai-speech-server.ts';
import { createSpeaker } from './create-speaker.ts';
import { createTranscriber } from './create-transcriber.ts';

const KEY = 'sk-test-speech';
/** Long enough for the embedded engines behind the stand-in on a busy machine. */
const PATIENCE_MS = 30_000;

let behind: LoadedSpeechEngines;
let standIn: Awaited<ReturnType<typeof startOpenAiSpeechServer>>;
beforeAll(async () => {
  behind = await loadSpeechEngines({ sttWorkers: 1 });
  standIn = await startOpenAiSpeechServer({ ...behind, apiKey: KEY, voices: FLITE_VOICES });
}, 60_000);
afterAll(async () => {
  await standIn.close();
  await behind.close();
});
afterEach(() => standIn.behave('answers'));

const server = (more: object = {}) => ({
  baseUrl: standIn.url,
  apiKey: KEY,
  model: 'whisper-1',
  timeoutMs: PATIENCE_MS,
  ...more,
});

async function speech(): Promise<Int16Array> {
  const text = toSpeakable('You may not fly within five hundred feet below the clouds.');
  return (await behind.tts.synthesise({ text, voice: 'rms' }))!;
}

const request = (pcm: Int16Array, more: Partial<TranscriptionRequest> = {}): TranscriptionRequest => ({
  pcm,
  voicedMs: 0,
  urgency: 'final',
  bias: [],
  ...more,
});

describe('an OpenAI-compatible server', () => {
  describeSpeechToText({
    engine: () => createTranscriber(server()),
    speech,
    expectedWords: ['five hundred', 'below', 'clouds'],
  });

  describeTextToSpeech({
    engine: () => createSpeaker(server({ model: 'tts-1' })),
    voices: FLITE_VOICES,
  });
});

describe('what is asked', () => {
  test('names model and language, and the words that may come; whole ones, as many as fit', async () => {
    const bias = ['VFR', ...Array.from({ length: 100 }, (_, index) => `taxiway ${index}`)];
    await createTranscriber(server()).transcribe(request(await speech(), { bias }));
    const { fields } = standIn.seen.at(-1)!;
    expect(fields).toMatchObject({ model: 'whisper-1', language: 'en', response_format: 'verbose_json' });
    expect(fields.prompt).toMatch(/^VFR, taxiway 0, .*taxiway \d+$/);
    expect(fields.prompt?.length).toBeLessThanOrEqual(600);
  });

  test('is the plainer format once a server has refused the other', async () => {
    const plain = await startOpenAiSpeechServer({ ...behind, apiKey: KEY, voices: [], plainJsonOnly: true });
    const transcriber = createTranscriber(server({ baseUrl: `${plain.url}/v1/` }));
    const heard = [];
    for (let turn = 0; turn < 2; turn++) heard.push(await transcriber.transcribe(request(await speech())));
    expect(heard[1]?.text).toContain('clouds');
    expect(heard[1]?.confidence).toBeLessThan(0);
    expect(plain.seen.map(({ fields }) => fields.response_format)).toEqual(['verbose_json', 'json', 'json']);
    await plain.close();
  });

  test('is nothing for a silence or a sentence without a sound', async () => {
    const before = standIn.seen.length;
    await createTranscriber(server()).transcribe(request(new Int16Array(16_000)));
    await createSpeaker(server()).synthesise({ text: ' ... ', voice: 'rms' });
    expect(standIn.seen.length).toBe(before);
  });
});

describe('faults', () => {
  const failures = [401, 429, 500, 'hangs', 'breaks-off', 'ends-early', 'babbles'] as const;

  test.each(failures)('a recogniser that %s is lost, and says why', async (fault) => {
    standIn.behave(fault);
    const transcriber = createTranscriber(server(fault === 'hangs' ? { timeoutMs: 300 } : {}));
    const failure = await transcriber.transcribe(request(await speech())).catch((error) => error);
    expect(failure).toBeInstanceOf(SpeechServerError);
    expect(failure.status).toBe(typeof fault === 'number' ? fault : null);
    expect(failure.message).toMatch(
      fault === 'hangs' ? /silent for 300 ms/ : /\/v1\/audio\/transcriptions|no whole JSON/,
    );
  });

  test.each([...failures, 'says-nothing'] as const)(
    'a voice that %s is lost, and says why',
    async (fault) => {
      standIn.behave(fault);
      const speaker = createSpeaker(server(fault === 'hangs' ? { timeoutMs: 300 } : {}));
      const failure = await speaker.synthesise({ text: 'Say again.', voice: 'rms' }).catch((error) => error);
      expect(failure).toBeInstanceOf(SpeechServerError);
      expect(failure.message).not.toBe('');
    },
  );

  test('an empty transcript is nothing heard, not a fault', async () => {
    standIn.behave('says-nothing');
    expect(await createTranscriber(server()).transcribe(request(await speech()))).toMatchObject({ text: '' });
  });

  test('too many requests tell how long to stay away', async () => {
    standIn.behave(429);
    const failure = await createSpeaker(server())
      .synthesise({ text: 'Say again.', voice: 'rms' })
      .catch((error) => error);
    expect(failure.retryAfterMs).toBe(7000);
  });

  test('an address where nobody listens', async () => {
    const failure = await createTranscriber(server({ baseUrl: 'http://127.0.0.1:9' }))
      .transcribe(request(await speech()))
      .catch((error) => error);
    expect(failure).toBeInstanceOf(SpeechServerError);
  });

  test('a sentence is heard while it is still on its way', async () => {
    standIn.behave('dawdles');
    const parts: Int16Array[] = [];
    const stream = createSpeaker(server({ timeoutMs: 400 })).stream({ text: 'Say again.', voice: 'rms' });
    const failure = await (async () => {
      for await (const part of stream) parts.push(part);
    })().catch((error) => error);
    // Its second half never comes: the first was there before that was known.
    expect(parts.length).toBeGreaterThan(0);
    expect(failure.message).toContain('silent for 400 ms');
  });

  test('a pilot who interrupts is not waited for: the request is hung up', async () => {
    standIn.behave('hangs');
    const aborting = new AbortController();
    const before = standIn.hungUp();
    const speaking = createSpeaker(server()).synthesise({
      text: 'A long reply.',
      voice: 'rms',
      signal: aborting.signal,
    });
    setTimeout(() => aborting.abort(), 50);
    expect(await speaking).toBeNull();
    await expect.poll(standIn.hungUp).toBe(before + 1);
  });
});
