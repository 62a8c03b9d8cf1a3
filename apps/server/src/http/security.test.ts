import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSignedIn, sessionCookie } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { contentPolicy } from './content-policy.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
let secure: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp({ THROTTLE_FACTOR: '1000' });
  secure = await buildTestApp({
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: '1',
    PUBLIC_URL: 'https://pilots.example',
    TRUST_PROXY: '1',
  });
});
afterAll(async () => {
  await server.close();
  await secure.close();
});

const logout = (headers: Record<string, string>, app = server.app) =>
  app.inject({ method: 'POST', url: '/api/auth/logout', headers });

describe('a name that is not ours', () => {
  test('is refused, even where Host and Origin agree', async () => {
    const rebound = { host: 'evil.example:3000', origin: 'http://evil.example:3000' };
    expect((await logout(rebound)).statusCode).toBe(403);
    expect((await server.app.inject({ url: '/api/auth/me', headers: rebound })).statusCode).toBe(403);
    expect((await server.app.inject({ url: '/dev/mail', headers: rebound })).statusCode).toBe(403);
    expect((await logout({ host: 'localhost.evil.example' })).statusCode).toBe(403);
  });

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.168.1.20:3000'])(
    'does not hit %s',
    async (host) => {
      expect((await logout({ host, origin: `http://${host}` })).statusCode).toBe(200);
    },
  );

  test('is read from the balancer where there is one', async () => {
    const by = (name: string) => logout({ host: 'node-1', 'x-forwarded-host': name }, secure.app);
    expect((await by('pilots.example')).statusCode).toBe(200);
    expect((await by('evil.example')).statusCode).toBe(403);
    expect((await logout({ host: 'pilots.example', 'x-forwarded-host': 'x' })).statusCode).toBe(403);
  });

  test('does not keep a balancer from asking for health', async () => {
    const answer = await server.app.inject({ url: '/api/health', headers: { host: 'node-1:3000' } });
    expect(answer.statusCode).not.toBe(403);
  });
});

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 200],
  ['none', 200],
])('a write without Origin that the browser calls %s answers %i', async (site, status) => {
  expect((await logout({ 'sec-fetch-site': site })).statusCode).toBe(status);
});

test.each([
  ['192.168.1.20', {}],
  ['127.0.0.1', { 'x-forwarded-for': '192.168.1.20' }],
])('mails are not shown to %s %j', async (remoteAddress, headers) => {
  for (const url of ['/dev/mail', '/dev/mail/any']) {
    expect((await server.app.inject({ url, headers, remoteAddress })).statusCode).toBe(404);
  }
  expect((await server.app.inject({ url: '/dev/mail', remoteAddress: '127.0.0.1' })).statusCode).toBe(200);
});

test('no private answer may be kept', async () => {
  const { inject } = await createSignedIn(server.app);
  for (const url of [
    '/api/auth/me',
    '/api/account/sessions',
    '/api/user/subscription',
    '/api/user/minutes',
    '/api/conversations',
    '/api/conversations/unknown',
    '/api/progress',
    '/api/flight',
    '/api/unknown',
  ]) {
    expect([url, (await inject({ url })).headers['cache-control']]).toEqual([url, 'no-store']);
  }
});

describe('the page may', () => {
  const connect = (policy: unknown) => /connect-src ([^;]*)/.exec(String(policy))?.[1]?.split(' ');

  test('call itself and nobody else', async () => {
    const { headers } = await server.app.inject('/api/public-config');
    expect(connect(headers['content-security-policy'])).toEqual(["'self'", 'ws://localhost']);
  });

  test('call the voice company where it is configured, by its name alone', () => {
    const elevenLabs = {
      apiKey: 'key',
      agents: { coach: 'c', demo: 'd' },
      webhookSecret: null,
      apiBase: 'https://api.elevenlabs.io',
    };
    expect(contentPolicy({ ...secure.config, elevenLabs }).connectSrc).toEqual([
      "'self'",
      'wss://pilots.example',
      'https://api.elevenlabs.io',
      'wss://api.elevenlabs.io',
      'https://*.elevenlabs.io',
      'wss://*.elevenlabs.io',
    ]);
  });

  test('use the microphone and nothing else of the device', async () => {
    const { headers } = await server.app.inject('/api/public-config');
    expect(headers['permissions-policy']).toMatch(/^microphone=\(self\), .*camera=\(\).*geolocation=\(\)/);
  });
});

test('over https no subdomain can plant the cookie that a demo is known by', async () => {
  const demo = await secure.app.inject({
    method: 'POST',
    url: '/api/conversations',
    headers: { host: 'pilots.example' },
    payload: { kind: 'demo' },
  });
  expect(demo.cookies[0]).toMatchObject({ name: '__Host-rightseat_demo', secure: true, path: '/' });
});

test('what can be called is told to nobody but administrators in production', async () => {
  const { user } = await createSignedIn(secure.app);
  const cookie = `__Host-${await sessionCookie(secure.app, user.id)}`;
  expect((await secure.app.inject('/api/docs')).statusCode).toBe(401);
  expect((await secure.app.inject({ url: '/api/docs', headers: { cookie } })).statusCode).toBe(403);
  expect((await server.app.inject('/api/docs')).statusCode).toBe(200);
});
