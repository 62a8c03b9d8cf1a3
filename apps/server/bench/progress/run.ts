import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { loadContent } from '@rightseat/examiner';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { createSubscribed } from '../../test/subscribed.ts';
import { openApp } from '../open-app.ts';
import { percentile, rounded } from '../percentile.ts';
import { fillPractice, fillSessions, fillUnfinished, holdExams } from './fill.ts';

/**
 * `npm run bench:progress`: what a pilot with 200 sessions waits for on the dashboard and on /progress, over HTTP, and
 * how long the debrief of a half-hour exam takes. On PGlite, or on TEST_DATABASE_URL's server. Prints tables and writes
 * `.data/bench/progress.json`.
 */
const SESSIONS = 200;
const DRILLS = 60;
const ROUNDS = 60;
const ENDED_EXAMS = 10;
/** In a half-hour exam, both sides counted. */
const TURNS = 72;

/** What each page asks for when it opens. */
const pages: Record<string, string[]> = {
  dashboard: ['/api/auth/me', '/api/user/subscription', '/api/user/sessions', '/api/conversations'],
  progress: ['/api/auth/me', '/api/progress?rating=private', '/api/conversations'],
  instrument: ['/api/progress?rating=instrument'],
};

const content = loadContent();
const database = await openTestDatabase();
const { db } = database;
const { app, time, close } = await openApp(database, content);

const exams = holdExams(content);
const pilot = await createSubscribed(app);
const filled = await fillSessions(db, pilot.user.id, exams, SESSIONS);
await fillPractice(db, pilot.user.id, content, DRILLS);

const figures = (times: readonly number[]) => ({
  p50: rounded(percentile(times, 0.5)),
  p95: rounded(percentile(times, 0.95)),
  max: rounded(Math.max(...times)),
});

async function repeat(once: () => Promise<number>, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await once());
  return times;
}

const calls: Record<string, ReturnType<typeof figures>> = {};
for (const path of new Set(Object.values(pages).flat())) {
  await repeat(() => time(path, pilot.cookie), 5);
  calls[path] = figures(await repeat(() => time(path, pilot.cookie), ROUNDS));
}
for (const [page, paths] of Object.entries(pages)) {
  if (paths.length === 1) continue;
  const all = async () => {
    const started = performance.now();
    await Promise.all(paths.map((path) => time(path, pilot.cookie)));
    return performance.now() - started;
  };
  calls[`all of ${page}, at once`] = figures(await repeat(all, ROUNDS));
}
console.log(`\nA pilot with ${filled.sessions} sessions, ${filled.grades} grades and ${DRILLS} drills (ms)`);
console.table(calls);

const long = exams.find(({ transcript }) => transcript.length >= TURNS) ?? exams[0]!;
const transcript = long.transcript.slice(0, TURNS);
const endings: number[] = [];
for (let round = 0; round < ENDED_EXAMS; round++) {
  const { user, cookie } = await createSubscribed(app);
  const id = await fillUnfinished(db, user.id, { ...long, transcript });
  const started = performance.now();
  await time(`/api/conversations/${id}/end`, cookie, 'POST');
  await time(`/api/conversations/${id}`, cookie);
  endings.push(performance.now() - started);
}
const ending = { turns: transcript.length, ...figures(endings) };
console.log('\nFrom ending an exam of half an hour to having read its debrief (ms)');
console.table([ending]);

mkdirSync('.data/bench', { recursive: true });
const result = {
  date: new Date().toISOString(),
  node: process.version,
  cores: availableParallelism(),
  loadAverage: rounded(loadavg()[0] ?? 0),
  filled: { ...filled, drills: DRILLS },
  calls,
  ending,
};
writeFileSync('.data/bench/progress.json', `${JSON.stringify(result, null, 2)}\n`);
console.log(`\nLoad average of the machine at the end: ${result.loadAverage} on ${result.cores} cores.`);
console.log('Written to .data/bench/progress.json');

await close();
