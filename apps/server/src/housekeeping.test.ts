import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { auditEntries } from '#db/schema/index.ts';
import { newId } from '#domain/new-id.ts';
import { buildTestApp } from '../test/build-test-app.ts';
import { startHousekeeping } from './housekeeping.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** All that housekeeping does this often, once: nobody waits an hour here. */
async function workOf(timer: 'setTimeout' | 'setInterval', ms: number): Promise<() => void> {
  const timers = vi.spyOn(globalThis, timer);
  const stop = await startHousekeeping(server.services, server.hosted, { onlyNode: false });
  stop();
  const due = timers.mock.calls.filter(([, delay]) => delay === ms).map(([work]) => work as () => void);
  timers.mockRestore();
  return () => {
    for (const work of due) work();
  };
}

test.each([
  ['soon after a node has started', 'setTimeout', MINUTE],
  ['and every hour', 'setInterval', HOUR],
] as const)('what has had its time goes by itself, %s', async (_when, timer, ms) => {
  const { db } = server.database;
  const entry = {
    actorId: 'user_a',
    action: 'access.revoked',
    targetUserId: 'user_b',
    before: {},
    after: {},
  };
  const id = newId('audit');
  await db.insert(auditEntries).values({ ...entry, id, at: server.clock.now(), ip: '203.0.113.7' });
  const ip = async () => (await db.select().from(auditEntries)).find((one) => one.id === id)?.ip;
  const work = await workOf(timer, ms);
  server.clock.advance(91 * DAY);
  expect(await ip()).toBe('203.0.113.7');
  work();
  await expect.poll(ip, { timeout: 20_000 }).toBe('');
});
