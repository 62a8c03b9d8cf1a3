import { basename } from 'node:path';
import { runVitest } from './run-vitest.mjs';

/** More files than these are no chance. */
const MOST_TOLD_AGAIN = 2;

/**
 * Runs stories, and those files once more that did not hold: a story speaks in real time on a machine that others use,
 * and what a recogniser hears of it differs. What does not hold twice has failed. See decision 0015.
 * @param {string[]} parameters beyond `vitest run`
 * @param {Record<string, string>} env
 * @returns {Promise<import('./run-parts.mjs').Outcome>} `note` names what was told twice
 */
export async function runStories(parameters, env) {
  const first = await runVitest(parameters, env);
  const again = first.files.filter(({ held }) => !held);
  if (again.length === 0 || again.length > MOST_TOLD_AGAIN) return first;
  const names = again.map(({ path }) => basename(path)).join(', ');
  console.log(`\n• Did not hold and is told again: ${names}`);
  const second = await runVitest([...parameters, ...again.map(({ path }) => path)], env);
  const heldBefore = again.reduce((sum, { passed }) => sum + passed, 0);
  return {
    passed: first.passed - heldBefore + second.passed,
    failed: second.failed,
    files: first.files,
    note: `told twice: ${names}`,
  };
}
