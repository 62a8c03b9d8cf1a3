import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityEvents } from '#db/schema/index.ts';
import { createAccount, createSignedIn } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';

const log = new PassThrough();
let written = '';
log.on('data', (chunk: Buffer) => {
  written += chunk.toString();
});

let server: Awaited<ReturnType<typeof buildTestApp>>;
let admin: Awaited<ReturnType<typeof createSignedIn>>;
beforeAll(async () => {
  server = await buildTestApp({ LOG_LEVEL: 'info', THROTTLE_FACTOR: '1000' }, { log });
  admin = await createSignedIn(server.app, { isAdmin: true });
});
afterAll(() => server.close());

const eventsOf = async (userId: string) =>
  server.database.db.select().from(securityEvents).where(eq(securityEvents.userId, userId));

/** The typed lines of the log, by the account. */
const loggedOf = (userId: string) =>
  written
    .split('\n')
    .filter((line) => line.includes('"securityEvent"') && line.includes(userId))
    .map((line) => JSON.parse(line).securityEvent as string);

const ask = (method: 'POST' | 'PATCH', url: string, payload: object) =>
  admin.inject({ method, url, payload });

test.each([
  ['locked', (id: string) => ask('PATCH', `/api/admin/users/${id}`, { locked: true })],
  ['reset-done', (id: string) => ask('POST', '/api/admin/reset-password', { userId: id, newPassword: NEW })],
])('that an administrator has it %s is kept and logged, without his address', async (kind, act) => {
  const { id } = await createAccount(server.app);
  expect((await act(id)).statusCode).toBe(200);
  const events = await eventsOf(id);
  expect(events.map((event) => event.kind)).toContain(kind);
  expect(events.every(({ ip }) => ip === '')).toBe(true);
  expect(loggedOf(id)).toContain(kind);
});

test('a guess at a password and a link to reset it are kept and logged, with where from', async () => {
  const { id, email } = await createAccount(server.app);
  const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
  await post('/api/auth/login', { email, password: 'Wrong2horse' });
  await post('/api/auth/forgot-password', { email });
  // The clock stands: the rows have no order of their own, the lines of the log do.
  expect((await eventsOf(id)).map(({ kind }) => kind).sort()).toEqual(['reset-asked', 'sign-in-failed']);
  expect((await eventsOf(id)).every(({ ip }) => ip === '127.0.0.1')).toBe(true);
  expect(loggedOf(id)).toEqual(['sign-in-failed', 'reset-asked']);
  expect(written).not.toMatch(/Wrong2horse/);
});

const NEW = 'Correct2horse';
