import { expect, test } from 'vitest';
import { createTestClock } from '../../../test/test-clock.ts';
import { createWorkAllowance } from './work-allowance.ts';

/** An hour of a pilot who pauses all the time: each answer grows by a guess a second, and each guess is judged. */
test('a pilot who talks for an hour and is guessed at all the time never uses it up', () => {
  const clock = createTestClock();
  const mayWork = createWorkAllowance(clock);
  for (let answer = 0; answer < 60; answer++) {
    for (let second = 1; second <= 60; second++) {
      clock.advance(1_000);
      expect(mayWork('conv_1', second * 15)).toBe(true);
    }
  }
});

test('what was used up comes back with time, and to nobody else’s loss', () => {
  const clock = createTestClock();
  const mayWork = createWorkAllowance(clock);
  for (let turn = 0; turn < 7; turn++) mayWork('conv_1', 8_000);
  expect(mayWork('conv_1', 8_000)).toBe(false);
  expect(mayWork('conv_2', 8_000)).toBe(true);
  clock.advance(20_000);
  expect(mayWork('conv_1', 8_000)).toBe(true);
  expect(mayWork('conv_1', 8_000)).toBe(false);
});
