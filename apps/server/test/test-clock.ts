import type { Clock } from '#domain/clock.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  set(instant: string): void;
}

/** Stands still until it is moved. */
export function createTestClock(start = '2026-11-21T12:00:00Z'): TestClock {
  let now = Date.parse(start);
  return {
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
    set(instant) {
      now = Date.parse(instant);
    },
  };
}
