import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { percentile, rounded } from '../percentile.ts';
import { explain } from './explain.ts';
import { openHouse } from './open-house.ts';
import { isSearch, KINDS } from './requests.ts';

/**
 * `npm run bench:admin`: the admin's list, search and numbers over real HTTP on PostgreSQL, with few users and with a
 * hundred times as many. Prints times, growth and the plans, and writes `.data/bench/admin.json`.
 */
const wanted = process.argv.find((word) => word.startsWith('--users='))?.slice('--users='.length);
const MANY = Number(wanted ?? 200_000);
const FEW = MANY / 100;
const ROUNDS = 100;
/** Rounds that are not counted: connections, the cache of the database and the compiler of the program get ready. */
const WARM_UP = 25;

console.log(`Filling with ${FEW} and ${MANY} users …`);
const few = await openHouse(FEW);
const many = await openHouse(MANY);

/** In turns, so that a busy moment of the machine falls on both. */
async function measure(paths: readonly string[]) {
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const path = paths[Math.abs(round) % paths.length] ?? '';
    const [fewMs, manyMs] = [await few.time(path), await many.time(path)];
    if (round < 0) continue;
    times.few.push(fewMs);
    times.many.push(manyMs);
  }
  return times;
}

function row(times: { few: number[]; many: number[] }, targetMs: number) {
  const p95 = { few: percentile(times.few, 0.95), many: percentile(times.many, 0.95) };
  return {
    [`p50 ${FEW}`]: rounded(percentile(times.few, 0.5)),
    [`p95 ${FEW}`]: rounded(p95.few),
    [`p50 ${MANY}`]: rounded(percentile(times.many, 0.5)),
    [`p95 ${MANY}`]: rounded(p95.many),
    target: targetMs,
    'growth p50': rounded(percentile(times.many, 0.5) / percentile(times.few, 0.5)),
    'growth p95': rounded(p95.many / p95.few),
    met: p95.many <= targetMs,
  };
}

const table: Record<string, ReturnType<typeof row>> = {};
const searches = { few: [] as number[], many: [] as number[] };
for (const kind of KINDS) {
  const times = await measure(kind.paths);
  table[kind.name] = row(times, kind.targetMs);
  if (!isSearch(kind)) continue;
  searches.few.push(...times.few);
  searches.many.push(...times.many);
}
table['all searches'] = row(searches, 60);

console.log(`\nMilliseconds from asking to having read the answer, ${ROUNDS} of each, one at a time`);
console.table(table);

const plans: Record<string, string[]> = {};
for (const { name, paths } of KINDS) {
  for (const path of paths) {
    plans[path] = await explain(many, path);
    if (path !== paths[0]) continue;
    console.log(`\n${name}: ${path}\n${plans[path].join('\n')}`);
  }
}

await few.close();
await many.close();
const loadAverage = rounded(loadavg()[0] ?? 0);
mkdirSync('.data/bench', { recursive: true });
writeFileSync(
  '.data/bench/admin.json',
  `${JSON.stringify({ date: new Date().toISOString(), node: process.version, cores: availableParallelism(), loadAverage, table, plans }, null, 2)}\n`,
);
console.log(`\nLoad average of the machine at the end: ${loadAverage} on ${availableParallelism()} cores.`);
console.log('Written to .data/bench/admin.json, with the plan of every term');
