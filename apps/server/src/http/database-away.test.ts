import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSignedIn, PASSWORD } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { readOutbox } from '../../test/read-outbox.ts';
import { wireToDatabase } from '../../test/wire-to-database.ts';

const databaseServer = process.env.TEST_DATABASE_URL;
const wire = databaseServer ? await wireToDatabase(databaseServer) : null;

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  if (wire) vi.stubEnv('TEST_DATABASE_URL', wire.url);
  server = await buildTestApp({ THROTTLE_FACTOR: '1000' });
  // The wire is this file's alone: those after it run in the same process.
  vi.unstubAllEnvs();
});
afterAll(async () => {
  await server.close();
  await wire?.cut();
});

const register = (email: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/auth/register',
    payload: { name: 'Amelia', email, password: PASSWORD, confirmPassword: PASSWORD },
  });
const findUser = async (email: string) =>
  (await server.database.db.query.users.findMany()).find((user) => user.email === email);

test('a registration whose mail can not be queued leaves no half-made account', async () => {
  const { db } = server.database;
  await db.execute(sql`alter table outbox_mail rename to outbox_mail_away`);
  const failed = await register('half@pilots.example');
  await db.execute(sql`alter table outbox_mail_away rename to outbox_mail`);
  expect(failed.statusCode).toBe(500);
  expect(failed.json()).toMatchObject({ code: 'internal', requestId: expect.any(String) });
  expect(failed.body).not.toMatch(/outbox|insert|relation/i);
  expect(await findUser('half@pilots.example')).toBeUndefined();
  expect((await register('half@pilots.example')).statusCode).toBe(200);
  expect(await readOutbox(server.app, 'half@pilots.example')).toHaveLength(1);
});

/** PGlite lives in this process and can't go away alone: this one needs a server (TEST_DATABASE_URL). */
test.skipIf(wire === null)(
  'while the database is gone calls say so, and all is well when it is back',
  async () => {
    const { cookie } = await createSignedIn(server.app);
    const me = () => server.app.inject({ url: '/api/auth/me', headers: { cookie } });
    expect((await me()).statusCode).toBe(200);

    await wire?.cut();
    for (const failed of [await me(), await register('gone@pilots.example'), await me()]) {
      expect(failed.statusCode).toBe(503);
      expect(failed.json()).toMatchObject({ code: 'not_ready', error: expect.stringContaining('try again') });
      expect(failed.headers['retry-after']).toBe('5');
    }
    // A restart would not bring the database back: the process lives, and no caller is sent here.
    expect((await server.app.inject('/api/health')).statusCode).toBe(200);
    const unready = await server.app.inject('/api/ready');
    expect(unready.statusCode).toBe(503);
    expect(unready.json().checks).toMatchObject({ serving: true, database: false, speech: true });

    const logout = await server.app.inject({ method: 'POST', url: '/api/auth/logout', headers: { cookie } });
    expect(logout.cookies[0]).toMatchObject({ name: 'rightseat', value: '' });

    await wire?.mend();
    expect((await server.app.inject('/api/ready')).statusCode).toBe(200);
    expect((await me()).statusCode).toBe(200);
    expect(await findUser('gone@pilots.example')).toBeUndefined();
    expect((await register('gone@pilots.example')).statusCode).toBe(200);
  },
);

test.skipIf(wire === null)(
  'a frozen database makes the node unready at once, and no query waits for ever',
  async () => {
    wire?.freeze();
    const unready = await server.app.inject('/api/ready');
    wire?.thaw();
    expect(unready.statusCode).toBe(503);
    expect(unready.json().checks).toMatchObject({ serving: true, database: false, migrations: false });
    expect((await server.app.inject('/api/ready')).statusCode).toBe(200);
    // What gives up on the other queries, sooner than whoever asked: their fifteen seconds are not waited for here.
    const shown = await server.database.db.execute(sql`show statement_timeout`);
    expect(shown).toMatchObject({ rows: [{ statement_timeout: '15s' }] });
  },
);
