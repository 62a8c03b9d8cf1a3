import type { Clock } from '#domain/clock.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  set(instant: string): void;
  /** How long was waited, each time; nobody waits in truth. */
  waits: number[];
}

/** Stands still until it is moved. */
export function createTestClock(start = '2026-11-21T12:00:00Z'): TestClock {
  let now = Date.parse(start);
  const waits: number[] = [];
  return {
    waits,
    async wait(milliseconds) {
      waits.push(milliseconds);
    },
    now: () => new Date(now),
    advance(milliseconds) {
      now += milliseconds;
    },
    set(instant) {
      now = Date.parse(instant);
    },
  };
}
