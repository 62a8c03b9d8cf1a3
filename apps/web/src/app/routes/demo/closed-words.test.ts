import { expect, test } from 'vitest';
import { closedWords } from './closed-words.ts';

test('an open demo has nothing to explain', () => {
  expect(closedWords({ state: 'open', opensAt: null })).toBeNull();
});

test('one that is switched off, or used up for today, says so and names the way onward', () => {
  expect(closedWords({ state: 'off', opensAt: null })).toMatch(/taking a break.*full access/);
  expect(closedWords({ state: 'spent', opensAt: '2026-11-23T00:00:00.000Z' })).toMatch(
    /all taken.*begin at \d+:00 [AP]M, or get full access/,
  );
});
