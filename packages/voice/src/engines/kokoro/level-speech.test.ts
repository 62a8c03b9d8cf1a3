import { expect, test } from 'vitest';
import { KOKORO_RATE_HZ, levelSpeech } from './level-speech.ts';

/** Seconds of silence, of a tone at this height, and of silence. */
function tone(amplitude: number, before = 0.5, seconds = 1, after = 0.8): Float32Array {
  const samples = new Float32Array((before + seconds + after) * KOKORO_RATE_HZ);
  const from = before * KOKORO_RATE_HZ;
  for (let at = 0; at < seconds * KOKORO_RATE_HZ; at++) {
    samples[from + at] = amplitude * Math.sin((2 * Math.PI * 200 * at) / KOKORO_RATE_HZ);
  }
  return samples;
}

const levelOf = (samples: Float32Array) =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

test('whispered and shouted come out alike', () => {
  const [quiet, loud] = [levelSpeech(tone(0.01)), levelSpeech(tone(0.9))];
  expect(Math.abs(levelOf(quiet) - levelOf(loud))).toBeLessThan(0.1);
  expect(quiet.length).toBe(loud.length);
});

test('keeps a breath behind, nothing to wait for before, and begins and ends at nought', () => {
  const levelled = levelSpeech(tone(0.3));
  expect(levelled.length / KOKORO_RATE_HZ).toBeCloseTo(0.03 + 1 + 0.22, 2);
  expect(levelled[0]).toBeCloseTo(0);
  expect(levelled.at(-1)).toBeCloseTo(0);
});

test('never clips a peak', () => {
  const spiky = tone(0.02);
  spiky[KOKORO_RATE_HZ] = 1;
  expect(Math.max(...levelSpeech(spiky))).toBeLessThanOrEqual(0.98);
});

test('silence is nothing', () => {
  expect(levelSpeech(new Float32Array(10_000))).toHaveLength(0);
  expect(levelSpeech(new Float32Array(0))).toHaveLength(0);
});
