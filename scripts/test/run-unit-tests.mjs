import { availableParallelism } from 'node:os';
import { runVitest } from './run-vitest.mjs';

/** What chance would draw in tests is drawn with this. Another one finds what it misses. */
const SEED = process.env.TEST_SEED ?? '20261122';

/** Vitest leaves one core of the machine to others: of two that is half. */
const WORKERS = Math.max(2, availableParallelism() - 1);

/**
 * Tests without a browser: as many files at once as there are cores, and the seed of what they draw printed.
 * @param {string[]} parameters beyond `vitest run`
 * @param {Record<string, string>} [env]
 */
export function runUnitTests(parameters, env = {}) {
  console.log(`TEST_SEED=${SEED}`);
  return runVitest([`--maxWorkers=${WORKERS}`, ...parameters], { TEST_SEED: SEED, ...env });
}
