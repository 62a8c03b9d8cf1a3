import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversations, usageEntries, users } from '#db/schema/index.ts';
import { getAccess } from '#domain/access/get-access.ts';
import { claimConversation } from '#domain/conversation/claim-conversation.ts';
import { newId } from '#domain/new-id.ts';
import { createAccount, createSignedIn, PASSWORD } from '../../test/accounts.ts';
import { buildPayingApp, type PayingApp } from '../../test/build-paying-app.ts';
import { mailedToken, readOutbox } from '../../test/read-outbox.ts';
import { shopOf } from '../../test/shop.ts';

let server: PayingApp;
let admin: Awaited<ReturnType<typeof createSignedIn>>;
beforeAll(async () => {
  server = await buildPayingApp();
  admin = await createSignedIn(server.app, { isAdmin: true, name: 'Ada Admin' });
});
afterAll(() => server.close());

const post = (path: string, payload: object) =>
  admin.inject({ method: 'POST', url: `/api/admin/${path}`, payload });
const patchUser = (path: string, payload: object) =>
  admin.inject({ method: 'PATCH', url: `/api/admin/${path}`, payload });
const get = (path: string) => admin.inject({ url: `/api/admin/${path}` });
const accessOf = (userId: string) => getAccess(server.services.context, userId);
const actionsOn = async (userId: string): Promise<string[]> =>
  (await get(`audit?targetUserId=${userId}`)).json().entries.map((entry: { action: string }) => entry.action);
const inDays = (days: number) => new Date(server.clock.now().getTime() + days * 86_400_000);

async function buy() {
  const pilot = await createSignedIn(server.app);
  const { sessionId } = await shopOf(server).buy(pilot.user.email, pilot.cookie);
  await server.app.inject(`/api/verify-session?session_id=${sessionId}`);
  const list = (await get(`users?q=${encodeURIComponent(pilot.user.email)}`)).json();
  return { ...pilot, subscription: list.users[0].subscriptions[0] };
}

test('grants days from now to a user without access, and refuses a second grant', async () => {
  const user = await createAccount(server.app);
  expect((await post('grant-subscription', { userId: user.id, days: 30 })).statusCode).toBe(200);
  expect((await accessOf(user.id)).until).toEqual(inDays(30));
  const again = await post('grant-subscription', { userId: user.id, days: 30 });
  expect(again.statusCode).toBe(409);
  expect((await accessOf(user.id)).until).toEqual(inDays(30));
});

test('extends from the end when it lies ahead, else from now', async () => {
  const user = await createAccount(server.app);
  await post('extend-subscription', { userId: user.id, days: 10 });
  expect((await accessOf(user.id)).until).toEqual(inDays(10));
  await post('extend-subscription', { userId: user.id, days: 5 });
  expect((await accessOf(user.id)).until).toEqual(inDays(15));
});

test.each([0, -1, 1.5, '7', 1e9, 3651, null])('days of %j are refused and change nothing', async (days) => {
  const user = await createAccount(server.app);
  for (const call of ['grant-subscription', 'extend-subscription']) {
    expect((await post(call, { userId: user.id, days })).statusCode).toBe(422);
  }
  expect((await accessOf(user.id)).active).toBe(false);
});

test('an unknown user answers 404', async () => {
  expect((await post('grant-subscription', { userId: 'user_nobody', days: 1 })).statusCode).toBe(404);
  expect((await post('reset-password', { userId: 'user_nobody', newPassword: PASSWORD })).statusCode).toBe(
    404,
  );
  expect((await get('users/user_nobody')).statusCode).toBe(404);
});

test('a null character is refused wherever it stands, and breaks nothing', async () => {
  const cursor = Buffer.from('2026-01-01T00:00:00Z user_\0').toString('base64url');
  for (const path of [
    'users?q=a%00b',
    'users/%00',
    `users?cursor=${cursor}`,
    'audit?action=%00',
    'audit?targetUserId=%00',
  ]) {
    expect([path, (await get(path)).statusCode]).toEqual([path, 422]);
  }
  expect((await post('grant-subscription', { userId: '\0', days: 1 })).statusCode).toBe(422);
  expect(
    (await post('issue-refund', { subscriptionId: '\0', reason: 'requested_by_customer' })).statusCode,
  ).toBe(422);
});

test('two admins who grant at once give it once', async () => {
  const user = await createAccount(server.app);
  const answers = await Promise.all(
    [1, 2].map(() => post('grant-subscription', { userId: user.id, days: 7 })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test('revoking ends access at once and asks the live conversation to end', async () => {
  const pilot = await createSignedIn(server.app);
  await post('grant-subscription', { userId: pilot.user.id, days: 7 });
  await goLive(pilot);
  expect((await post('revoke-access', { userId: pilot.user.id })).statusCode).toBe(200);
  expect((await accessOf(pilot.user.id)).active).toBe(false);
  expect(await endRequestedOf(pilot.user.id)).toEqual(server.clock.now());
});

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

async function goLive(pilot: SignedIn): Promise<void> {
  const started = await pilot.inject({
    method: 'POST',
    url: '/api/conversations',
    payload: { kind: 'coach' },
  });
  const token = new URL(started.json().connection.signedUrl).searchParams.get('token') ?? '';
  await claimConversation(server.services.context, token, '127.0.0.1');
}

async function endRequestedOf(userId: string): Promise<Date | null | undefined> {
  const [row] = await server.database.db
    .select({ endRequestedAt: conversations.endRequestedAt })
    .from(conversations)
    .where(sql`${conversations.userId} = ${userId}`);
  return row?.endRequestedAt;
}

test.each([
  ['a lock', (pilot: SignedIn) => patchUser(`users/${pilot.user.id}`, { locked: true })],
  [
    'a reset by an administrator',
    (pilot: SignedIn) => post('reset-password', { userId: pilot.user.id, newPassword: 'Another2horse' }),
  ],
  [
    'a change by its owner',
    (pilot: SignedIn) =>
      pilot.inject({
        method: 'POST',
        url: '/api/account/change-password',
        payload: {
          currentPassword: PASSWORD,
          password: 'Another2horse',
          confirmPassword: 'Another2horse',
        },
      }),
  ],
  [
    'a reset by its owner',
    async (pilot: SignedIn) => {
      const call = (name: string, payload: object) =>
        server.app.inject({ method: 'POST', url: `/api/auth/${name}`, payload });
      await call('forgot-password', { email: pilot.user.email });
      const token = await mailedToken(server.app, 'reset-password', pilot.user.email);
      return call('reset-password', {
        token,
        password: 'Another2horse',
        confirmPassword: 'Another2horse',
      });
    },
  ],
])('%s asks what is live to end', async (_door, act) => {
  const pilot = await createSignedIn(server.app);
  await post('grant-subscription', { userId: pilot.user.id, days: 7 });
  await goLive(pilot);
  expect((await act(pilot)).statusCode).toBe(200);
  expect(await endRequestedOf(pilot.user.id)).toEqual(server.clock.now());
});

test('resets a password by the rule; old sessions end and the new one signs in', async () => {
  const user = await createSignedIn(server.app);
  const weak = await post('reset-password', { userId: user.user.id, newPassword: 'weak' });
  expect(weak.statusCode).toBe(422);
  expect(weak.json().error).toContain('uppercase');
  const good = await post('reset-password', { userId: user.user.id, newPassword: 'Another2horse' });
  expect(good.statusCode).toBe(200);
  expect((await user.inject({ url: '/api/auth/me' })).statusCode).toBe(401);
  const login = await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: user.user.email, password: 'Another2horse' },
  });
  expect(login.statusCode).toBe(200);
});

test('days given to bought access stay with it when it moves up', async () => {
  const pilot = await buy();
  server.clock.advance(1000);
  const { sessionId } = await shopOf(server).buy(pilot.user.email, pilot.cookie);
  await server.app.inject(`/api/verify-session?session_id=${sessionId}`);
  const [second] = await shopOf(server).accessOf(sessionId);
  await post('extend-subscription', { userId: pilot.user.id, days: 10 });
  const lengthMs = second!.endsAt.getTime() - second!.startsAt.getTime();
  await post('issue-refund', { subscriptionId: pilot.subscription.id, reason: 'requested_by_customer' });
  expect((await accessOf(pilot.user.id)).until).toEqual(
    new Date(server.clock.now().getTime() + lengthMs + 10 * 86_400_000),
  );
});

test('refunds a payment once, in dollars, and ends its access', async () => {
  const pilot = await buy();
  expect(pilot.subscription.status).toBe('active');
  const refund = () =>
    post('issue-refund', { subscriptionId: pilot.subscription.id, reason: 'requested_by_customer' });
  const first = await refund();
  expect(first.json()).toEqual({ refund: { amount: 99 } });
  expect((await accessOf(pilot.user.id)).active).toBe(false);
  expect((await refund()).statusCode).toBe(409);
  // What was refused was not asked for at the provider, and the record does not say so.
  expect((await actionsOn(pilot.user.id)).sort()).toEqual(['payment.refunded', 'refund.requested']);
});

test('before a refund an admin reads what goes back, what was used, and the mail as it will go', async () => {
  const pilot = await buy();
  const preview = () => get(`refund-preview?subscriptionId=${pilot.subscription.id}`);
  const told = (await preview()).json();
  expect(told).toMatchObject({ amount: 99, minutesUsed: 0, receipt: expect.stringMatching(/^RS-/) });
  expect(told.mail).toMatchObject({ to: pilot.user.email, subject: expect.stringContaining('refund') });
  await server.database.db.insert(usageEntries).values({
    conversationId: newId('conv'),
    kind: 'coach',
    userId: pilot.user.id,
    engine: 'own',
    seconds: 61,
    countedSeconds: 61,
    source: 'own-clock',
    startedAt: server.clock.now(),
  });
  expect((await preview()).json().minutesUsed).toBe(2);
  const note = 'Failed the <b>microphone</b>';
  const refund = { subscriptionId: pilot.subscription.id, reason: 'requested_by_customer', note };
  expect((await post('issue-refund', { ...refund, note: 'x'.repeat(501) })).statusCode).toBe(422);
  expect((await post('issue-refund', refund)).statusCode).toBe(200);
  const mail = (await readOutbox(server.app, pilot.user.email)).find(({ kind }) => kind === 'refund-notice');
  expect({ to: mail?.toAddress, subject: mail?.subject, text: mail?.text }).toEqual(told.mail);
  const audit = (await get(`audit?targetUserId=${pilot.user.id}`)).json().entries;
  expect(audit).toContainEqual(expect.objectContaining({ after: expect.objectContaining({ note }) }));
  expect((await preview()).statusCode).toBe(409);
  expect((await get('refund-preview?subscriptionId=sub_unknown')).statusCode).toBe(404);
});

test('a granted subscription and an unknown one are not refunded', async () => {
  const user = await createAccount(server.app);
  await post('grant-subscription', { userId: user.id, days: 7 });
  const [listed] = (await get(`users?q=${encodeURIComponent(user.email)}`)).json().users;
  const refund = (subscriptionId: string, reason = 'requested_by_customer') =>
    post('issue-refund', { subscriptionId, reason });
  expect((await refund(listed.subscriptions[0].id)).statusCode).toBe(409);
  expect((await refund('sub_unknown')).statusCode).toBe(404);
  expect((await refund(listed.subscriptions[0].id, 'fraudulent')).statusCode).toBe(422);
  expect((await accessOf(user.id)).active).toBe(true);
  expect(await actionsOn(user.id)).toEqual(['subscription.granted']);
});

test('a refund while the provider is down changes nothing and can be repeated', async () => {
  const pilot = await buy();
  const refund = () =>
    post('issue-refund', { subscriptionId: pilot.subscription.id, reason: 'requested_by_customer' });
  server.provider.faults.failRequests({
    trouble: { kind: 'status', status: 500 },
    count: 20,
    when: 'before',
  });
  const failed = await refund();
  expect(failed.statusCode).toBe(502);
  expect(failed.json().error).toBe('Failed to issue refund');
  expect((await accessOf(pilot.user.id)).active).toBe(true);
  expect(await actionsOn(pilot.user.id)).toEqual(['refund.requested']);
  server.provider.faults.clear();
  expect((await refund()).json()).toEqual({ refund: { amount: 99 } });
  expect((await actionsOn(pilot.user.id)).sort()).toEqual([
    'payment.refunded',
    'refund.requested',
    'refund.requested',
  ]);
});

test('searches e-mail and name as substrings in any case, with the characters of patterns taken literally', async () => {
  const name = `Zoë O'Brien <b>100%_sure</b>`;
  const user = await createAccount(server.app, { name, email: 'Zoe.Search@pilots.example' });
  for (const q of ['zoe.SEARCH', "o'brien", '100%_SURE', 'ZOË']) {
    const { users: found, total } = (await get(`users?q=${encodeURIComponent(q)}`)).json();
    expect(found.map(({ id }: { id: string }) => id)).toEqual([user.id]);
    expect(total).toBe(1);
  }
  expect((await get('users?q=100%25xsure')).json().users).toEqual([]);
});

test.each(['ß', 'q7', '§', '.%', '_-', 'Q7'])(
  '%s is found as well: a term too short for trigrams, or of signs alone',
  async (q) => {
    const user = await createAccount(server.app, { name: 'Groß.%_-§ Q7' });
    await createAccount(server.app, { name: 'Gross x%.§-_ Q 7' });
    const found = (await get(`users?q=${encodeURIComponent(q)}`)).json();
    expect(found.users.map(({ id }: { id: string }) => id)).toContain(user.id);
    for (const { name, email } of found.users) {
      expect(`${email}\n${name}`.toLowerCase()).toContain(q.toLowerCase());
    }
    expect(found).toMatchObject({ total: found.users.length, totalIsMore: false });
  },
);

test('what fills more than a page is counted, for a letter or two only as far as the page', async () => {
  for (let index = 0; index < 3; index++) await createAccount(server.app, { name: `Counted ~${index}` });
  const countOf = async (q: string) => {
    const { total, totalIsMore } = (await get(`users?limit=2&q=${encodeURIComponent(q)}`)).json();
    return { total, totalIsMore };
  };
  expect(await countOf('counted ~')).toEqual({ total: 3, totalIsMore: false });
  expect(await countOf('~')).toEqual({ total: 2, totalIsMore: true });
});

test('pages through everybody, newest first, each once', async () => {
  for (let index = 0; index < 5; index++) {
    server.clock.advance(1_000);
    await createAccount(server.app, { name: `Paged ${index}` });
  }
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { users: { name: string }[]; nextCursor: string | null } = (
      await get(`users?q=paged&limit=2${cursor && `&cursor=${cursor}`}`)
    ).json();
    seen.push(...page.users.map(({ name }) => name));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual(['Paged 4', 'Paged 3', 'Paged 2', 'Paged 1', 'Paged 0']);
  expect((await get('users?cursor=nonsense')).statusCode).toBe(422);
});

test('the four numbers follow a purchase and its refund', async () => {
  const before = (await get('stats')).json();
  const pilot = await buy();
  const after = (await get('stats')).json();
  expect(after.totalRevenue).toBe(before.totalRevenue + 99);
  expect(after.activeSubscriptions).toBe(before.activeSubscriptions + 1);
  expect(after.totalUsers).toBe(before.totalUsers + 1);
  await post('issue-refund', { subscriptionId: pilot.subscription.id, reason: 'requested_by_customer' });
  expect((await get('stats')).json().totalRevenue).toBe(before.totalRevenue);
});

test('the last admin keeps the flag and is not locked', async () => {
  const patch = (userId: string, payload: object) =>
    admin.inject({ method: 'PATCH', url: `/api/admin/users/${userId}`, payload });
  expect((await patch(admin.user.id, { isAdmin: false })).statusCode).toBe(409);
  expect((await patch(admin.user.id, { locked: true })).statusCode).toBe(409);
  const second = await createSignedIn(server.app);
  expect((await patch(second.user.id, { isAdmin: true })).statusCode).toBe(200);
  expect((await second.inject({ url: '/api/admin/stats' })).statusCode).toBe(200);
  expect((await patch(second.user.id, { locked: true })).statusCode).toBe(200);
  expect((await second.inject({ url: '/api/admin/stats' })).statusCode).toBe(401);
});

test('every action stands in the audit log, by whom, to whom, before and after', async () => {
  const user = await createAccount(server.app);
  await post('grant-subscription', { userId: user.id, days: 3 });
  server.clock.advance(1_000);
  await post('revoke-access', { userId: user.id });
  const { entries } = (await get(`audit?targetUserId=${user.id}`)).json();
  expect(entries).toMatchObject([
    {
      action: 'access.revoked',
      actorEmail: admin.user.email,
      targetEmail: user.email,
      after: { until: null },
    },
    { action: 'subscription.granted', before: { until: null }, after: { days: 3 } },
  ]);
});

test('the audit log can be neither changed nor emptied, and forgets addresses alone', async () => {
  for (const statement of [
    'update audit_entry set action = $$access.revoked$$',
    'update audit_entry set ip = $$10.0.0.1$$',
    'update audit_entry set actor_id = $$deleted$$',
    'delete from audit_entry',
    'truncate audit_entry',
  ]) {
    await expect(server.database.db.execute(sql.raw(statement))).rejects.toThrow();
  }
});

test('an admin who signs in is logged', async () => {
  await server.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: admin.user.email, password: PASSWORD },
  });
  expect((await get('audit?action=admin.signed-in')).json().entries[0].actorEmail).toBe(admin.user.email);
});

test("a user's page shows payments, mails and what admins did", async () => {
  const pilot = await buy();
  await post('extend-subscription', { userId: pilot.user.id, days: 1 });
  const page = (await get(`users/${pilot.user.id}`)).json();
  expect(page.payments[0]).toMatchObject({ amount: 99, refunded: 0, status: 'paid' });
  expect(page.audit[0].action).toBe('subscription.extended');
  expect(page.mails.length).toBeGreaterThan(0);
});

test('revenue stands in the week of the purchase', async () => {
  const sum = async () =>
    (await get('revenue'))
      .json()
      .weeks.reduce((total: number, week: { revenue: number }) => total + week.revenue, 0);
  const before = await sum();
  await buy();
  expect(await sum()).toBe(before + 99);
  expect((await get('revenue')).json().weeks).toHaveLength(26);
});

test('health tells of mail, webhooks and conversations', async () => {
  expect((await get('health')).json()).toMatchObject({
    liveConversations: expect.any(Number),
    mail: { queued: expect.any(Number), failed: 0 },
    webhooks: { open: 0, oldestOpenAt: null },
  });
});

test('a spreadsheet takes exported names for text, never for formulas', async () => {
  await createAccount(server.app, { name: '=HYPERLINK("http://evil.example")' });
  await createAccount(server.app, { name: 'Quote "Q", Comma' });
  const { body, headers } = await get('users.csv');
  expect(headers['content-type']).toContain('text/csv');
  expect(body).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
  expect(body).toContain('"Quote ""Q"", Comma"');
  expect((await get('payments.csv')).body.split('\r\n')[0]).toBe(
    'id,payment_id,user_id,email,amount,refunded,currency,status,paid_at',
  );
});

test('the verification mail goes again to who has not verified, and to nobody else', async () => {
  const user = await createAccount(server.app, { verified: false });
  const again = () => post(`users/${user.id}/resend-verification`, {});
  expect((await again()).statusCode).toBe(200);
  await server.database.db
    .update(users)
    .set({ emailVerifiedAt: server.clock.now() })
    .where(sql`id = ${user.id}`);
  expect((await again()).statusCode).toBe(409);
});
