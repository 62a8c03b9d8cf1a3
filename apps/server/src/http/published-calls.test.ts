import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSignedIn } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { describeCalls } from './describe-calls.ts';

/**
 * That each answer is named is checked with every test of the server: see build-test-app. Here, that what is
 * published is complete, and what no call answers.
 */
interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, unknown>[];
  parameters?: { name: string; schema: Record<string, unknown> }[];
  requestBody?: { required: boolean; content: Record<string, { schema: Shape }> };
  responses: Record<string, { description: string; headers?: object; content?: object }>;
}
interface Shape {
  properties?: Record<string, { maxLength?: number; minLength?: number; pattern?: string }>;
}

let server: Awaited<ReturnType<typeof buildTestApp>>;
let paths: Record<string, Record<string, Operation>>;
let document: { openapi: string; tags: { name: string }[]; components: { securitySchemes: object } };
beforeAll(async () => {
  server = await buildTestApp({ THROTTLE_FACTOR: '1000' });
  const published = (await server.app.inject('/api/docs')).json();
  document = published;
  paths = published.paths;
});
afterAll(() => server.close());

const operations = () =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ call: `${method} ${path}`, path, ...operation })),
  );
const statuses = (path: string, method: string) => Object.keys(paths[path]?.[method]?.responses ?? {});

test('every call has a name of its own, a summary, a tag that is explained, and says whom it lets in', () => {
  const tags = document.tags.map(({ name }) => name);
  const unexplained = operations().filter(
    ({ operationId, summary, security, tags: [tag] = [] }) =>
      !operationId || !summary || !security || !tag || !tags.includes(tag),
  );
  expect(unexplained.map(({ call }) => call)).toEqual([]);
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(Object.keys(document.components.securitySchemes)).toContain('session');
});

test('a call names what it can answer by what it reads and whom it lets in', () => {
  expect(statuses('/api/exam-choices', 'get')).toEqual(['200', '403', '500', '503']);
  expect(statuses('/api/flight', 'get')).toEqual(['200', '401', '403', '500', '503']);
  expect(statuses('/api/flight', 'post')).toEqual('200 400 401 403 413 415 422 500 503'.split(' '));
  expect(statuses('/api/conversations/{id}', 'get')).toEqual('200 400 403 404 414 422 500 503'.split(' '));
});

test('says how long to wait where it says later', () => {
  const later = operations().flatMap(({ call, responses }) =>
    Object.entries(responses)
      .filter(([status]) => status === '429' && !('Retry-After' in (responses[status]?.headers ?? {})))
      .map(() => call),
  );
  expect(later).toEqual([]);
});

test('publishes the limits that hold', async () => {
  const name =
    paths['/api/account']?.patch?.requestBody?.content['application/json']?.schema.properties?.name;
  expect(name).toMatchObject({ minLength: 1, maxLength: 100 });
  const { cookie } = await createSignedIn(server.app);
  const rename = (characters: number) =>
    server.app.inject({
      method: 'PATCH',
      url: '/api/account',
      headers: { cookie },
      payload: { name: 'n'.repeat(characters) },
    });
  expect((await rename(100)).statusCode).toBe(200);
  expect((await rename(101)).statusCode).toBe(422);
});

test('a body that may be left out is not called required', () => {
  const resume = paths['/api/conversations/{id}/resume']?.post?.requestBody;
  expect(resume?.required).toBe(false);
  expect(paths['/api/flight']?.post?.requestBody?.required).toBe(true);
});

test.each([
  ['PUT', '/api/account', 'OPTIONS, PATCH'],
  ['DELETE', '/api/admin/stats', 'GET, HEAD, OPTIONS'],
  ['GET', '/api/account/change-password', 'OPTIONS, POST'],
  ['POST', '/api/health', 'GET, HEAD, OPTIONS'],
  ['TRACE', '/api/health', 'GET, HEAD, OPTIONS'],
  ['POST', '/api/conversations/conv_1', 'GET, HEAD, OPTIONS'],
  ['GET', '/v1/chat/completions', 'OPTIONS, POST'],
])('%s %s answers 405 and names %s', async (method, url, allow) => {
  const answer = await server.app.inject({ method: method as 'PUT', url });
  expect(answer.statusCode).toBe(405);
  expect(answer.headers.allow).toBe(allow);
  expect(answer.json()).toMatchObject({ code: 'method_not_allowed', requestId: expect.any(String) });
});

test('OPTIONS names the methods, and lets no other site in', async () => {
  const answer = await server.app.inject({ method: 'OPTIONS', url: '/api/account' });
  expect([answer.statusCode, answer.headers.allow, answer.body]).toEqual([204, 'OPTIONS, PATCH', '']);
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
});

test('HEAD answers as GET does, without a body', async () => {
  const answer = await server.app.inject({ method: 'HEAD', url: '/api/health' });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
});

test('an address that there is not answers 404 to every method, before its body is read', async () => {
  const broken = { headers: { 'content-type': 'application/xml' }, payload: '<x' };
  for (const method of ['GET', 'POST', 'OPTIONS', 'DELETE'] as const) {
    const answer = await server.app.inject({ method, url: '/api/nothing', ...broken });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
});

test.each([
  ['broken JSON', 400, { 'content-type': 'application/json' }, '{"email":'],
  ['another type', 415, { 'content-type': 'application/xml' }, '<email/>'],
  ['more than any call takes', 413, { 'content-type': 'application/json' }, `"${'a'.repeat(300 * 1024)}"`],
  ['the wrong shape', 422, { 'content-type': 'application/json' }, '{"email":7}'],
])('a body that is %s answers %i', async (_what, status, headers, payload) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/auth/forgot-password',
    headers,
    payload,
  });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code: 'invalid_input', requestId: expect.any(String) });
});

test('a stranger is told to sign in before his body is read', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/drills',
    headers: { 'content-type': 'application/json' },
    payload: '{"broken',
  });
  expect(answer.statusCode).toBe(401);
});

test('an answer that is not described is found', async () => {
  const own = await buildTestApp();
  vi.spyOn(own.readiness, 'check').mockRejectedValue(Object.assign(new Error('teapot'), { statusCode: 418 }));
  expect((await own.app.inject('/api/ready')).statusCode).toBe(418);
  await expect(own.close()).rejects.toThrow('GET /api/ready answered 418 invalid_input');
});

test('an answer of another kind than described is found', async () => {
  const undescribed: string[] = [];
  const app = Fastify().setSerializerCompiler(() => JSON.stringify);
  describeCalls(app, (what) => undescribed.push(what));
  const schema = { response: { 200: { type: 'string' } } };
  app.get('/api/plan', { config: { access: 'anybody' }, schema }, (_request, reply) =>
    reply.type('text/calendar; charset=utf-8').send('BEGIN:VCALENDAR'),
  );
  await app.inject('/api/plan');
  expect(undescribed).toEqual(['GET /api/plan answered 200 as text/calendar']);
});
