import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stop } from '../tools/stop.mjs';
import { runParts } from './run-parts.mjs';

const printed = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

const passes = async () => ({ passed: 3, failed: 0 });
const fails = async () => ({ passed: 2, failed: 1 });

test('counts the tests of all parts in the last line', async () => {
  expect(await runParts({ one: passes, other: passes }, [])).toBe(0);
  expect(printed.at(-1)).toBe('tests: 6 passed, 0 failed');
});

test('stops at the first part that fails and names what was not run', async () => {
  expect(await runParts({ one: fails, other: passes }, [])).toBe(1);
  expect(printed.at(-1)).toBe('tests: 2 passed, 1 failed');
  expect(printed.at(-2)).toMatch(/other +not run/);
});

test('runs only what is asked for', async () => {
  await runParts({ one: fails, other: passes }, ['--only=other']);
  expect(printed.at(-1)).toBe('tests: 3 passed, 0 failed');
});

test.each(['--only=nothing', '--fast'])('refuses %s', async (parameter) => {
  await expect(runParts({ one: passes }, [parameter])).rejects.toThrow(Stop);
});
