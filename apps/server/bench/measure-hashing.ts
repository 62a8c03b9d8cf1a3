import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Ready, Watched } from './messages.ts';
import { rounded } from './percentile.ts';
import { watch } from './watch.ts';

const AT_ONCE = 50;

/**
 * Whether hashing blocks the event loop: its delay while 50 passwords are hashed and nothing else happens, while 50
 * sign-ins arrive at once (their queries included: PGlite works on the event loop, PostgreSQL does not), and idle.
 */
export async function measureHashing(served: ChildProcess, ready: Ready) {
  const signIn = () =>
    fetch(`${ready.appUrl}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ready.email, password: ready.password }),
    });
  let totalMs = 0;
  const busy = await watch(served, async () => {
    const started = performance.now();
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, signIn));
    totalMs = Math.round(performance.now() - started);
    const refused = answers.find((answer) => answer.status !== 200);
    if (refused) throw new Error(`A sign-in was answered ${refused.status}: ${await refused.text()}`);
  });
  const hashing = await watch(served, () => {
    served.send('hash');
    return once(served, 'message');
  });
  const idle = await watch(served, () => wait(totalMs));
  return {
    delay: {
      idle: delayOf(idle),
      'hashing 50 passwords': delayOf(hashing),
      '50 sign-ins': delayOf(busy),
    },
    totalMs,
  };
}

const delayOf = ({ watched }: { watched: Watched }) => ({
  p50: rounded(watched.p50),
  p99: rounded(watched.p99),
  max: rounded(watched.max),
});
