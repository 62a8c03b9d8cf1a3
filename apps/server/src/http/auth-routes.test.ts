import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount, createSignedIn, lockAccount, PASSWORD, sessionCookie } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { mailedToken, readOutbox } from '../../test/read-outbox.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  // The limits have their own tests.
  server = await buildTestApp({ THROTTLE_FACTOR: '1000' });
});
afterAll(() => server.close());

const post = (call: string, payload?: InjectOptions['payload'], headers = {}) =>
  server.app.inject({ method: 'POST', url: `/api/auth/${call}`, payload, headers });

const me = (cookie?: string) =>
  server.app.inject({ url: '/api/auth/me', headers: cookie === undefined ? {} : { cookie } });

let serial = 0;
const newEmail = () => `pilot${++serial}@pilots.example`;
const registration = (email: string) => ({
  name: 'Amelia',
  email,
  password: PASSWORD,
  confirmPassword: PASSWORD,
});

const cookieOf = (response: Awaited<ReturnType<typeof post>>) => {
  const cookie = response.cookies.find(({ name }) => name === 'rightseat');
  return `rightseat=${cookie?.value}`;
};

describe('the way in', () => {
  test('register, verify by the mailed link, sign in, sign out', async () => {
    const email = newEmail();
    const registered = await post('register', registration(email));
    expect(registered.statusCode).toBe(200);
    expect(registered.json()).toEqual({ message: expect.stringContaining('e-mail') });

    const verified = await post('verify-email', {
      token: await mailedToken(server.app, 'verify-email', email),
    });
    expect(verified.json()).toEqual({ message: expect.stringContaining('verified') });

    const login = await post('login', { email, password: PASSWORD });
    expect(login.statusCode).toBe(200);
    expect(login.json()).toEqual({ user: { id: expect.any(String), name: 'Amelia', email, isAdmin: false } });

    const cookie = cookieOf(login);
    expect((await me(cookie)).json()).toEqual(login.json());
    const logout = await post('logout', undefined, { cookie });
    expect(logout.statusCode).toBe(200);
    expect(logout.cookies[0]).toMatchObject({ name: 'rightseat', value: '' });
    expect((await me(cookie)).statusCode).toBe(401);
  });

  test('the mailed link signs in once where a page asks for it, and leads on to a page of ours', async () => {
    const email = newEmail();
    await post('register', { ...registration(email), next: '/ai-coach?leg=2' });
    const token = await mailedToken(server.app, 'verify-email', email);
    expect((await readOutbox(server.app, email)).at(-1)?.text).toContain('&next=%2Fai-coach%3Fleg%3D2');
    const verified = await post('verify-email', { token, signIn: true });
    expect(verified.json().user).toMatchObject({ email });
    expect((await me(cookieOf(verified))).json().user.email).toBe(email);
    const again = await post('verify-email', { token, signIn: true });
    expect(again.statusCode).toBe(422);
    expect(again.cookies).toEqual([]);
  });

  test('the mailed link makes nobody else of who is signed in, and opens no locked account', async () => {
    const other = await createSignedIn(server.app);
    const email = newEmail();
    await post('register', registration(email));
    const token = await mailedToken(server.app, 'verify-email', email);
    const verified = await post('verify-email', { token, signIn: true }, { cookie: other.cookie });
    expect(verified.json().user).toBeUndefined();
    expect(verified.cookies).toEqual([]);
    expect((await me(other.cookie)).json().user.email).toBe(other.user.email);

    const locked = await createAccount(server.app, { verified: false });
    await post('resend-verification', { email: locked.email });
    const key = await mailedToken(server.app, 'verify-email', locked.email);
    await lockAccount(server.app, locked.id);
    const refused = await post('verify-email', { token: key, signIn: true });
    expect(refused.json().user).toBeUndefined();
    expect(refused.cookies).toEqual([]);
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', ''])(
    'a registration leads nowhere else: %s',
    async (next) => {
      expect((await post('register', { ...registration(newEmail()), next })).statusCode).toBe(422);
    },
  );

  test('nobody is anonymous with 401', async () => {
    expect((await me()).json()).toMatchObject({ code: 'not_signed_in' });
    expect((await me()).statusCode).toBe(401);
  });

  test('the cookie can be read by no script and is sent by no other site', async () => {
    const { email } = await createAccount(server.app);
    const login = await post('login', { email, password: PASSWORD });
    expect(login.headers['cache-control']).toBe('no-store');
    expect([login.headers['set-cookie']].flat()[0]).toMatch(/^rightseat=[\w-]{43};/);
    expect(login.cookies[0]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 2_592_000 });
  });

  test('an address is the same in any case and between blanks', async () => {
    const { id, email } = await createAccount(server.app);
    const login = await post('login', { email: `  ${email.toUpperCase()} `, password: PASSWORD });
    expect(login.json()).toMatchObject({ user: { id, email } });
  });

  test('signing in again ends the session that the browser had', async () => {
    const { user, cookie } = await createSignedIn(server.app);
    await post('login', { email: user.email, password: PASSWORD }, { cookie });
    expect((await me(cookie)).statusCode).toBe(401);
  });

  test('an unverified account is told so, but only by the right password', async () => {
    const { email } = await createAccount(server.app, { verified: false });
    const right = await post('login', { email, password: PASSWORD });
    expect(right.statusCode).toBe(403);
    expect(right.json()).toMatchObject({
      code: 'email_not_verified',
      error: expect.stringContaining('verify'),
    });
    expect((await post('login', { email, password: 'Wrong1horse' })).statusCode).toBe(401);
  });

  test('the verification mail can be sent again', async () => {
    const { email } = await createAccount(server.app, { verified: false });
    await post('resend-verification', { email });
    await post('verify-email', { token: await mailedToken(server.app, 'verify-email', email) });
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200);
  });

  test('a locked account is out at once and stays out', async () => {
    const { user, cookie } = await createSignedIn(server.app);
    await lockAccount(server.app, user.id);
    expect((await me(cookie)).statusCode).toBe(401);
    expect((await post('login', { email: user.email, password: PASSWORD })).statusCode).toBe(403);
  });
});

describe('what a stranger can learn of an address', () => {
  const answerOf = async (response: Promise<Awaited<ReturnType<typeof post>>>) => {
    const { statusCode, headers, body } = await response;
    const { requestId, ...said } = JSON.parse(body);
    return { statusCode, headers: Object.keys(headers).sort(), said };
  };

  test('login: a wrong password and an unknown address get the same answer', async () => {
    const { email } = await createAccount(server.app);
    const known = await answerOf(post('login', { email, password: 'Wrong1horse' }));
    const unknown = await answerOf(post('login', { email: newEmail(), password: 'Wrong1horse' }));
    expect(known.statusCode).toBe(401);
    expect(unknown).toEqual(known);
  });

  test('register: a taken and a free address get the same answer, and the owner is told by mail', async () => {
    const { email } = await createAccount(server.app);
    const taken = await answerOf(post('register', registration(email.toUpperCase())));
    const free = await answerOf(post('register', registration(newEmail())));
    expect(taken).toEqual(free);
    expect((await readOutbox(server.app, email)).map((mail) => mail.kind)).toEqual(['address-taken']);
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200);
  });

  test.each(['forgot-password', 'resend-verification'])(
    '%s: any address gets the same answer',
    async (call) => {
      const { email } = await createAccount(server.app);
      const known = await answerOf(post(call, { email }));
      const unknown = await answerOf(post(call, { email: newEmail() }));
      expect(known.statusCode).toBe(200);
      expect(unknown).toEqual(known);
    },
  );

  test('forgot-password sends nothing to an address without an account', async () => {
    const email = newEmail();
    await post('forgot-password', { email });
    expect(await readOutbox(server.app, email)).toEqual([]);
  });
});

describe('registering an address that nobody has verified', () => {
  test('the latest password counts, and the earlier link is dead', async () => {
    const email = newEmail();
    await post('register', { ...registration(email), password: 'Stranger1', confirmPassword: 'Stranger1' });
    const strangers = await mailedToken(server.app, 'verify-email', email);
    server.clock.advance(1000);
    await post('register', registration(email));
    expect((await post('verify-email', { token: strangers })).statusCode).toBe(422);
    await post('verify-email', { token: await mailedToken(server.app, 'verify-email', email) });
    expect((await post('login', { email, password: 'Stranger1' })).statusCode).toBe(401);
    expect((await post('login', { email, password: PASSWORD })).statusCode).toBe(200);
  });

  test('ten registrations at once make one account', async () => {
    const email = newEmail();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post('register', registration(email))),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(200));
    const users = await server.database.db.query.users.findMany();
    expect(users.filter((user) => user.email === email)).toHaveLength(1);
  });
});

describe('a new password', () => {
  const forgotten = async () => {
    const account = await createSignedIn(server.app);
    await post('forgot-password', { email: account.user.email });
    const token = await mailedToken(server.app, 'reset-password', account.user.email);
    return { ...account, token };
  };
  const reset = (token: string, password = 'Another1horse') =>
    post('reset-password', { token, password, confirmPassword: password });

  test('is set by the mailed link, and the old one is worthless', async () => {
    const { user, token } = await forgotten();
    expect((await reset(token)).json()).toEqual({ message: expect.any(String) });
    expect((await post('login', { email: user.email, password: PASSWORD })).statusCode).toBe(401);
    expect((await post('login', { email: user.email, password: 'Another1horse' })).statusCode).toBe(200);
  });

  test('ends every session, so a stolen cookie is worthless', async () => {
    const { user, cookie, token } = await forgotten();
    const stolen = await sessionCookie(server.app, user.id);
    expect((await me(stolen)).statusCode).toBe(200);
    await reset(token);
    expect((await me(stolen)).statusCode).toBe(401);
    expect((await me(cookie)).statusCode).toBe(401);
  });

  test('is told to the owner by mail', async () => {
    const { user, token } = await forgotten();
    await reset(token);
    const kinds = (await readOutbox(server.app, user.email)).map((mail) => mail.kind);
    expect(kinds).toContain('password-changed');
  });

  test('of two resets that race one wins', async () => {
    const { user, token } = await forgotten();
    const [one, two] = await Promise.all([reset(token, 'First1horse'), reset(token, 'Second1horse')]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 422]);
    const winner = one.statusCode === 200 ? 'First1horse' : 'Second1horse';
    expect((await post('login', { email: user.email, password: winner })).statusCode).toBe(200);
  });

  test('makes every other open reset link worthless', async () => {
    const { user, token } = await forgotten();
    server.clock.advance(1000);
    await post('forgot-password', { email: user.email });
    await reset(await mailedToken(server.app, 'reset-password', user.email));
    expect((await reset(token)).statusCode).toBe(422);
  });

  test('verifies the address too: the link came by mail', async () => {
    const { email } = await createAccount(server.app, { verified: false });
    await post('forgot-password', { email });
    await reset(await mailedToken(server.app, 'reset-password', email));
    expect((await post('login', { email, password: 'Another1horse' })).statusCode).toBe(200);
  });
});

describe('links', () => {
  const password = { password: 'Another1horse', confirmPassword: 'Another1horse' };

  test('a used verification link is refused and says so', async () => {
    const { email } = await createAccount(server.app, { verified: false });
    await post('resend-verification', { email });
    const token = await mailedToken(server.app, 'verify-email', email);
    await post('verify-email', { token });
    const again = await post('verify-email', { token });
    expect(again.statusCode).toBe(422);
    expect(again.json().error).toContain('used already');
  });

  test('a verification link is too old after 24 hours, a reset link after one', async () => {
    const { email } = await createAccount(server.app, { verified: false });
    await post('resend-verification', { email });
    await post('forgot-password', { email });
    const verification = await mailedToken(server.app, 'verify-email', email);
    const reset = await mailedToken(server.app, 'reset-password', email);
    server.clock.advance(60 * 60_000);
    const lateReset = await post('reset-password', { token: reset, ...password });
    expect(lateReset.json()).toMatchObject({
      code: 'invalid_input',
      error: expect.stringContaining('too old'),
    });
    server.clock.advance(23 * 60 * 60_000);
    const lateVerification = await post('verify-email', { token: verification });
    expect(lateVerification.json()).toMatchObject({ error: expect.stringContaining('too old') });
  });

  test.each([
    ['unknown', 'A'.repeat(43)],
    ['of the wrong form', "' or 1=1 --"],
    ['with a null byte', '\u0000\u0000'],
    ['much too long', 'x'.repeat(201)],
    ['empty', ''],
    ['no text', 12],
    ['an object', { $ne: null }],
  ])('a token that is %s is refused by both calls', async (_what, token) => {
    for (const response of [
      await post('verify-email', { token }),
      await post('reset-password', { token, ...password }),
    ]) {
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'invalid_input', error: expect.stringMatching(/link/i) });
    }
  });

  test("a verification link can't reset a password", async () => {
    const { email } = await createAccount(server.app, { verified: false });
    await post('resend-verification', { email });
    const token = await mailedToken(server.app, 'verify-email', email);
    expect((await post('reset-password', { token, ...password })).statusCode).toBe(422);
  });

  test("another user's link changes that user's password, never mine", async () => {
    const mine = await createAccount(server.app);
    const theirs = await createSignedIn(server.app);
    await post('forgot-password', { email: theirs.user.email });
    const token = await mailedToken(server.app, 'reset-password', theirs.user.email);
    const { cookie } = await createSignedIn(server.app);
    await post('reset-password', { token, email: mine.email, ...password }, { cookie });
    expect((await post('login', { email: mine.email, password: PASSWORD })).statusCode).toBe(200);
    expect((await me(cookie)).statusCode).toBe(200);
  });

  test('neither a link nor a session token is anywhere at rest in clear', async () => {
    const { user, cookie } = await createSignedIn(server.app);
    await post('forgot-password', { email: user.email });
    const token = await mailedToken(server.app, 'reset-password', user.email);
    const { db } = server.database;
    const atRest = JSON.stringify([
      await db.query.verifications.findMany(),
      await db.query.sessions.findMany(),
    ]);
    expect(atRest).not.toContain(token);
    expect(atRest).not.toContain(cookie.split('=')[1]);
    expect(JSON.stringify(await db.query.users.findMany())).not.toContain(PASSWORD);
  });
});

describe('sessions', () => {
  test('a stolen cookie is worthless after signing out', async () => {
    const { cookie } = await createSignedIn(server.app);
    await post('logout', undefined, { cookie });
    expect((await me(cookie)).statusCode).toBe(401);
  });

  test('a visit keeps a session alive, a month without one ends it', async () => {
    const day = 24 * 60 * 60_000;
    const { cookie } = await createSignedIn(server.app);
    server.clock.advance(29 * day);
    expect((await me(cookie)).statusCode).toBe(200);
    server.clock.advance(29 * day);
    expect((await me(cookie)).statusCode).toBe(200);
    server.clock.advance(30 * day);
    expect((await me(cookie)).statusCode).toBe(401);
  });

  test.each(['', 'x', 'a'.repeat(5000), '%00', "' or 1=1 --"])(
    'a cookie with %j is nobody',
    async (value) => {
      expect((await me(`rightseat=${value}`)).statusCode).toBe(401);
    },
  );
});

describe('every field', () => {
  const wrongs: [string, unknown][] = [
    ['missing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', ['x']],
    ['an object', { $gt: '' }],
    ['empty', ''],
  ];
  const calls: [string, Record<string, string>][] = [
    ['register', registration('fields@pilots.example')],
    ['login', { email: 'fields@pilots.example', password: PASSWORD }],
    ['verify-email', { token: 'A'.repeat(43) }],
    ['resend-verification', { email: 'fields@pilots.example' }],
    ['forgot-password', { email: 'fields@pilots.example' }],
    ['reset-password', { token: 'A'.repeat(43), password: PASSWORD, confirmPassword: PASSWORD }],
  ];
  const cases = calls.flatMap(([call, good]) =>
    Object.keys(good).flatMap((field) => [
      ...wrongs.map(([what, value]) => ({ call, field, what, payload: { ...good, [field]: value } })),
      { call, field, what: 'much too long', payload: { ...good, [field]: 'Aa1@x.'.repeat(2000) } },
    ]),
  );

  test.each(cases)(
    '$call: $field $what is refused, and the field is named',
    async ({ call, field, payload }) => {
      const response = await post(call, payload);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({ code: 'invalid_input', error: expect.stringMatching(/\w{3}/) });
      const named = response.json().fields.map((entry: { path: string }) => entry.path);
      expect(named).toContain(field);
    },
  );

  test.each([
    ['short1A', 'at least 8 characters'],
    ['lowercase1', 'one uppercase letter'],
    ['NoNumberHere', 'one number'],
    ['short', 'at least 8 characters, one uppercase letter, and one number'],
  ])('a password like %s is told what it lacks: %s', async (password, lacks) => {
    const weak = { password, confirmPassword: password };
    const registering = await post('register', { ...registration(newEmail()), ...weak });
    expect(registering.statusCode).toBe(422);
    expect(registering.json().error).toBe(`The password still needs ${lacks}.`);
    const resetting = await post('reset-password', { token: 'A'.repeat(43), ...weak });
    expect(resetting.json().error).toBe(`The password still needs ${lacks}.`);
  });

  test('a password that is not repeated is refused', async () => {
    const response = await post('register', {
      ...registration(newEmail()),
      confirmPassword: 'Correct1house',
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toBe('The two passwords are not the same.');
  });

  test('all faults are told at once', async () => {
    const response = await post('register', {});
    const named = response.json().fields.map((entry: { path: string }) => entry.path);
    expect(named).toEqual(['name', 'email', 'password', 'confirmPassword']);
  });

  test.each([
    'nobody',
    'a@b',
    'a b@c.example',
    'a@b@c.example',
    'ä@pilots.example',
    'x@y.example\r\nBcc: z@y.example',
    '<script>@y.example',
  ])('the e-mail address %j is refused', async (email) => {
    const response = await post('register', registration(email));
    expect(response.statusCode).toBe(422);
    expect(response.json().fields[0].path).toBe('email');
  });

  test.each([
    'Ann\u0000',
    'Ann\r\nBcc: x@y.example',
    '\u202Enna',
    '   ',
    'WIN $1000 at http://evil.example/x',
    'www.evil.example',
    'Go to evil.com now',
    'EVIL.COM',
    't.co',
    'Evil.Co.Uk',
    'me@evil.net',
  ])('the name %j is refused', async (name) => {
    const response = await post('register', { ...registration(newEmail()), name });
    expect(response.statusCode).toBe(422);
    expect(response.json().fields[0].path).toBe('name');
  });

  test.each([
    'José Ångström',
    '飛行士',
    '👩‍✈️ Zoë',
    'Robert\'); drop table "user";--',
    '<img src=x onerror=alert(1)>',
    'J. R. Smith, Jr.',
    'St.John A.Smith',
  ])('the name %s is taken and given back as it is', async (name) => {
    const email = newEmail();
    await post('register', { ...registration(email), name });
    await post('verify-email', { token: await mailedToken(server.app, 'verify-email', email) });
    const login = await post('login', { email, password: PASSWORD });
    expect(login.json().user.name).toBe(name.normalize('NFC'));
  });

  test("an address may have what SQL and HTML would stumble over: o'neil&co@…", async () => {
    const email = `o'neil&co+${++serial}@pilots.example`;
    await post('register', registration(email));
    const [mail] = await readOutbox(server.app, email);
    expect(mail?.toAddress).toBe(email);
  });

  test('a password typed on another system, with its accents apart, is the same password', async () => {
    const email = newEmail();
    const composed = { password: 'Übung1ête', confirmPassword: 'Übung1ête' };
    await post('register', { ...registration(email), ...composed });
    await post('verify-email', { token: await mailedToken(server.app, 'verify-email', email) });
    const login = await post('login', { email, password: 'Übung1ête'.normalize('NFD') });
    expect(login.statusCode).toBe(200);
  });

  test('a call without a body may name JSON as its type', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await post('logout', undefined, json)).statusCode).toBe(200);
    expect((await post('login', undefined, json)).statusCode).toBe(422);
  });

  test.each(['null', '[]', '"text"', '7'])('the body %s is refused', async (body) => {
    const response = await post('login', body, { 'content-type': 'application/json' });
    expect(response.statusCode).toBe(422);
    expect(response.json().code).toBe('invalid_input');
  });

  test('a body that reaches for the prototype is refused', async () => {
    const body = '{"email":"a@b.example","password":"x","__proto__":{"isAdmin":true}}';
    const response = await post('login', body, { 'content-type': 'application/json' });
    expect(response.statusCode).toBe(400);
  });

  test('what is no JSON is refused in the same shape', async () => {
    const response = await post('login', '{"email":', { 'content-type': 'application/json' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', requestId: expect.any(String) });
  });
});
