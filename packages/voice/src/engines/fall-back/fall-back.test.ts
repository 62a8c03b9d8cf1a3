import { beforeEach, expect, test } from 'vitest';
import { SpeechServerError } from '#engines/engine-errors.ts';
import type { SpeechToText, TextToSpeech, TranscriptionRequest } from '#io.ts';
import { createRest } from './create-rest.ts';
import { hearRemotely } from './hear-remotely.ts';
import { speakRemotely } from './speak-remotely.ts';

let now: number;
let lines: string[];
let calls: string[];
let failure: Error | null;
beforeEach(() => {
  now = 0;
  lines = [];
  calls = [];
  failure = null;
});

const rest = () =>
  createRest(
    'the server',
    (line) => lines.push(line),
    () => now,
  );

function recogniser(name: string): SpeechToText {
  return {
    async transcribe() {
      calls.push(name);
      if (name === 'remote' && failure) throw failure;
      return { text: name, confidence: -0.1, decodeMs: 1 };
    },
  };
}

function synthesiser(name: string): TextToSpeech {
  return {
    async synthesise({ text, voice }) {
      calls.push(`${name} ${voice}: ${text}`);
      if (name === 'remote' && failure) throw failure;
      return Int16Array.of(name === 'remote' ? 1 : 2);
    },
  };
}

const hear = () => hearRemotely(recogniser('remote'), recogniser('embedded'), rest());
const request = (more: Partial<TranscriptionRequest> = {}): TranscriptionRequest => ({
  pcm: new Int16Array(16_000),
  voicedMs: 500,
  urgency: 'final',
  bias: [],
  ...more,
});

test('answers are heard by the server, guesses and interruptions here', async () => {
  const stt = hear();
  for (const more of [
    { urgency: 'speculative' },
    {},
    { urgency: 'partial' },
    { isOverheard: true },
  ] as const) {
    await stt.transcribe(request(more));
  }
  expect(calls).toEqual(['remote', 'remote', 'embedded', 'embedded']);
});

test('an answer that the server loses is heard here, and the server is left alone for a while', async () => {
  const stt = hear();
  failure = new SpeechServerError('it answered 500', { status: 500 });
  expect((await stt.transcribe(request()))?.text).toBe('embedded');
  now = 14_999;
  await stt.transcribe(request());
  expect(calls).toEqual(['remote', 'embedded', 'embedded']);
  expect(lines).toEqual(['the server: it answered 500; the embedded engine stands in, next try in 15 s']);
  failure = null;
  now = 15_000;
  expect((await stt.transcribe(request()))?.text).toBe('remote');
  expect(lines.at(-1)).toBe('the server: answers again');
});

test.each([
  ['again and again: twice as long each time', new SpeechServerError('500', { status: 500 }), 30_000],
  ['for a wrong key: five minutes', new SpeechServerError('401', { status: 401 }), 300_000],
  ['as it asks', new SpeechServerError('429', { status: 429, retryAfterMs: 42_000 }), 42_000],
  [
    'asking for hours: five minutes',
    new SpeechServerError('429', { status: 429, retryAfterMs: 9e6 }),
    300_000,
  ],
])('a server that fails %s', async (_name, error, restMs) => {
  const server = rest();
  server.failed(new SpeechServerError('500', { status: 500 }));
  now = 15_000;
  expect(server.isResting()).toBe(false);
  server.failed(error);
  now += restMs - 1;
  expect(server.isResting()).toBe(true);
  now += 1;
  expect(server.isResting()).toBe(false);
});

test('several requests that fail at once are one failure', async () => {
  const server = rest();
  for (let request = 0; request < 3; request++) server.failed(new Error('gone'));
  expect(lines).toHaveLength(1);
  now = 15_000;
  expect(server.isResting()).toBe(false);
});

test('the server speaks in its own voice, once; what it cannot say is said here in ours', async () => {
  const tts = speakRemotely(synthesiser('remote'), 'alloy', synthesiser('embedded'), rest());
  const say = async (text: string) => (await tts.synthesise({ text, voice: 'rms' }))?.[0];
  expect([await say('Good.'), await say('Good.')]).toEqual([1, 1]);
  failure = new SpeechServerError('it answered 500', { status: 500 });
  expect(await say('Next question.')).toBe(2);
  expect(calls).toEqual([
    'remote alloy: Good.',
    'remote alloy: Next question.',
    'embedded rms: Next question.',
  ]);
  failure = null;
  now = 15_000;
  expect(await say('Next question.')).toBe(1);
});
