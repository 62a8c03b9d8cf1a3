import { expect, test } from 'vitest';
import { createTypingAllowance } from './typing-allowance.ts';

test('whoever types all the time is never stopped, whoever pastes all the time is', () => {
  let now = 0;
  const clock = { now: () => now, after: () => () => {} };
  const typing = createTypingAllowance(clock);
  for (let second = 0; second < 1_800; second += 5, now += 5_000) expect(typing(200)).toBe(true);
  const pasting = createTypingAllowance(clock);
  const taken = Array.from({ length: 30 }, () => {
    now += 500;
    return pasting(2_000);
  });
  expect(taken.slice(0, 10)).not.toContain(false);
  expect(taken.filter(Boolean).length).toBeLessThan(15);
});
