import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEntries, conversations, demoUses, turns, users } from '#db/schema/index.ts';
import { newId } from '#domain/new-id.ts';
import { createAccount } from '../../../test/accounts.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { endConversation } from '../conversation/end-conversation.ts';
import { DELETED, forgetAuditOrigins } from './forget-audit-origins.ts';
import { forgetDemos } from './forget-demos.ts';
import { forgetUnverified } from './forget-unverified.ts';

const DAY = 24 * 60 * 60_000;

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp({ THROTTLE_FACTOR: '1000' });
});
afterAll(() => server.close());

const context = () => server.services.context;

async function takeDemo(): Promise<string> {
  const asked = { method: 'POST' as const, url: '/api/conversations', payload: { kind: 'demo' } };
  const { conversationId } = (await server.app.inject(asked)).json();
  const { db, clock } = context();
  await db.insert(turns).values({
    conversationId,
    position: 0,
    role: 'pilot',
    text: 'My name is Amelia.',
    startedAtMs: 0,
    endedAtMs: 1,
  });
  await db.insert(demoUses).values({ conversationId, addressHash: 'hash', usedAt: clock.now() });
  return conversationId;
}

test('a demo and its words go thirty days after its end, and one that is not over stays', async () => {
  const { db } = context();
  const ended = await takeDemo();
  const open = await takeDemo();
  await endConversation(context(), server.services.content, { conversationId: ended, reason: 'pilot' });
  const left = async () => (await db.select().from(conversations)).map(({ id }) => id).sort();
  server.clock.advance(29 * DAY);
  await forgetDemos(context());
  expect(await left()).toEqual([ended, open].sort());
  server.clock.advance(2 * DAY);
  await forgetDemos(context());
  expect(await left()).toEqual([open]);
  expect(await db.select().from(turns).where(eq(turns.conversationId, ended))).toEqual([]);
  expect(await db.select().from(demoUses)).toEqual([]);
});

test('an account that nobody verified goes a week after its last link, and no other', async () => {
  const { db } = context();
  const email = 'never@pilots.example';
  const password = 'Correct1horse';
  const payload = { name: 'Never', email, password, confirmPassword: password };
  await server.app.inject({ method: 'POST', url: '/api/auth/register', payload });
  const verified = await createAccount(server.app);
  const locked = await createAccount(server.app, { verified: false });
  await db.update(users).set({ lockedAt: server.clock.now() }).where(eq(users.id, locked.id));
  const isThere = async (id: string) => (await db.select().from(users).where(eq(users.id, id))).length === 1;
  const [never] = await db.select().from(users).where(eq(users.email, email));
  server.clock.advance(7 * DAY);
  await forgetUnverified(context());
  // Its link lived for a while: not a week since then.
  expect(await isThere(never!.id)).toBe(true);
  server.clock.advance(2 * DAY);
  await forgetUnverified(context());
  expect(await isThere(never!.id)).toBe(false);
  expect(await isThere(verified.id)).toBe(true);
  expect(await isThere(locked.id)).toBe(true);
  expect(
    await db.query.outboxMails.findFirst({ where: (mail) => eq(mail.toAddress, email) }),
  ).toBeUndefined();
});

test('the audit forgets addresses and deleted accounts after ninety days, and nothing else', async () => {
  const { db, clock } = context();
  const admin = await createAccount(server.app, { isAdmin: true });
  const entry = (targetUserId: string, at = clock.now()) => ({
    id: newId('audit'),
    at,
    actorId: admin.id,
    action: 'access.revoked',
    targetUserId,
    before: { until: 'x' },
    after: { until: null },
    ip: '203.0.113.7',
  });
  const gone = entry('user_gone');
  const there = entry(admin.id);
  const young = entry('user_gone', new Date(clock.now().getTime() + 80 * DAY));
  await db.insert(auditEntries).values([gone, there, young]);
  server.clock.advance(91 * DAY);
  await forgetAuditOrigins(context());
  const read = async ({ id }: { id: string }) =>
    (await db.select().from(auditEntries).where(eq(auditEntries.id, id)))[0];
  expect(await read(gone)).toEqual({ ...gone, ip: '', targetUserId: DELETED });
  expect(await read(there)).toEqual({ ...there, ip: '' });
  expect(await read(young)).toEqual(young);

  const young1 = and(eq(auditEntries.id, young.id));
  const change = (set: object) => db.update(auditEntries).set(set).where(young1);
  await expect(change({ action: 'nothing' })).rejects.toThrow();
  await expect(change({ ip: '198.51.100.1' })).rejects.toThrow();
  await expect(change({ actorId: DELETED })).rejects.toThrow();
  await expect(change({ after: null })).rejects.toThrow();
  await expect(db.execute(sql`delete from audit_entry`)).rejects.toThrow();
});
