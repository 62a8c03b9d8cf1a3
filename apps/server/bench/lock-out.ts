import { availableParallelism, loadavg } from 'node:os';
import { loadContent } from '@rightseat/examiner';
import { createPglite, openDatabase } from '#db/open-database.ts';
import { createAccount, PASSWORD } from '../test/accounts.ts';

import { openApp } from './open-app.ts';
import { rounded } from './percentile.ts';

/**
 * `npm run bench:lock-out`: strangers guess at one password from eleven networks, 104 times in all; then its owner signs in
 * with the right one, from a network that nobody used, and from the device he has used before. How he is answered, and
 * after how long.
 */
const GUESSES = 104;
const STRANGERS = 11;
/** As many of one network are made to wait at once; whoever sends more is refused. */
const AT_ONCE = 3;

// The strangers' addresses are what a proxy would say: the limits count them as in production.
const { app, close } = await openApp(
  await openDatabase({ type: 'pglite', client: await createPglite() }),
  loadContent(),
  {
    THROTTLE_FACTOR: '1',
    TRUST_PROXY: '1',
  },
);
const { email } = await createAccount(app);

async function signIn(password: string, address: string, cookie = '') {
  const startedAt = performance.now();
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-for': address, cookie },
    payload: { email, password },
  });
  const cookies = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { status: answer.statusCode, ms: performance.now() - startedAt, cookies };
}

const { cookies: known } = await signIn(PASSWORD, '203.0.113.250');
const device = known.split('; ').find((cookie) => cookie.includes('device')) ?? '';

const statuses: Record<number, number> = {};
let left = GUESSES;
async function guess(address: string): Promise<void> {
  while (left-- > 0) {
    const { status } = await signIn(`Wrong${left}horse`, address);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}
const startedAt = performance.now();
const networks = Array.from({ length: STRANGERS }, (_, at) => `198.51.${at}.7`);
await Promise.all(networks.flatMap((address) => Array.from({ length: AT_ONCE }, () => guess(address))));
const seconds = (performance.now() - startedAt) / 1000;

console.log(
  `${GUESSES} guesses from ${STRANGERS} networks in ${rounded(seconds)} s, answered ${JSON.stringify(statuses)}`,
);
const told = ({ status, ms }: Awaited<ReturnType<typeof signIn>>) => ({ status, ms: Math.round(ms) });
console.table({
  'the owner, from elsewhere': told(await signIn(PASSWORD, '192.0.2.9')),
  'the owner, at a known device': told(await signIn(PASSWORD, '192.0.2.10', device)),
});
console.log(`${availableParallelism()} cores, load ${rounded(loadavg()[0]!)}`);
await close();
