import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Stop } from '../tools/stop.mjs';
import { runParts } from './run-parts.mjs';

const printed = [];
beforeEach(() => {
  printed.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(line));
});
afterEach(() => vi.restoreAllMocks());

const part = (name, outcome) => ({ name, run: async () => outcome });
const passes = (name, more) => part(name, { passed: 3, failed: 0, ...more });
const fails = (name) => part(name, { passed: 2, failed: 1 });

test('counts the tests of all parts in the last line', async () => {
  expect(await runParts([[passes('one'), passes('beside')], [passes('other')]], [])).toBe(0);
  expect(printed.at(-1)).toBe('tests: 9 passed, 0 failed');
});

test('stops at the first stage that fails and names what was not run', async () => {
  expect(await runParts([[fails('one'), passes('beside')], [passes('other')]], [])).toBe(1);
  expect(printed.at(-1)).toBe('tests: 5 passed, 1 failed');
  expect(printed.at(-2)).toMatch(/other +not run/);
});

test('runs the parts of a stage side by side, and says of each when it is done', async () => {
  let release;
  const waits = { name: 'waits', run: () => new Promise((resolve) => (release = resolve)) };
  const releases = {
    name: 'releases',
    run: async () => {
      release({ passed: 1, failed: 0 });
      return { passed: 1, failed: 0 };
    },
  };
  await runParts([[waits, releases]], []);
  expect(printed.filter((line) => /^ {2}(waits|releases) +1 passed, 0 failed +0 s$/.test(line))).toHaveLength(
    4,
  );
});

test('names the ten slowest files of all parts, the slowest first', async () => {
  const files = (name, seconds) => seconds.map((second) => ({ path: `${name}-${second}`, seconds: second }));
  await runParts(
    [
      [passes('one', { files: files('one', [1, 3, 5, 7, 9, 11]) })],
      [passes('other', { files: files('other', [2, 4, 6, 8, 10, 12]) })],
    ],
    [],
  );
  const named = printed.filter((line) => / s {2}(one|other)-/.test(line));
  expect(named).toHaveLength(10);
  expect(named[0]).toBe('    12.0 s  other-12');
  expect(named.at(-1)).toBe('     3.0 s  one-3');
});

test('runs only what is asked for, of everything that is known', async () => {
  await runParts([[fails('one')]], ['--only=other'], [[fails('one')], [passes('other')]]);
  expect(printed.at(-1)).toBe('tests: 3 passed, 0 failed');
});

test.each(['--only=nothing', '--fast'])('refuses %s', async (parameter) => {
  await expect(runParts([[passes('one')]], [parameter])).rejects.toThrow(Stop);
});
