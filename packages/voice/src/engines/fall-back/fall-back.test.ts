import { beforeEach, describe, expect, test } from 'vitest';
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

const here: TextToSpeech = {
  async synthesise({ text, voice }) {
    calls.push(`embedded ${voice}: ${text}`);
    return Int16Array.of(2);
  },
};

/** In two parts, of which the second may be lost. */
const there: Required<TextToSpeech> = {
  synthesise: () => Promise.reject(new Error('is not asked')),
  async *stream({ text, voice }) {
    calls.push(`remote ${voice}: ${text}`);
    if (failure && failure.message !== 'broke off') throw failure;
    yield Int16Array.of(1);
    if (failure) throw failure;
    yield Int16Array.of(1);
  },
};

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

describe('the voice', () => {
  const voice = () => speakRemotely(there, 'alloy', here, rest());
  const say = async (tts: Required<TextToSpeech>, text: string) => {
    const parts = [];
    for await (const part of tts.stream({ text, voice: 'rms' })) parts.push([...part]);
    return parts;
  };

  test("is the server's own, part by part, and what it said once is not asked for again", async () => {
    const tts = voice();
    expect(await say(tts, 'Good.')).toEqual([[1], [1]]);
    expect(await say(tts, 'Good.')).toEqual([[1, 1]]);
    expect(calls).toEqual(['remote alloy: Good.']);
  });

  test('is ours for what the server cannot say, and for as long as it is left alone', async () => {
    const tts = voice();
    failure = new SpeechServerError('it answered 500', { status: 500 });
    expect(await say(tts, 'Next question.')).toEqual([[2]]);
    failure = null;
    expect(await say(tts, 'Next question.')).toEqual([[2]]);
    expect(calls).toEqual([
      'remote alloy: Next question.',
      'embedded rms: Next question.',
      'embedded rms: Next question.',
    ]);
    now = 15_000;
    expect(await say(tts, 'Next question.')).toEqual([[1], [1]]);
  });

  test('begins again in ours where the server broke off, and half a sentence is not remembered', async () => {
    const tts = voice();
    failure = new SpeechServerError('broke off');
    expect(await say(tts, 'What is a stall?')).toEqual([[1], [2]]);
    failure = null;
    now = 15_000;
    expect(await say(tts, 'What is a stall?')).toEqual([[1], [1]]);
  });
});
