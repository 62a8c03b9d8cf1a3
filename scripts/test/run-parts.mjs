import { Stop } from '../tools/stop.mjs';

/** As many slow files as a reader takes in. */
const SLOWEST = 10;

/**
 * What a part found. `note` says what was left out, for instance for want of a program.
 * @typedef {{ path: string, seconds: number }} FileTime
 * @typedef {{ passed: number, failed: number, note?: string, files?: FileTime[] }} Outcome
 */

/**
 * Runs the stages in order up to the first with a failure, then prints a summary whose last line counts all tests.
 * @param {import('./parts.mjs').Part[][]} stages
 * @param {string[]} parameters of the command line: `--only=a,b` or nothing
 * @param {import('./parts.mjs').Part[][]} [known] what `--only` may choose from
 * @returns {Promise<number>} the exit code
 */
export async function runParts(stages, parameters, known = stages) {
  const chosen = chooseParts(stages, parameters, known);
  const done = new Map();
  for (const stage of chosen) {
    console.log(heading(stage.map(({ name }) => name).join(', ')));
    await Promise.all(stage.map((part) => runPart(part, done)));
    if ([...done.values()].some(({ failed }) => failed > 0)) break;
  }
  const names = chosen.flat().map(({ name }) => name);
  console.log(heading('summary'));
  for (const name of names) console.log(done.get(name)?.line ?? `  ${name.padEnd(10)} not run`);
  printSlowest([...done.values()].flatMap(({ files = [] }) => files));
  const sum = (key) => [...done.values()].reduce((total, outcome) => total + outcome[key], 0);
  console.log(`tests: ${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') > 0 ? 1 : 0;
}

async function runPart({ name, run }, done) {
  const started = performance.now();
  const outcome = await run();
  const line = describe(name, outcome, (performance.now() - started) / 1000);
  done.set(name, { ...outcome, line });
  console.log(line);
}

function chooseParts(stages, parameters, known) {
  const all = known.flat().map(({ name }) => name);
  const only = parameters.find((parameter) => parameter.startsWith('--only='));
  const unknown = parameters.filter((parameter) => parameter !== only);
  if (unknown.length > 0) throw new Stop(`Unknown: ${unknown.join(' ')}. Known: --only=${all.join(',')}`);
  if (!only) return stages;
  const wanted = only.slice('--only='.length).split(',');
  const strange = wanted.filter((name) => !all.includes(name));
  if (strange.length > 0) throw new Stop(`No part is called ${strange.join(', ')}. Known: ${all.join(', ')}`);
  return known
    .map((stage) => stage.filter(({ name }) => wanted.includes(name)))
    .filter((stage) => stage.length > 0);
}

function heading(text) {
  return `\n━━ ${text} ${'━'.repeat(60 - text.length)}`;
}

function describe(name, { passed, failed, note }, seconds) {
  const result = note && passed + failed === 0 ? 'skipped' : `${passed} passed, ${failed} failed`;
  const line = `  ${name.padEnd(10)} ${result.padEnd(24)} ${seconds.toFixed(0).padStart(4)} s`;
  return note ? `${line}   ${note}` : line;
}

function printSlowest(files) {
  if (files.length === 0) return;
  console.log('\n  The slowest files:');
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  for (const { path, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${path}`);
}
