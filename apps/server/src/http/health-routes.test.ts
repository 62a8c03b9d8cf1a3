import { afterAll, beforeAll, expect, test } from 'vitest';
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
