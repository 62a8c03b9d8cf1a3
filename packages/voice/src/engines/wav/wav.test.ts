import { describe, expect, test } from 'vitest';
import { readWavSamples } from './read-wav.ts';
import { createResampler, resample } from './resample.ts';
import { writeWav } from './write-wav.ts';

const tone = (hz: number, rateHz: number, seconds = 0.5) =>
  Int16Array.from({ length: rateHz * seconds }, (_, index) =>
    Math.round(10_000 * Math.sin((2 * Math.PI * hz * index) / rateHz)),
  );

/** Without the ends, where the window reaches over the edge. */
const loudness = (samples: Int16Array) => {
  const middle = samples.subarray(samples.length * 0.1, samples.length * 0.9);
  return Math.sqrt(middle.reduce((sum, sample) => sum + sample * sample, 0) / middle.length);
};

test('a file that was written is read back', () => {
  const samples = Int16Array.from([0, 1, -1, 32_767, -32_768]);
  expect(readWavSamples(writeWav(samples, 24_000))).toEqual({ sampleRateHz: 24_000, samples, isCut: false });
});

test('a file that ends too early says so; one with its size left open does not', () => {
  const file = writeWav(tone(440, 16_000), 16_000);
  expect(readWavSamples(file.subarray(0, 1000))).toMatchObject({ isCut: true });
  for (const size of [0, 0x7fff_ffff, 0xffff_ffff]) {
    const open = file.slice(0, 1000);
    new DataView(open.buffer).setUint32(40, size, true);
    const { isCut, samples } = readWavSamples(open);
    expect([isCut, samples.length]).toEqual([false, 478]);
  }
});

describe('at another rate', () => {
  test.each([
    [24_000, 16_000],
    [48_000, 16_000],
    [22_050, 16_000],
    [8_000, 16_000],
    [16_000, 24_000],
  ])('a tone stays the same tone (%s to %s Hz)', (fromHz, toHz) => {
    const heard = resample(tone(440, fromHz), fromHz, toHz);
    const expected = tone(440, toHz).subarray(0, heard.length);
    const worst = heard
      .subarray(200, -200)
      .reduce((most, sample, index) => Math.max(most, Math.abs(sample - expected[index + 200]!)), 0);
    expect(worst).toBeLessThan(200);
  });

  test('what the lower rate cannot hold is gone, and does not come back as another tone', () => {
    const heard = resample(tone(10_000, 24_000), 24_000, 16_000);
    expect(loudness(heard)).toBeLessThan(loudness(tone(10_000, 24_000)) / 100);
  });

  test.each([1, 100, 4801])('is the same whether it comes whole or in parts of %s', (size) => {
    const whole = tone(440, 24_000, 0.2);
    const resampler = createResampler(24_000, 16_000);
    const parts: number[] = [];
    for (let at = 0; at < whole.length; at += size)
      parts.push(...resampler.add(whole.subarray(at, at + size)));
    parts.push(...resampler.end());
    expect(Int16Array.from(parts)).toEqual(resample(whole, 24_000, 16_000));
  });

  test('the loudest sound is cut and does not wrap around', () => {
    const square = Int16Array.from({ length: 2400 }, (_, index) => (index % 100 < 50 ? 32_767 : -32_768));
    const heard = resample(square, 24_000, 16_000);
    const changes = heard.filter(
      (sample, index) => index > 0 && Math.abs(sample - heard[index - 1]!) > 40_000,
    );
    expect(changes.length).toBeLessThan(60);
    expect(Math.max(...heard)).toBe(32_767);
  });
});
