import { expect, it } from 'vitest';
import { systemClock } from '#clock.ts';
import type { TranscriptionRequest } from '#io.ts';
import { readSpeech, silence, speech } from '#testing/fake-speech.ts';
import { createFakeStt } from '#testing/fake-stt.ts';
import { createFakeTts } from '#testing/fake-tts.ts';
import { createFakeVad } from '#testing/fake-vad.ts';
import { hearRecording } from './hear-recording.ts';
import { speakRecording } from './speak-recording.ts';

const stt = (onRequest?: (request: TranscriptionRequest) => Error | null | undefined) => {
  const fake = createFakeStt(systemClock, 0);
  if (onRequest) fake.onRequest = onRequest;
  return fake;
};
const listen = (pcm: Int16Array, ears = stt(), signal = new AbortController().signal) =>
  hearRecording({ stt: ears, vad: createFakeVad() }, pcm, { bias: ['class'], signal, onFault: () => {} });
const joined = (...parts: Int16Array[]) => Int16Array.from(parts.flatMap((part) => [...part]));

it('hears all of a recording, over its pauses and past the window of the model', async () => {
  const long = Array.from({ length: 70 }, (_, word) => `word${word}`).join(' ');
  const ears = stt();
  const heard = await listen(joined(silence(700), speech(long), silence(2_000), speech('and last')), ears);
  expect(heard).toMatchObject({ text: `${long} and last`, isIncomplete: false });
  // A conversation's answers wait for nobody who practises; nobody watches for partials.
  expect(new Set(ears.requests.map(({ urgency }) => urgency))).toEqual(new Set(['speculative']));
  expect(ears.requests.every(({ bias }) => bias.includes('class'))).toBe(true);
  expect(Math.max(...ears.requests.map(({ pcm }) => pcm.length))).toBeLessThanOrEqual(20 * 16_000);
});

it('begins nothing that the next word calls off where each request is paid for', async () => {
  const long = Array.from({ length: 30 }, (_, word) => `word${word}`).join(' ');
  const spoken = joined(speech(long), silence(192), speech('and last'));
  const asked = async (isCharged: boolean) => {
    const ears = stt();
    await listen(spoken, isCharged ? Object.assign(ears, { isCharged }) : ears);
    return ears.requests.filter(({ signal }) => signal?.aborted).length;
  };
  expect(await asked(true)).toBe(0);
  expect(await asked(false)).toBeGreaterThan(0);
});

it('makes nothing of silence', async () => {
  expect(await listen(silence(3_000))).toMatchObject({ text: '', isIncomplete: false });
  expect(await listen(new Int16Array(0))).toMatchObject({ text: '', isIncomplete: false });
});

it.each([null, new Error('the engine is lost')])('says that words may be missing after %s', async (fault) => {
  expect(
    (
      await listen(
        speech('three miles'),
        stt(() => fault),
      )
    ).isIncomplete,
  ).toBe(true);
});

it('says that words may be missing when it is called off', async () => {
  expect((await listen(speech('three miles'), stt(), AbortSignal.abort())).isIncomplete).toBe(true);
});

it('speaks sentence by sentence, in one piece', async () => {
  const tts = createFakeTts(systemClock, 0);
  const options = { voice: 'rms', signal: new AbortController().signal };
  const pcm = await speakRecording(tts, 'One thing. What is 14 CFR 91.155?', options);
  expect(tts.spoken).toHaveLength(2);
  expect(readSpeech(pcm!)).toBe(tts.spoken.join(' '));
  expect(await speakRecording(tts, 'One.', { ...options, signal: AbortSignal.abort() })).toBeNull();
  tts.fault = new Error('the voice is lost');
  await expect(speakRecording(tts, 'One.', options)).rejects.toThrow('the voice is lost');
});
