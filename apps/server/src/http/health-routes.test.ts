import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp } from '../../test/build-test-app.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

test('answers 200 with status ok when ready', async () => {
  const response = await server.app.inject('/api/health');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ status: 'ok', liveConversations: 0 });
});

test('says that it is ready, with each of its checks', async () => {
  const response = await server.app.inject('/api/ready');
  expect(response.statusCode).toBe(200);
  const checks = { serving: true, database: true, migrations: true, speech: true };
  expect(response.json()).toEqual({ ready: true, checks });
});

test('an older database under it makes it unready, and not dead', async () => {
  const { db } = server.database;
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1000000000000`);
  const response = await server.app.inject('/api/ready');
  await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000`);
  expect(response.statusCode).toBe(503);
  expect(response.json().checks).toMatchObject({ database: true, migrations: false });
});

test('without a thread that hears it is not ready', async () => {
  const load = vi.spyOn(server.services.engines, 'load');
  load.mockReturnValue({ stt: { threads: 0, waiting: 3 }, tts: { threads: 1, waiting: 0 } });
  const response = await server.app.inject('/api/ready');
  load.mockRestore();
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ ready: false, checks: { speech: false, serving: true } });
});

test('while it drains it is neither', async () => {
  server.readiness.drain();
  const health = await server.app.inject('/api/health');
  const ready = await server.app.inject('/api/ready');
  server.readiness.ready();
  expect([health.statusCode, health.json().status]).toEqual([503, 'draining']);
  expect([ready.statusCode, ready.json().checks.serving]).toEqual([503, false]);
});

test('publishes its calls as OpenAPI', async () => {
  const response = await server.app.inject('/api/docs');
  expect(response.json().paths).toHaveProperty('/api/health');
});

test('an unknown call answers 404 in the one error shape', async () => {
  const response = await server.app.inject('/api/nothing');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 'not_found', requestId: expect.any(String) });
});

test('a write from another site is refused', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/nothing',
    headers: { origin: 'https://evil.example' },
  });
  expect(response.statusCode).toBe(403);
});
