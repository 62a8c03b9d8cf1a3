import { runCommand } from '../tools/run-command.mjs';

/**
 * A program that is silent when all is well: its output is shown only when it fails.
 * @param {string} name
 * @param {string[]} parameters of Node
 * @returns {Promise<import('./run-parts.mjs').Outcome>}
 */
export async function runCheck(name, parameters) {
  const started = performance.now();
  const { code, output } = await runCommand(process.execPath, parameters, { env: { NO_COLOR: '1' } });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (code === 0) {
    console.log(`✓ ${name} (${seconds} s)`);
    return { passed: 1, failed: 0 };
  }
  console.log(`✗ ${name} (${seconds} s)\n${output}`);
  return { passed: 0, failed: 1 };
}

/** @param {import('./run-parts.mjs').Outcome[]} outcomes */
export function addUp(outcomes) {
  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const files = outcomes.flatMap((outcome) => outcome.files ?? []);
  return { passed: sum('passed'), failed: sum('failed'), files };
}
