import { describe, expect, it } from 'vitest';
import { formatClock, isNearlyOver, remainingSeconds, secondsShown } from './clock.ts';

describe('the clock', () => {
  it.each([
    [0, 300],
    [1, 300],
    [1_000, 299],
    [240_001, 60],
    [299_999, 1],
    [300_000, 0],
    [900_000, 0],
  ])('after %i ms shows %i s of five minutes', (elapsed, left) => {
    expect(remainingSeconds(50_000, 300, 50_000 + elapsed)).toBe(left);
  });

  it('never shows more than the limit when the device is set back', () => {
    expect(remainingSeconds(50_000, 300, 0)).toBe(300);
  });

  it.each([
    [300, '05:00'],
    [61, '01:01'],
    [9, '00:09'],
    [1800, '30:00'],
  ])('writes %i s as %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });

  it('stands at zero when the time is up, and where it was after any other end', () => {
    const ended = (cause: 'limit' | 'examiner') =>
      ({ name: 'ended', cause, message: '', startedAt: 0, at: 299_100 }) as const;
    expect(secondsShown(ended('limit'), 300, 400_000)).toBe(0);
    expect(secondsShown(ended('examiner'), 300, 400_000)).toBe(1);
  });

  it('turns red under a minute, not at it', () => {
    expect([isNearlyOver(60), isNearlyOver(59)]).toEqual([false, true]);
  });
});
