import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { securityEvents } from '#db/schema/index.ts';
import { createAccount, createSignedIn, PASSWORD } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { mailedToken, readOutbox } from '../../test/read-outbox.ts';
import { createSoftAuthenticator } from '../../test/soft-authenticator.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp({ THROTTLE_FACTOR: '1000' });
});
afterAll(() => server.close());
afterEach(() => {
  server.config.environment = 'test';
});

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;
const post = (url: string, payload: object) => server.app.inject({ method: 'POST', url, payload });
const as = (pilot: SignedIn, url: string, payload: object) =>
  pilot.inject({ method: 'POST', url: `/api/account/${url}`, payload });
const login = (email: string, password = PASSWORD) => post('/api/auth/login', { email, password });
const finish = (token: string, answer: object) => post('/api/auth/second-factor', { token, answer });
const askFor = async (email: string) => (await login(email)).json().secondFactor;
const kinds = async (pilot: SignedIn) =>
  (await pilot.inject({ url: '/api/account/security' }))
    .json()
    .events.map((event: { kind: string }) => event.kind);

/** The code that an app shows now. */
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: server.clock.now().getTime() });
const nextHalfMinute = () => server.clock.advance(30_000);

async function withApp() {
  const pilot = await createSignedIn(server.app);
  const { secret } = (await as(pilot, 'app', { password: PASSWORD })).json();
  const confirmed = await as(pilot, 'app/confirm', { code: codeOf(secret) });
  nextHalfMinute();
  const recoveryCodes: string[] = confirmed.json().recoveryCodes;
  return { ...pilot, secret, recoveryCodes };
}

async function addPasskey(pilot: SignedIn, authenticator = createSoftAuthenticator(), from?: string) {
  const { token, options } = (await as(pilot, 'passkeys/options', { password: PASSWORD })).json();
  const credential = authenticator.register(options.challenge, from);
  const added = await as(pilot, 'passkeys', { token, name: 'My phone', credential });
  return { added, authenticator, token, credential };
}

async function passkeyLogin(sign: (challenge: string) => object) {
  const { token, options } = (await post('/api/auth/passkey/options', {})).json();
  const payload = { token, credential: sign(options.challenge) };
  return { payload, response: await post('/api/auth/passkey', payload) };
}

describe('an authenticator app', () => {
  test('is asked for after the password, and nothing is open before', async () => {
    const pilot = await withApp();
    expect(pilot.recoveryCodes).toHaveLength(10);
    const asked = await login(pilot.user.email);
    expect(asked.statusCode).toBe(200);
    expect(asked.cookies).toEqual([]);
    expect(asked.json()).toEqual({
      secondFactor: { token: expect.any(String), hasApp: true, passkey: null },
    });
    const signedIn = await finish(asked.json().secondFactor.token, { code: codeOf(pilot.secret) });
    expect(signedIn.json()).toEqual({ user: pilot.user });
    expect(signedIn.cookies.map(({ name }) => name)).toEqual(['rightseat', 'rightseat_device']);
  });

  test('a code is taken once, within its minute, and five tries are all', async () => {
    const pilot = await withApp();
    const code = codeOf(pilot.secret);
    const first = await askFor(pilot.user.email);
    expect((await finish(first.token, { code })).statusCode).toBe(200);
    expect((await finish(first.token, { code })).statusCode).toBe(401);
    const second = await askFor(pilot.user.email);
    expect((await finish(second.token, { code })).statusCode).toBe(422);
    server.clock.advance(90_000);
    for (const wrong of [code, '000000', 'x', '1'.repeat(50)]) {
      expect((await finish(second.token, { code: wrong })).statusCode).toBe(422);
    }
    const right = await finish(second.token, { code: codeOf(pilot.secret) });
    expect(right.statusCode).toBe(401);
    expect(await kinds(pilot)).toContain('second-factor-failed');
  });

  test('of two who send one code at once one gets in', async () => {
    const pilot = await withApp();
    const tokens = [await askFor(pilot.user.email), await askFor(pilot.user.email)];
    const code = codeOf(pilot.secret);
    const answers = await Promise.all(tokens.map(({ token }) => finish(token, { code })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  test('has five minutes, and a changed password or a lock ends them', async () => {
    const late = await withApp();
    const { token } = await askFor(late.user.email);
    server.clock.advance(5 * 60_000);
    expect((await finish(token, { code: codeOf(late.secret) })).statusCode).toBe(401);

    const reset = await withApp();
    const open = await askFor(reset.user.email);
    await post('/api/auth/forgot-password', { email: reset.user.email });
    const mailed = await mailedToken(server.app, 'reset-password', reset.user.email);
    const password = 'Another2horse';
    await post('/api/auth/reset-password', { token: mailed, password, confirmPassword: password });
    expect((await finish(open.token, { code: codeOf(reset.secret) })).statusCode).toBe(401);
    // The link in the mail is no second step.
    expect((await login(reset.user.email, password)).json()).toHaveProperty('secondFactor');
  });

  test('a recovery code opens once, however it is typed', async () => {
    const pilot = await withApp();
    const [code = ''] = pilot.recoveryCodes;
    const typed = code.toUpperCase().replaceAll('-', ' ');
    expect((await finish((await askFor(pilot.user.email)).token, { code: typed })).statusCode).toBe(200);
    expect((await finish((await askFor(pilot.user.email)).token, { code })).statusCode).toBe(422);
    expect(await kinds(pilot)).toContain('recovery-code-used');
    const other = await withApp();
    const foreign = { code: pilot.recoveryCodes[1] };
    expect((await finish((await askFor(other.user.email)).token, foreign)).statusCode).toBe(422);
  });

  test('neither secrets nor codes lie in the database in clear', async () => {
    const pilot = await withApp();
    const { db } = server.database;
    const rows = JSON.stringify([
      await db.query.totpSecrets.findMany(),
      await db.query.recoveryCodes.findMany(),
    ]);
    expect(rows).not.toContain(pilot.secret);
    for (const code of pilot.recoveryCodes) expect(rows).not.toContain(code);
  });

  test('counts for nothing before its first code, and is changed by who knows the password alone', async () => {
    const pilot = await createSignedIn(server.app);
    expect((await as(pilot, 'app', { password: 'Wrong1horse' })).statusCode).toBe(422);
    await as(pilot, 'app', { password: PASSWORD });
    expect((await as(pilot, 'app/confirm', { code: '000000' })).statusCode).toBe(422);
    expect((await login(pilot.user.email)).json()).toHaveProperty('user');
    const held = await withApp();
    expect((await as(held, 'app', { password: PASSWORD })).statusCode).toBe(409);
    expect((await as(held, 'second-factor/end', { password: 'Wrong1horse' })).statusCode).toBe(422);
    expect((await as(held, 'second-factor/end', { password: PASSWORD })).statusCode).toBe(200);
    expect((await login(held.user.email)).json()).toHaveProperty('user');
    const told = (await readOutbox(server.app, held.user.email)).map(({ subject }) => subject);
    expect(told.filter((subject) => subject.includes('opened has changed'))).toHaveLength(2);
  });
});

describe('a passkey', () => {
  test('is added, named, used to sign in without an address, and removed', async () => {
    const pilot = await createSignedIn(server.app);
    const { added, authenticator } = await addPasskey(pilot);
    expect(added.statusCode).toBe(200);
    const [passkey] = (await pilot.inject({ url: '/api/account/security' })).json().passkeys;
    expect(passkey).toMatchObject({ name: 'My phone', lastUsedAt: null });
    const { response } = await passkeyLogin((challenge) => authenticator.sign(challenge));
    expect(response.json()).toEqual({ user: pilot.user });
    const url = `/api/account/passkeys/${passkey.id}`;
    const renamed = await pilot.inject({ method: 'PATCH', url, payload: { name: 'Old phone' } });
    expect(renamed.statusCode).toBe(200);
    expect((await as(pilot, `passkeys/${passkey.id}/remove`, { password: 'x' })).statusCode).toBe(422);
    expect((await as(pilot, `passkeys/${passkey.id}/remove`, { password: PASSWORD })).statusCode).toBe(200);
    const after = await passkeyLogin((challenge) => authenticator.sign(challenge));
    expect(after.response.statusCode).toBe(401);
    expect(await kinds(pilot)).toEqual(expect.arrayContaining(['passkey-added', 'passkey-removed']));
  });

  test('of somebody else is neither renamed nor removed', async () => {
    const pilot = await createSignedIn(server.app);
    await addPasskey(pilot);
    const [passkey] = (await pilot.inject({ url: '/api/account/security' })).json().passkeys;
    const other = await createSignedIn(server.app);
    const url = `/api/account/passkeys/${passkey.id}`;
    expect((await other.inject({ method: 'PATCH', url, payload: { name: 'Mine' } })).statusCode).toBe(404);
    expect((await as(other, `passkeys/${passkey.id}/remove`, { password: PASSWORD })).statusCode).toBe(404);
  });

  test('that was made for another page, or answers an earlier question, is not taken', async () => {
    const pilot = await createSignedIn(server.app);
    expect((await addPasskey(pilot, undefined, 'https://evil.example')).added.statusCode).toBe(422);
    const { token, credential } = await addPasskey(pilot);
    const replayed = await as(pilot, 'passkeys', { token, name: 'Again', credential });
    expect(replayed.statusCode).toBe(401);
    const { token: fresh } = (await as(pilot, 'passkeys/options', { password: PASSWORD })).json();
    expect((await as(pilot, 'passkeys', { token: fresh, name: 'x', credential })).statusCode).toBe(422);
    const other = await createSignedIn(server.app);
    const { token: theirs } = (await as(other, 'passkeys/options', { password: PASSWORD })).json();
    expect((await as(pilot, 'passkeys', { token: theirs, name: 'x', credential })).statusCode).toBe(401);
  });

  test('signs in by one answer to one question of ours, unlocked, on our page, by one device', async () => {
    const pilot = await createSignedIn(server.app);
    const { authenticator } = await addPasskey(pilot);
    const first = await passkeyLogin((challenge) => authenticator.sign(challenge));
    expect(first.response.statusCode).toBe(200);
    expect((await post('/api/auth/passkey', first.payload)).statusCode).toBe(401);
    const bad: Array<(challenge: string) => object> = [
      () => first.payload.credential,
      (challenge) => authenticator.sign(challenge, 'https://evil.example'),
      (challenge) => authenticator.sign(challenge, 'http://localhost.evil.example'),
      (challenge) => authenticator.sign(challenge, undefined, 0x01),
      (challenge) => createSoftAuthenticator().sign(challenge),
      (challenge) => ({ ...createSoftAuthenticator().sign(challenge), id: authenticator.sign('').id }),
      () => ({ id: 'x', rawId: 'x', type: 'public-key', response: {} }),
    ];
    for (const sign of bad) expect((await passkeyLogin(sign)).response.statusCode).toBe(401);
    // A copy starts from where it was copied.
    authenticator.setCounter(0);
    const cloned = await passkeyLogin((challenge) => authenticator.sign(challenge));
    expect(cloned.response.statusCode).toBe(401);
    expect(await kinds(pilot)).toContain('passkey-refused');
  });

  test('does not open a locked account', async () => {
    const pilot = await createSignedIn(server.app);
    const { authenticator } = await addPasskey(pilot);
    const admin = await createSignedIn(server.app, { isAdmin: true });
    const url = `/api/admin/users/${pilot.user.id}`;
    await admin.inject({ method: 'PATCH', url, payload: { locked: true } });
    const { response } = await passkeyLogin((challenge) => authenticator.sign(challenge));
    expect(response.statusCode).toBe(403);
  });

  test('is a second step once it is asked for; without the last one nobody is kept out', async () => {
    const pilot = await createSignedIn(server.app);
    expect((await as(pilot, 'second-factor', { password: PASSWORD })).statusCode).toBe(409);
    const { authenticator } = await addPasskey(pilot);
    expect((await login(pilot.user.email)).json()).toHaveProperty('user');
    const on = await as(pilot, 'second-factor', { password: PASSWORD });
    expect(on.json().recoveryCodes).toHaveLength(10);
    const asked = await askFor(pilot.user.email);
    const signed = authenticator.sign(asked.passkey.challenge);
    expect((await finish(asked.token, { credential: signed })).json()).toEqual({ user: pilot.user });
    // Another pilot's passkey is no answer to this question.
    const other = await createSignedIn(server.app);
    const foreign = (await addPasskey(other)).authenticator;
    const again = await askFor(pilot.user.email);
    const wrong = await finish(again.token, { credential: foreign.sign(again.passkey.challenge) });
    expect(wrong.statusCode).toBe(422);
    const [passkey] = (await pilot.inject({ url: '/api/account/security' })).json().passkeys;
    await as(pilot, `passkeys/${passkey.id}/remove`, { password: PASSWORD });
    expect((await login(pilot.user.email)).json()).toHaveProperty('user');
  });
});

describe('an administrator in production', () => {
  test('reaches nothing but the set-up until there is a second step', async () => {
    const admin = await createSignedIn(server.app, { isAdmin: true });
    server.config.environment = 'production';
    for (const url of ['/api/admin/users', '/api/user/subscription', '/api/conversations']) {
      const answer = await admin.inject({ url });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 403, 'second_factor_missing']);
    }
    const me = await admin.inject({ url: '/api/auth/me' });
    expect(me.json()).toEqual({ user: admin.user, secondFactorMissing: true });
    await addPasskey(admin);
    expect((await admin.inject({ url: '/api/admin/users' })).statusCode).toBe(403);
    await as(admin, 'second-factor', { password: PASSWORD });
    expect((await admin.inject({ url: '/api/admin/users' })).statusCode).toBe(200);
    expect((await admin.inject({ url: '/api/auth/me' })).json()).toEqual({ user: admin.user });
  });

  test('is not held up in development, and pilots nowhere', async () => {
    const admin = await createSignedIn(server.app, { isAdmin: true });
    expect((await admin.inject({ url: '/api/admin/users' })).statusCode).toBe(200);
    const pilot = await createSignedIn(server.app);
    server.config.environment = 'production';
    expect((await pilot.inject({ url: '/api/user/subscription' })).statusCode).toBe(200);
  });
});

test('what happened is told, without a word of what was typed', async () => {
  const { id, email } = await createAccount(server.app);
  await login(email, 'Secret9horse');
  await login(email);
  await login('nobody@pilots.example', 'Secret9horse');
  const rows = await server.database.db.select().from(securityEvents);
  const mine = rows.filter(({ userId }) => userId === id).map(({ kind }) => kind);
  expect(mine).toEqual(['sign-in-failed', 'new-device']);
  expect(rows.some(({ userId }) => userId === null)).toBe(true);
  expect(JSON.stringify(rows)).not.toMatch(/Secret9|pilots\.example/);
});

test.each(['Password1', 'PASSWORD123', 'Welcome123', 'RightSeat2026!'])(
  'the password %s is refused at every door',
  async (password) => {
    const refused = { statusCode: 422 };
    const twice = { password, confirmPassword: password };
    const pilot = await createSignedIn(server.app);
    const { email } = pilot.user;
    const joined = await post('/api/auth/register', { name: 'Ann', email: `new-${email}`, ...twice });
    expect(joined).toMatchObject(refused);
    const changed = await as(pilot, 'change-password', { currentPassword: PASSWORD, ...twice });
    expect(changed).toMatchObject(refused);
    await post('/api/auth/forgot-password', { email });
    const token = await mailedToken(server.app, 'reset-password', email);
    expect(await post('/api/auth/reset-password', { token, ...twice })).toMatchObject(refused);
    const admin = await createSignedIn(server.app, { isAdmin: true });
    const payload = { userId: pilot.user.id, newPassword: password };
    const reset = await admin.inject({ method: 'POST', url: '/api/admin/reset-password', payload });
    expect(reset).toMatchObject(refused);
    expect((await login(email)).statusCode).toBe(200);
  },
);

test('a session ends after ninety days, however often it is visited', async () => {
  const pilot = await createSignedIn(server.app);
  const visit = async () => (await pilot.inject({ url: '/api/auth/me' })).statusCode;
  for (let weeks = 0; weeks < 12; weeks++) {
    expect(await visit()).toBe(200);
    server.clock.advance(7 * 24 * 60 * 60_000);
  }
  expect(await visit()).toBe(200);
  server.clock.advance(7 * 24 * 60 * 60_000);
  expect(await visit()).toBe(401);
});

describe('a second step that its owner has lost', () => {
  const REASON = 'Called back at the number of the invoice.';
  const end = (admin: SignedIn, userId: string, payload: object = { reason: REASON, password: PASSWORD }) =>
    admin.inject({ method: 'POST', url: `/api/admin/users/${userId}/second-factor/end`, payload });
  const newAdmin = () => createSignedIn(server.app, { isAdmin: true });

  test('is switched off by an administrator; all sessions end, the owner is told, the reason is kept', async () => {
    const admin = await newAdmin();
    const pilot = await withApp();
    const { token } = await askFor(pilot.user.email);
    expect((await end(admin, pilot.user.id)).statusCode).toBe(200);
    expect((await pilot.inject({ url: '/api/auth/me' })).statusCode).toBe(401);
    // Nor does what was begun before lead anywhere.
    expect((await finish(token, { code: pilot.recoveryCodes[0] })).statusCode).toBe(401);
    expect((await login(pilot.user.email)).json().user.id).toBe(pilot.user.id);
    const mails = await readOutbox(server.app, pilot.user.email);
    expect(mails.at(-1)?.text).toContain('An administrator switched off the second step');
    const { entries } = (
      await admin.inject({ url: `/api/admin/audit?targetUserId=${pilot.user.id}` })
    ).json();
    expect(entries[0]).toMatchObject({
      action: 'second-factor.ended',
      actorEmail: admin.user.email,
      after: { reason: REASON },
    });
    const { db } = server.database;
    const events = (await db.select().from(securityEvents)).filter(({ userId }) => userId === pilot.user.id);
    expect(events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['app-removed', 'second-factor-off']),
    );
    expect((await end(admin, pilot.user.id)).statusCode).toBe(409);
  });

  test('of another administrator too, and never of oneself', async () => {
    const [one, other] = [await newAdmin(), await newAdmin()];
    const { secret } = (await as(other, 'app', { password: PASSWORD })).json();
    await as(other, 'app/confirm', { code: codeOf(secret) });
    const own = await end(other, other.user.id);
    expect([own.statusCode, own.json().error]).toEqual([
      409,
      'Change your own second step on your account page.',
    ]);
    expect((await askFor(other.user.email)).hasApp).toBe(true);
    expect((await end(one, other.user.id)).statusCode).toBe(200);
    expect((await login(other.user.email)).json().user.id).toBe(other.user.id);
  });

  test.each([
    ['no reason', { reason: '  because  ', password: PASSWORD }, 422],
    ['a reason that no database holds', { reason: `${REASON}\0`, password: PASSWORD }, 422],
    ['the wrong password', { reason: REASON, password: 'Wrong1horse' }, 422],
    ['no password', { reason: REASON }, 422],
  ])('stays with %s', async (_name, payload, status) => {
    const admin = await newAdmin();
    const pilot = await withApp();
    expect((await end(admin, pilot.user.id, payload)).statusCode).toBe(status);
    expect((await askFor(pilot.user.email)).hasApp).toBe(true);
  });

  test('of two who press at once one does it', async () => {
    const admins = [await newAdmin(), await newAdmin()];
    const pilot = await withApp();
    const answers = await Promise.all(admins.map((admin) => end(admin, pilot.user.id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await end(admins[0]!, 'user_nobody')).statusCode).toBe(404);
  });
});
