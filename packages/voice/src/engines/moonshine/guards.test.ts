import { expect, test } from 'vitest';
import { leastTokens, loopingTail, mostTokens } from './guards.ts';

test.each([
  [[1, 2, 3, 4, 5, 6, 7], 0],
  [[9, 4, 4, 4, 4, 4, 4], 5],
  [[9, 4, 4, 4, 4, 4], 0],
  [[9, 1, 2, 1, 2, 1, 2, 1, 2], 6],
  [[7, 1, 2, 3, 1, 2, 3, 1, 2, 3], 6],
  [[7, 1, 2, 3, 1, 2, 3], 0],
])('in %j the looping tail is %i tokens', (tokens, looping) => {
  expect(loopingTail(tokens)).toBe(looping);
});

test('allows as many tokens as people can say, and eight at least', () => {
  expect(mostTokens(16_000)).toBe(8);
  expect(mostTokens(160_000)).toBe(65);
});

test('demands fewer tokens than the slowest good decode had', () => {
  expect([leastTokens(0), leastTokens(600), leastTokens(4000)]).toEqual([0, 0, 6]);
});
