import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { measureHashing } from './measure-hashing.ts';
import { measureRate } from './measure-rate.ts';
import { measureSecrecy } from './measure-secrecy.ts';
import type { Ready } from './messages.ts';
import { rounded } from './percentile.ts';

/**
 * `npm run bench:http`: the account calls over real HTTP, against another process that runs the whole app on PGlite.
 * Prints tables and writes `.data/bench/http.json`.
 */
const RATE = 200;
const SECONDS = 10;

const served = fork(fileURLToPath(new URL('./served-process.ts', import.meta.url)), {
  execArgv: ['--import', 'tsx'],
});
served.once('exit', (code) => {
  if (code) process.exit(code);
});
const [ready] = (await once(served, 'message')) as [Ready];
const { appUrl, bareUrl, cookie } = ready;

// In turns, so that a busy moment of the machine falls on both.
await measureRate(served, { url: `${appUrl}/api/auth/me`, cookie, rate: RATE, seconds: 3 });
const bare = await measureRate(served, {
  url: `${bareUrl}/api/auth/me`,
  cookie,
  rate: RATE,
  seconds: SECONDS,
});
const me = await measureRate(served, { url: `${appUrl}/api/auth/me`, cookie, rate: RATE, seconds: SECONDS });
const ratio = {
  p50: rounded(me.p50 / bare.p50),
  p99: rounded(me.p99 / bare.p99),
  cpu: rounded(me.cpu / bare.cpu),
};
console.log(`\nGET /api/auth/me, signed in, ${RATE} requests/s for ${SECONDS} s, PGlite in a folder (ms)`);
console.table({ 'bare Fastify route': bare, '/api/auth/me': me, ratio });

const hashing = await measureHashing(served, ready);
console.log('\nDelay of the event loop (ms); one that is never blocked shows about 1');
console.table(hashing.delay);
console.log(`50 sign-ins at once took ${hashing.totalMs} ms together.`);

const secrecy = await measureSecrecy(ready);
console.log('\nTime of an answer (ms) for an address with and without an account');
console.table(secrecy);

served.send('stop');
mkdirSync('.data/bench', { recursive: true });
const result = {
  date: new Date().toISOString(),
  node: process.version,
  cores: availableParallelism(),
  /** Of the minute before the end: well above 1 without anything else running, it was measured on a busy machine. */
  loadAverage: rounded(loadavg()[0] ?? 0),
  me: { rate: RATE, seconds: SECONDS, bare, me, ratio },
  hashing,
  secrecy,
};
writeFileSync('.data/bench/http.json', `${JSON.stringify(result, null, 2)}\n`);
console.log(`\nLoad average of the machine at the end: ${result.loadAverage} on ${result.cores} cores.`);
console.log('Written to .data/bench/http.json');
