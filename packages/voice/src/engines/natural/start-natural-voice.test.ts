import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import modelFiles from '#engines/kokoro/model-files.json' with { type: 'json' };
import type { SpeechRequest, TextToSpeech } from '#io.ts';
import { startNaturalVoice } from './start-natural-voice.ts';

let folder: string;
const told: string[] = [];
const asked: SpeechRequest[] = [];
const others: TextToSpeech = {
  async synthesise(request) {
    asked.push(request);
    return new Int16Array(100).fill(1);
  },
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'natural-'));
  told.length = 0;
  asked.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const start = (thread?: URL) =>
  startNaturalVoice(
    {
      ...(thread && { thread }),
      modelsFolder: join(folder, 'models'),
      keptFolder: join(folder, 'speech'),
      packsFolder: join(import.meta.dirname, 'spoken-before'),
      standIn: 'rms',
    },
    others,
    (line) => told.push(line),
  );

test('without its files it is absent, and a line of it is spoken whole by the other voice', async () => {
  const natural = await start();
  expect(natural.voice.state()).toBe('absent');
  const text = 'Nobody has rendered this one, so it is said by the voice that is always there.';
  const pcm = await natural.tts.synthesise({ text, voice: natural.voice.name });
  expect(pcm).toHaveLength(100);
  expect(asked).toEqual([{ text, voice: 'rms' }]);
  await natural.close();
});

test('without its files what was rendered is spoken, and what was not, by the other voice', async () => {
  const natural = await start();
  const { voice, tts } = natural;
  const ofPack = await tts.synthesise({ text: 'Okay.', voice: voice.name });
  expect(ofPack?.length).toBeGreaterThan(10_000);
  expect(asked).toEqual([]);
  expect(voice.isRendered(['Okay.', 'Thanks.', 'Okay.'])).toBe(true);
  expect(voice.isRendered(Array(49).fill('Okay.').concat('Never.'))).toBe(true);
  expect(voice.isRendered(['Okay.', 'Never.'])).toBe(false);
  expect(await tts.synthesise({ text: 'Never.', voice: voice.name })).toHaveLength(100);
  await natural.close();
});

test('every other voice is left to the others', async () => {
  const natural = await start();
  await natural.tts.synthesise({ text: 'Okay.', voice: 'slt' });
  expect(asked).toEqual([{ text: 'Okay.', voice: 'slt' }]);
  await natural.close();
});

/** Files of the right names and sizes, and nothing in them. */
function layOutFiles(): void {
  mkdirSync(join(folder, 'models'));
  for (const { name, bytes } of modelFiles.files) {
    writeFileSync(join(folder, 'models', name), '');
    truncateSync(join(folder, 'models', name), bytes);
  }
}

test('a thread that dies in the middle of a sentence leaves the rest of it to the other voice, and another one goes on', async () => {
  layOutFiles();
  const natural = await start(new URL('speaks-dies-or-waits.test-thread.ts', import.meta.url));
  await vi.waitFor(() => expect(natural.voice.state()).toBe('speaks'), { timeout: 50_000 });
  const { name } = natural.voice;
  const text = 'The first of the two clauses is said, and the second one is deadly to the thread.';
  expect(await natural.tts.synthesise({ text, voice: name })).toHaveLength(500 + 100);
  expect(asked.map((request) => request.text)).toEqual(['and the second one is deadly to the thread.']);
  // A moment later, when the next thread is there.
  const next = () => natural.tts.synthesise({ text: 'Nobody died of this one.', voice: name });
  await vi.waitFor(async () => expect(await next()).toHaveLength(500), { timeout: 50_000 });
  await natural.close();
});

test('a line that is late is spoken by the other voice, and is there the next time', async () => {
  layOutFiles();
  const natural = await start(new URL('speaks-dies-or-waits.test-thread.ts', import.meta.url));
  await vi.waitFor(() => expect(natural.voice.state()).toBe('speaks'), { timeout: 50_000 });
  const say = () => natural.tts.synthesise({ text: 'This one comes late.', voice: natural.voice.name });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const line = say();
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      expect(asked).toHaveLength(1);
    });
    expect(await line).toHaveLength(100);
  } finally {
    vi.useRealTimers();
  }
  expect(told.join()).toContain('the other voice stands in');
  // The thread says one line after the other: behind this one the late one is there.
  const next = await natural.tts.synthesise({ text: 'The next one.', voice: natural.voice.name });
  expect(next?.[0]).toBe(2);
  expect((await say())?.[0]).toBe(1);
  expect(asked).toHaveLength(1);
  await natural.close();
});

test('files of the right size and the wrong content are told of, and nothing is spoken from them', async () => {
  layOutFiles();
  const natural = await start();
  await vi.waitFor(() => expect(natural.voice.state()).toBe('broken'), { timeout: 50_000 });
  expect(told.join()).toContain('is not the file that was tried');
  expect(await natural.tts.synthesise({ text: 'Something new.', voice: natural.voice.name })).toHaveLength(
    100,
  );
  await natural.close();
});
