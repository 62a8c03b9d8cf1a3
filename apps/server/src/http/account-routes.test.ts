import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  conversations,
  purchases,
  sessions,
  subscriptions,
  turns,
  users,
  verifications,
} from '#db/schema/index.ts';
import { createAccount, createSignedIn, PASSWORD, sessionCookie } from '../../test/accounts.ts';
import { buildTestApp } from '../../test/build-test-app.ts';
import { readOutbox } from '../../test/read-outbox.ts';

let server: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  server = await buildTestApp({ THROTTLE_FACTOR: '1000' });
});
afterAll(() => server.close());

const me = (cookie: string) => server.app.inject({ url: '/api/auth/me', headers: { cookie } });
const login = (email: string, password: string) =>
  server.app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });

test.each([
  ['PATCH', '/api/account', { name: 'X' }],
  [
    'POST',
    '/api/account/change-password',
    { currentPassword: 'x', password: PASSWORD, confirmPassword: PASSWORD },
  ],
  ['GET', '/api/account/sessions', undefined],
  ['DELETE', '/api/account/sessions/x', undefined],
  ['GET', '/api/account/export', undefined],
  ['POST', '/api/account/delete', { password: 'x' }],
] as const)('%s %s is for nobody who is not signed in', async (method, url, payload) => {
  const response = await server.app.inject({ method, url, payload });
  expect(response.statusCode).toBe(401);
  expect(response.json().code).toBe('not_signed_in');
});

describe('the name', () => {
  test('can be changed, markup and all, and is shown as it is', async () => {
    const { inject, cookie } = await createSignedIn(server.app);
    const name = '<b>Bessie</b> "Queen" Coleman';
    const response = await inject({ method: 'PATCH', url: '/api/account', payload: { name: `  ${name} ` } });
    expect(response.json().user.name).toBe(name);
    expect((await me(cookie)).json().user.name).toBe(name);
  });

  test.each([undefined, '', '  ', 5, 'x'.repeat(101), 'a\u0007'])('is refused as %j', async (name) => {
    const { inject } = await createSignedIn(server.app);
    const response = await inject({ method: 'PATCH', url: '/api/account', payload: { name } });
    expect(response.statusCode).toBe(422);
  });

  test('is the only thing a user can change: nobody makes themselves an admin', async () => {
    const { inject } = await createSignedIn(server.app);
    const payload = { name: 'Eve', isAdmin: true, email: 'eve@other.example' };
    const response = await inject({ method: 'PATCH', url: '/api/account', payload });
    expect(response.json().user).toMatchObject({ name: 'Eve', isAdmin: false });
    expect(response.json().user.email).not.toBe('eve@other.example');
  });
});

describe('every field', () => {
  const wrongs: [string, unknown][] = [
    ['missing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', ['x']],
    ['an object', { $ne: '' }],
    ['empty', ''],
    ['much too long', 'Aa1'.repeat(4000)],
  ];
  const calls: [string, Record<string, string>][] = [
    [
      'change-password',
      { currentPassword: PASSWORD, password: 'Another1horse', confirmPassword: 'Another1horse' },
    ],
    ['delete', { password: PASSWORD }],
  ];
  const cases = calls.flatMap(([call, good]) =>
    Object.keys(good).flatMap((field) =>
      wrongs.map(([what, value]) => ({ call, field, what, payload: { ...good, [field]: value } })),
    ),
  );

  let pilot: Awaited<ReturnType<typeof createSignedIn>>;
  beforeAll(async () => {
    pilot = await createSignedIn(server.app);
  });

  test.each(cases)(
    '$call: $field $what is refused, and nothing happens',
    async ({ call, field, payload }) => {
      const response = await pilot.inject({ method: 'POST', url: `/api/account/${call}`, payload });
      expect(response.statusCode).toBe(422);
      const named = response.json().fields.map((entry: { path: string }) => entry.path);
      expect(named).toContain(field);
      expect((await me(pilot.cookie)).statusCode).toBe(200);
    },
  );
});

describe('changing the password', () => {
  const change = (currentPassword: string, password = 'Another1horse') => ({
    method: 'POST' as const,
    url: '/api/account/change-password',
    payload: { currentPassword, password, confirmPassword: password },
  });

  test('keeps this session and ends every other', async () => {
    const { user, inject, cookie } = await createSignedIn(server.app);
    const elsewhere = await sessionCookie(server.app, user.id);
    expect((await inject(change(PASSWORD))).statusCode).toBe(200);
    expect((await me(cookie)).statusCode).toBe(200);
    expect((await me(elsewhere)).statusCode).toBe(401);
    expect((await login(user.email, 'Another1horse')).statusCode).toBe(200);
    expect((await readOutbox(server.app, user.email)).map((mail) => mail.kind)).toEqual(['password-changed']);
  });

  test('needs the current one', async () => {
    const { user, inject } = await createSignedIn(server.app);
    const response = await inject(change('Wrong1horse'));
    expect(response.statusCode).toBe(422);
    expect(response.json().error).toContain('current password');
    expect((await login(user.email, PASSWORD)).statusCode).toBe(200);
  });

  test('keeps the rule for the new one', async () => {
    const { inject } = await createSignedIn(server.app);
    const response = await inject(change(PASSWORD, 'weakweak'));
    expect(response.json().error).toBe('The password still needs one uppercase letter and one number.');
  });
});

describe('sessions', () => {
  test('are listed with the current one marked, and another can be ended', async () => {
    const { user, inject, cookie } = await createSignedIn(server.app);
    const elsewhere = await sessionCookie(server.app, user.id);
    const { sessions: list } = (await inject({ url: '/api/account/sessions' })).json();
    expect(list).toHaveLength(2);
    const other = list.find((entry: { current: boolean }) => !entry.current);
    await inject({ method: 'DELETE', url: `/api/account/sessions/${other.id}` });
    expect((await me(elsewhere)).statusCode).toBe(401);
    expect((await me(cookie)).statusCode).toBe(200);
  });

  test("somebody else's are neither shown nor ended", async () => {
    const mine = await createSignedIn(server.app);
    const theirs = await createSignedIn(server.app);
    const { sessions: list } = (await theirs.inject({ url: '/api/account/sessions' })).json();
    const response = await mine.inject({ method: 'DELETE', url: `/api/account/sessions/${list[0].id}` });
    expect(response.statusCode).toBe(404);
    expect((await me(theirs.cookie)).statusCode).toBe(200);
  });

  test('ending the current one signs out', async () => {
    const { inject, cookie } = await createSignedIn(server.app);
    const { sessions: list } = (await inject({ url: '/api/account/sessions' })).json();
    const response = await inject({ method: 'DELETE', url: `/api/account/sessions/${list[0].id}` });
    expect(response.cookies[0]).toMatchObject({ name: 'rightseat', value: '' });
    expect((await me(cookie)).statusCode).toBe(401);
  });
});

/** A user with one of everything. */
async function createCustomer() {
  const signedIn = await createSignedIn(server.app, { name: 'Wiley Post' });
  const { id, email } = signedIn.user;
  const { db } = server.database;
  const now = server.clock.now();
  const conversationId = `conv_${id}`;
  await db.insert(conversations).values({
    id: conversationId,
    kind: 'coach',
    userId: id,
    choice: { rating: 'private', manner: 'coach' },
    engine: 'test',
    status: 'ended',
    limitSeconds: 1800,
    examState: {},
    createdAt: now,
  });
  await db.insert(turns).values({
    conversationId,
    position: 0,
    role: 'pilot',
    text: 'Three statute miles.',
    startedAtMs: 0,
    endedAtMs: 900,
  });
  await db.insert(purchases).values({
    id: `purchase_${id}`,
    checkoutSessionId: `cs_${id}`,
    paymentId: `pi_${id}`,
    userId: id,
    email,
    amountCents: 9900,
    currency: 'usd',
    status: 'paid',
    cardLast4: '4242',
    paidAt: now,
    createdAt: now,
  });
  await db.insert(subscriptions).values({
    id: `sub_${id}`,
    userId: id,
    purchaseId: `purchase_${id}`,
    source: 'purchase',
    status: 'active',
    startsAt: now,
    endsAt: now,
    createdAt: now,
  });
  await server.app.inject({ method: 'POST', url: '/api/auth/forgot-password', payload: { email } });
  return { ...signedIn, conversationId };
}

describe('the export', () => {
  test('is one JSON file with all of my data and nothing that is a key', async () => {
    const { user, inject } = await createCustomer();
    const response = await inject({ url: '/api/account/export' });
    expect(response.headers['content-disposition']).toBe('attachment; filename="rightseat-my-data.json"');
    expect(response.json()).toMatchObject({
      account: { id: user.id, name: 'Wiley Post', email: user.email },
      sessions: [{ userAgent: 'test' }],
      conversations: [{ kind: 'coach', transcript: [{ role: 'pilot', text: 'Three statute miles.' }] }],
      payments: [{ amountCents: 9900, currency: 'usd', cardLast4: '4242' }],
      access: [{ source: 'purchase' }],
      mails: [{ kind: 'reset-password' }],
    });
    expect(response.body).not.toMatch(/\$argon2|tokenHash|token=/);
  });

  test("holds nobody else's data", async () => {
    const other = await createCustomer();
    const { inject } = await createCustomer();
    const { body } = await inject({ url: '/api/account/export' });
    expect(body).not.toContain(other.user.email);
    expect(body).not.toContain(other.user.id);
  });
});

describe('deleting the account', () => {
  const remove = (password: string) => ({
    method: 'POST' as const,
    url: '/api/account/delete',
    payload: { password },
  });

  test('needs the password', async () => {
    const { inject, cookie } = await createSignedIn(server.app);
    expect((await inject(remove('Wrong1horse'))).statusCode).toBe(422);
    expect((await me(cookie)).statusCode).toBe(200);
  });

  test('ends every session, so a stolen cookie is worthless, and frees the address', async () => {
    const { user, inject } = await createSignedIn(server.app);
    const stolen = await sessionCookie(server.app, user.id);
    const response = await inject(remove(PASSWORD));
    expect(response.statusCode).toBe(200);
    expect(response.cookies[0]).toMatchObject({ name: 'rightseat', value: '' });
    expect((await me(stolen)).statusCode).toBe(401);
    expect((await login(user.email, PASSWORD)).statusCode).toBe(401);
    await createAccount(server.app, { email: user.email });
  });

  test('leaves the payment without name and address, and nothing else', async () => {
    const { user, inject, conversationId } = await createCustomer();
    const { db } = server.database;
    await inject(remove(PASSWORD));
    const [payment] = await db
      .select()
      .from(purchases)
      .where(eq(purchases.id, `purchase_${user.id}`));
    expect(payment).toMatchObject({
      amountCents: 9900,
      paymentId: `pi_${user.id}`,
      userId: null,
      email: null,
    });
    expect(await db.select().from(users).where(eq(users.id, user.id))).toEqual([]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toEqual([]);
    expect(await db.select().from(verifications).where(eq(verifications.userId, user.id))).toEqual([]);
    expect(await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id))).toEqual([]);
    expect(await db.select().from(turns).where(eq(turns.conversationId, conversationId))).toEqual([]);
    expect(await readOutbox(server.app, user.email)).toEqual([]);
  });

  test('is refused to the only administrator', async () => {
    const { inject } = await createSignedIn(server.app, { isAdmin: true });
    const refused = await inject(remove(PASSWORD));
    expect(refused.statusCode).toBe(409);
    await createAccount(server.app, { isAdmin: true });
    expect((await inject(remove(PASSWORD))).statusCode).toBe(200);
  });

  test('of the last two administrators, who both leave at once, one stays', async () => {
    await server.database.db.update(users).set({ isAdmin: false });
    const two = [
      await createSignedIn(server.app, { isAdmin: true }),
      await createSignedIn(server.app, { isAdmin: true }),
    ];
    const answers = await Promise.all(two.map(({ inject }) => inject(remove(PASSWORD))));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });
});
