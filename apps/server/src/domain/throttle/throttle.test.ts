import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { throttles } from '#db/schema/index.ts';
import { createAccount, createSignedIn, PASSWORD } from '../../../test/accounts.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { mailedToken, readOutbox } from '../../../test/read-outbox.ts';
import { listSecurityEvents } from '../security-event/list-security-events.ts';
import { limits } from './limits.ts';
import { networkOf, widerNetworksOf } from './network-of.ts';
import { throttle } from './throttle.ts';
import { inWords } from './wait-in-words.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => server.close());

const MINUTE = 60_000;
let serial = 0;
const newIp = () => `203.0.113.${++serial}`;
const call = (name: string, payload: object, ip: string) =>
  server.app.inject({
    method: 'POST',
    url: `/api/auth/${name}`,
    payload,
    headers: { 'x-forwarded-for': ip },
  });

describe('signing in', () => {
  const wrong = (email: string, ip: string) => call('login', { email, password: 'Wrong1horse' }, ip);

  test('after ten wrong passwords says when to try again, and keeps its word', async () => {
    const { email } = await createAccount(server.app);
    const ip = newIp();
    for (let tries = 0; tries < 10; tries++) expect((await wrong(email, ip)).statusCode).toBe(401);
    server.clock.advance(3 * MINUTE);
    const refused = await call('login', { email, password: PASSWORD }, ip);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe(String(12 * 60));
    expect(refused.json()).toMatchObject({
      code: 'too_many_requests',
      error: 'Too many attempts. Please try again in 12 minutes.',
    });
    server.clock.advance(12 * MINUTE);
    expect((await call('login', { email, password: PASSWORD }, ip)).statusCode).toBe(200);
  });

  test('is refused to the guesser, not to the owner who comes from elsewhere', async () => {
    const { email } = await createAccount(server.app);
    const guesser = newIp();
    for (let tries = 0; tries <= 10; tries++) await wrong(email, guesser);
    expect((await wrong(email, guesser)).statusCode).toBe(429);
    expect((await call('login', { email, password: PASSWORD }, newIp())).statusCode).toBe(200);
  });

  test('with the right password forgets earlier slips', async () => {
    const { email } = await createAccount(server.app);
    const ip = newIp();
    for (let tries = 0; tries < 9; tries++) await wrong(email, ip);
    await call('login', { email, password: PASSWORD }, ip);
    for (let tries = 0; tries < 9; tries++) expect((await wrong(email, ip)).statusCode).toBe(401);
  });

  test('is counted alike for an address without an account', async () => {
    const ip = newIp();
    for (let tries = 0; tries < 10; tries++) await wrong('nobody@pilots.example', ip);
    expect((await wrong('NOBODY@pilots.example', ip)).statusCode).toBe(429);
  });

  test('one network address gets a hundred tries, whatever accounts it tries', async () => {
    const ip = newIp();
    const answers: number[] = [];
    for (let tries = 0; tries < 101; tries++) {
      answers.push((await wrong(`guess${tries}@pilots.example`, ip)).statusCode);
    }
    expect(answers.filter((status) => status === 401)).toHaveLength(100);
    expect(answers.at(-1)).toBe(429);
  });

  test('is never refused to an owner by what strangers guess, from however many addresses', async () => {
    const { email } = await createAccount(server.app);
    const strangers = Array.from({ length: 11 }, newIp);
    for (const ip of strangers) for (let tries = 0; tries < 10; tries++) await wrong(email, ip);
    expect((await call('login', { email, password: PASSWORD }, newIp())).statusCode).toBe(200);
  });

  test('waits longer with each guess at one account, up to ten seconds, until a reset', async () => {
    const { email } = await createAccount(server.app);
    const waitsOf = async (work: () => Promise<unknown>) => {
      const before = server.clock.waits.length;
      await work();
      return server.clock.waits.slice(before);
    };
    const waits = await waitsOf(async () => {
      for (let tries = 0; tries < 13; tries++) await wrong(email, newIp());
    });
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000]);
    await call('forgot-password', { email }, newIp());
    const token = await mailedToken(server.app, 'reset-password', email);
    await call('reset-password', { token, password: PASSWORD, confirmPassword: PASSWORD }, newIp());
    expect(await waitsOf(() => wrong(email, newIp()))).toEqual([]);
  });

  test('a right password from a new device is no guess', async () => {
    const { email } = await createAccount(server.app);
    const before = server.clock.waits.length;
    for (let tries = 0; tries < 12; tries++) await call('login', { email, password: PASSWORD }, newIp());
    expect(server.clock.waits.length).toBe(before);
  });

  test('of many who wait at one address most are turned away at once', async () => {
    const { email } = await createAccount(server.app);
    for (let tries = 0; tries < 6; tries++) await wrong(email, newIp());
    const ip = newIp();
    const { wait } = server.clock;
    const release: (() => void)[] = [];
    server.clock.wait = () => new Promise((resolve) => release.push(() => resolve(undefined)));
    const asked = Array.from({ length: 8 }, () => wrong(email, ip));
    let answered = 0;
    for (const one of asked) void one.then(() => answered++);
    // Nobody is let go before all others were turned away: on a busy machine the last comes late.
    while (release.length + answered < 8) await new Promise((resolve) => setTimeout(resolve, 5));
    server.clock.wait = wait;
    for (const go of release) go();
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429, 429, 429]);
  });

  test('on a device that knows the account is spared every wait, and counted by itself', async () => {
    const { email } = await createAccount(server.app);
    const ip = newIp();
    const first = await call('login', { email, password: PASSWORD }, ip);
    const device = first.cookies.find(({ name }) => name === 'rightseat_device')?.value ?? '';
    const at = (cookie: string, password: string) =>
      server.app.inject({
        method: 'POST',
        url: '/api/auth/login',
        payload: { email, password },
        headers: { 'x-forwarded-for': ip, cookie: `rightseat_device=${encodeURIComponent(cookie)}` },
      });
    for (let tries = 0; tries < 11; tries++) await wrong(email, ip);
    expect((await wrong(email, ip)).statusCode).toBe(429);
    const before = server.clock.waits.length;
    expect((await at(decodeURIComponent(device), PASSWORD)).statusCode).toBe(200);
    expect(server.clock.waits.length).toBe(before);
    // Of another account, made up, or with its signature cut off it is worth nothing.
    for (const forged of ['x.y', decodeURIComponent(device).replace(/\.[^.]+$/, ''), '']) {
      expect((await at(forged, PASSWORD)).statusCode).toBe(429);
    }
    for (let tries = 0; tries < 10; tries++) await at(decodeURIComponent(device), 'Wrong1horse');
    expect((await at(decodeURIComponent(device), PASSWORD)).statusCode).toBe(429);
  });

  test('tells the owner by one mail of a wave, and keeps it with the count', async () => {
    const { id, email } = await createAccount(server.app);
    const told = async () =>
      (await readOutbox(server.app, email)).filter(({ kind }) => kind === 'sign-in-guessed').length;
    for (let tries = 0; tries < 9; tries++) await wrong(email, newIp());
    expect(await told()).toBe(0);
    await Promise.all(Array.from({ length: 12 }, () => wrong(email, newIp())));
    expect(await told()).toBe(1);
    const events = await listSecurityEvents(server.app.domainContext, id, 100);
    expect(events.filter(({ kind }) => kind === 'sign-in-guessed')).toHaveLength(1);
    expect(events.filter(({ kind }) => kind === 'sign-in-failed')).toHaveLength(21);
    server.clock.advance(25 * 60 * MINUTE);
    for (let tries = 0; tries < 11; tries++) await wrong(email, newIp());
    expect(await told()).toBe(2);
  });

  test('can not be counted elsewhere by writing another address into the request', async () => {
    const { email } = await createAccount(server.app);
    const ip = newIp();
    const forged = (tries: number) => wrong(email, `198.51.100.${tries}, ${ip}`);
    for (let tries = 0; tries < 10; tries++) expect((await forged(tries)).statusCode).toBe(401);
    expect((await forged(10)).statusCode).toBe(429);
  });
});

test.each([
  [
    'register',
    limits.registerByAccount.tries,
    (email: string) => ({ name: 'A', email, password: PASSWORD, confirmPassword: PASSWORD }),
  ],
  ['forgot-password', limits.mailLinkByAccount.tries, (email: string) => ({ email })],
  ['resend-verification', limits.mailLinkByAccount.tries, (email: string) => ({ email })],
] as const)('%s sends one address no more than %i mails an hour', async (name, tries, payload) => {
  const email = `${name}@pilots.example`;
  const answers = await Promise.all(
    Array.from({ length: tries + 1 }, () => call(name, payload(email), newIp())),
  );
  const statuses = answers.map((answer) => answer.statusCode).sort();
  expect(statuses).toEqual([...Array(tries).fill(200), 429]);
});

test.each([
  ['verify-email', { token: 'A'.repeat(43) }],
  ['reset-password', { token: 'A'.repeat(43), password: PASSWORD, confirmPassword: PASSWORD }],
])('%s is counted by network address', async (name, payload) => {
  const ip = newIp();
  const whom = networkOf(ip);
  for (let tries = 0; tries < limits.openLinkByAddress.tries; tries++) {
    await throttle(server.app.domainContext, [{ limit: 'openLinkByAddress', whom }]);
  }
  expect((await call(name, payload, ip)).statusCode).toBe(429);
});

test('asking for the password of a signed-in user is counted by user', async () => {
  const { inject } = await createSignedIn(server.app);
  const remove = () =>
    inject({ method: 'POST', url: '/api/account/delete', payload: { password: 'Wrong1horse' } });
  for (let tries = 0; tries < 10; tries++) expect((await remove()).statusCode).toBe(422);
  expect((await remove()).statusCode).toBe(429);
});

test('of many tries at once no more get through than are allowed', async () => {
  const count = { limit: 'passwordByUser', whom: 'at-once' } as const;
  const tries = Array.from({ length: 25 }, () => throttle(server.app.domainContext, [count]));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('no address of a person or a network is kept in clear', async () => {
  await call('login', { email: 'secret@pilots.example', password: 'x' }, '203.0.113.250');
  const kept = JSON.stringify(await server.database.db.select().from(throttles));
  expect(kept).not.toMatch(/secret|pilots|203\.0/);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, network) => expect(networkOf(ip)).toBe(network));

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [3600, '60 minutes'],
])('%i seconds are %s', (seconds, words) => expect(inWords(seconds)).toBe(words));

test('an IPv6 address is counted in the networks that are handed out whole, too', () => {
  expect(widerNetworksOf('2001:db8:1:2ab::9')).toEqual({
    by56: '2001:db8:1:200::/56',
    by48: '2001:db8:1::/48',
  });
  expect(widerNetworksOf('203.0.113.9')).toBeNull();
});

test('no more demos are opened from one IPv6 network than a town full of pilots would', async () => {
  const open = (subnet: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/conversations',
      headers: { 'x-forwarded-for': `2001:db8:77:${subnet.toString(16)}::1` },
      remoteAddress: '10.0.0.1',
      payload: { kind: 'demo' },
    });
  const whom = widerNetworksOf('2001:db8:77:1::1')!.by56;
  const times = server.config.demo.perDay;
  for (let tries = 0; tries < limits.openDemoBy56.tries * times; tries++)
    await throttle(server.app.domainContext, [{ limit: 'openDemoBy56', whom, times }]);
  expect((await open(0x11)).statusCode).toBe(429);
  expect((await open(0x111)).statusCode).toBe(200);
});
