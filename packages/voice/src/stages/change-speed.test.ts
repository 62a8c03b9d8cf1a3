import { describe, expect, it } from 'vitest';
import { SAMPLE_RATE_HZ } from '#io.ts';
import { joinPcm } from '#pcm.ts';
import { createSpeedChange } from './change-speed.ts';

const PITCH_HZ = 130;
const LOUDNESS = 8_000;
const tone = Int16Array.from({ length: 2 * SAMPLE_RATE_HZ }, (_, i) =>
  Math.round(LOUDNESS * Math.sin((2 * Math.PI * PITCH_HZ * i) / SAMPLE_RATE_HZ)),
);

function said(pcm: Int16Array, speed: number, pieceSamples = pcm.length): Int16Array {
  const change = createSpeedChange(speed);
  const parts: Int16Array[] = [];
  for (let at = 0; at < pcm.length; at += pieceSamples)
    parts.push(change.push(pcm.subarray(at, at + pieceSamples)));
  return joinPcm([...parts, change.end()]);
}

function pitchOf(pcm: Int16Array): number {
  const rises = [...pcm.keys()].filter((i) => i > 0 && pcm[i - 1]! < 0 && pcm[i]! >= 0);
  return ((rises.length - 1) * SAMPLE_RATE_HZ) / (rises.at(-1)! - rises[0]!);
}

const steepest = (pcm: Int16Array) =>
  pcm.reduce((most, sample, i) => Math.max(most, i === 0 ? 0 : Math.abs(sample - pcm[i - 1]!)), 0);

describe.each([0.9, 1.05, 1.15])('speech at a speed of %d', (speed) => {
  const changed = said(tone, speed);

  it('is as much shorter or longer', () => {
    expect(changed.length).toBe(Math.round(tone.length / speed));
  });

  it('has the pitch and the loudness that it had, and no click', () => {
    // The last hop runs into the silence behind it.
    const inside = changed.subarray(0, changed.length - 1_000);
    expect(pitchOf(inside)).toBeCloseTo(PITCH_HZ, 0);
    expect(Math.max(...inside)).toBeGreaterThan(0.95 * LOUDNESS);
    expect(steepest(inside)).toBeLessThan(1.2 * steepest(tone));
  });

  it('is the same in pieces as at once', () => {
    expect(said(tone, speed, 777)).toEqual(changed);
  });

  it('stays silence, and nothing stays nothing', () => {
    expect(said(new Int16Array(9_000), speed).some(Boolean)).toBe(false);
    expect(said(new Int16Array(0), speed)).toHaveLength(0);
  });
});

it('is left as it is at its own speed', () => {
  expect(said(tone, 1)).toEqual(tone);
});
