import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, createSignedIn, lockAccount, PASSWORD, sessionCookie } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { findActor, installActor, requireAdmin, requireUser } from './actor.ts';
import { authRoutes } from './auth-routes.ts';
import { installErrorHandler } from './error-handler.ts';
import { signInRoutes } from './sign-in-routes.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let app: FastifyInstance;
beforeAll(async () => {
  server = await buildTestApp();
  app = Fastify();
  installErrorHandler(app);
  await app.register(fastifyCookie);
  installActor(app, server.app.domainContext);
  app.get('/anyone', async (request) => {
    const [once, again] = [await findActor(request), await findActor(request)];
    return { found: once !== null, same: once === again };
  });
  app.get('/user', async (request) => (await requireUser(request)).user);
  app.get('/admin', async (request) => (await requireAdmin(request)).user);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

const ask = async (url: string, cookie?: string) =>
  (await app.inject({ url, headers: cookie === undefined ? {} : { cookie } })).statusCode;

describe('who may', () => {
  test('a stranger: what is for anyone', async () => {
    expect([await ask('/anyone'), await ask('/user'), await ask('/admin')]).toEqual([200, 401, 401]);
  });

  test('a user: not what is for administrators', async () => {
    const { cookie } = await createSignedIn(server.app);
    expect([await ask('/user', cookie), await ask('/admin', cookie)]).toEqual([200, 403]);
  });

  test('an administrator: everything', async () => {
    const { cookie } = await createSignedIn(server.app, { isAdmin: true });
    expect([await ask('/user', cookie), await ask('/admin', cookie)]).toEqual([200, 200]);
  });

  test('an administrator who is locked or not verified: as a stranger', async () => {
    const locked = await createSignedIn(server.app, { isAdmin: true });
    await lockAccount(server.app, locked.user.id);
    const unverified = await createAccount(server.app, { isAdmin: true, verified: false });
    expect(await ask('/admin', locked.cookie)).toBe(401);
    expect(await ask('/admin', await sessionCookie(server.app, unverified.id))).toBe(401);
  });
});

test('one request looks its caller up once', async () => {
  const { cookie } = await createSignedIn(server.app);
  const response = await app.inject({ url: '/anyone', headers: { cookie } });
  expect(response.json()).toEqual({ found: true, same: true });
});

describe('over https', () => {
  let secure: FastifyInstance;
  beforeAll(async () => {
    const { domainContext } = server.app;
    const config = { ...domainContext.config, publicUrl: 'https://rightseat.example' };
    const context = { ...domainContext, config };
    secure = Fastify();
    secure.setValidatorCompiler(validatorCompiler);
    secure.setSerializerCompiler(serializerCompiler);
    await secure.register(fastifyCookie);
    installErrorHandler(secure);
    installActor(secure, context);
    await secure.register(authRoutes(context));
    await secure.register(signInRoutes(context));
  });
  afterAll(() => secure.close());

  test('the cookie is Secure and __Host-, and the one without is nobody', async () => {
    const { email } = await createAccount(server.app);
    const login = await secure.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email, password: PASSWORD },
    });
    expect([login.headers['set-cookie']].flat()[0]).toMatch(
      /^__Host-rightseat=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const token = login.cookies[0]?.value;
    const me = (cookie: string) => secure.inject({ url: '/api/auth/me', headers: { cookie } });
    expect((await me(`__Host-rightseat=${token}`)).statusCode).toBe(200);
    expect((await me(`rightseat=${token}`)).statusCode).toBe(401);
  });
});

test.each([
  'register',
  'login',
  'logout',
  'verify-email',
  'resend-verification',
  'forgot-password',
  'reset-password',
])('%s is refused to a page of another site', async (call) => {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api/auth/${call}`,
    headers: { origin: 'https://evil.example' },
    payload: {},
  });
  expect(response.statusCode).toBe(403);
});
