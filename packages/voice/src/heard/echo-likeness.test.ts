import { describe, expect, it } from 'vitest';
import { speech } from '#testing/index.ts';
import { echoLikeness, loudnessOf } from './echo-likeness.ts';

describe('likeness to what was played', () => {
  const played = loudnessOf(speech('what is the minimum visibility by day'));

  it('is complete for an echo, at any level and delay', () => {
    const echo = loudnessOf(speech('is the minimum', 300));
    expect(echoLikeness(echo, played)).toBeGreaterThan(0.95);
  });

  it('is low for other words', () => {
    const other = loudnessOf(speech('excuse me please again'));
    expect(echoLikeness(other, played)).toBeLessThan(0.8);
  });

  it('is nothing where nothing was played', () => {
    expect(echoLikeness(loudnessOf(speech('hello there')), new Array(500).fill(-70))).toBe(0);
  });
});
