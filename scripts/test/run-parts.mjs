import { Stop } from '../tools/stop.mjs';

/**
 * What a part found. `note` says what was left out, for instance for want of a program.
 * @typedef {{ passed: number, failed: number, note?: string }} Outcome
 */

/**
 * Runs the parts in order up to the first that fails, then prints a summary whose last line counts all tests.
 * @param {Record<string, () => Promise<Outcome>>} parts
 * @param {string[]} parameters of the command line: `--only=a,b` or nothing
 * @returns {Promise<number>} the exit code
 */
export async function runParts(parts, parameters) {
  const names = chooseParts(Object.keys(parts), parameters);
  const lines = [];
  const total = { passed: 0, failed: 0 };
  for (const name of names) {
    console.log(`\n━━ ${name} ${'━'.repeat(60 - name.length)}`);
    const started = performance.now();
    const outcome = await parts[name]();
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    lines.push(describe(name, outcome, (performance.now() - started) / 1000));
    if (outcome.failed > 0) break;
  }
  const skipped = names.slice(lines.length).map((name) => `  ${name.padEnd(10)} not run`);
  console.log(`\n━━ summary ${'━'.repeat(53)}\n${[...lines, ...skipped].join('\n')}`);
  console.log(`tests: ${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
}

function chooseParts(all, parameters) {
  const only = parameters.find((parameter) => parameter.startsWith('--only='));
  const unknown = parameters.filter((parameter) => parameter !== only);
  if (unknown.length > 0) throw new Stop(`Unknown: ${unknown.join(' ')}. Known: --only=${all.join(',')}`);
  if (!only) return all;
  const wanted = only.slice('--only='.length).split(',');
  const strange = wanted.filter((name) => !all.includes(name));
  if (strange.length > 0) throw new Stop(`No part is called ${strange.join(', ')}. Known: ${all.join(', ')}`);
  return all.filter((name) => wanted.includes(name));
}

function describe(name, { passed, failed, note }, seconds) {
  const result = note && passed + failed === 0 ? 'skipped' : `${passed} passed, ${failed} failed`;
  const line = `  ${name.padEnd(10)} ${result.padEnd(24)} ${seconds.toFixed(0).padStart(4)} s`;
  return note ? `${line}   ${note}` : line;
}
