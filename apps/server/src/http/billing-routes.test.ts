import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addCalendarMonths } from '#domain/access/add-calendar-months.ts';
import { fulfilCheckout } from '#domain/billing/fulfil-checkout.ts';
import { createAccount, createSignedIn, sessionCookie } from '../../test/accounts.ts';
import { buildPayingApp, type PayingApp } from '../../test/build-paying-app.ts';
import { mailedToken, readOutbox } from '../../test/read-outbox.ts';
import { shopOf } from '../../test/shop.ts';

let server: PayingApp;
let shop: ReturnType<typeof shopOf>;
beforeAll(async () => {
  server = await buildPayingApp();
  shop = shopOf(server);
});
afterEach(() => server.provider.faults.clear());
afterAll(() => server.close());

let buyers = 0;
const newEmail = () => `buyer${++buyers}@buyers.example`;
const inThreeMonths = '2027-02-21T12:00:00.000Z';
const inSixMonths = '2027-05-21T12:00:00.000Z';

describe('opening a checkout', () => {
  test('answers where to pay; the provider knows price, buyer and the way back', async () => {
    const email = newEmail();
    const { sessionId, url } = await shop.open(email);
    expect(url).toBe(`${server.provider.url}/c/pay/${sessionId}`);
    expect(await server.stripe.checkout.sessions.retrieve(sessionId)).toMatchObject({
      amount_total: 9900,
      currency: 'usd',
      mode: 'payment',
      customer_email: email,
      client_reference_id: null,
      success_url: 'http://localhost:80/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:80/pricing?checkout=cancelled',
    });
  });

  test('without an address the checkout asks for it', async () => {
    const { sessionId } = await shop.open('');
    expect((await server.stripe.checkout.sessions.retrieve(sessionId)).customer_email).toBeNull();
  });

  test("signed in, it is the account's own, whatever the browser remembers", async () => {
    const { user, cookie } = await createSignedIn(server.app);
    const { sessionId } = await shop.open('left-over@buyers.example', cookie);
    const session = await server.stripe.checkout.sessions.retrieve(sessionId);
    expect(session).toMatchObject({ client_reference_id: user.id, customer_email: user.email });
  });

  test.each([['x'], ['a@b'], [`${'a'.repeat(300)}@b.example`], [null], [{ $ne: '' }], [['a@b.example']]])(
    'the address %j is refused before the provider is asked',
    async (email) => {
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/create-checkout-session',
        payload: { email },
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ code: 'invalid_input', error: expect.any(String) });
    },
  );

  test.each([
    ['answers 500', { kind: 'status', status: 500 }],
    ['is too busy', { kind: 'status', status: 429 }],
    ['hangs up', { kind: 'cut' }],
  ] as const)(
    'when the provider %s for good, the buyer is told in the words of the product',
    async (_what, trouble) => {
      server.provider.faults.failRequests({ trouble, count: 10 });
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/create-checkout-session',
        payload: { email: newEmail() },
      });
      expect(answer.statusCode).toBe(502);
      expect(answer.json()).toMatchObject({
        code: 'provider_unavailable',
        error: 'Failed to create checkout session. Please try again.',
      });
    },
  );

  test.each([500, 429] as const)(
    'a provider that answers %i twice and then recovers is not noticed, and made one session',
    async (status) => {
      server.provider.faults.failRequests({ trouble: { kind: 'status', status }, when: 'after', count: 2 });
      const email = newEmail();
      const { sessionId } = await shop.open(email);
      const { data } = await server.stripe.checkout.sessions.list({ customer_details: { email } });
      expect(data.map((session) => session.id)).toEqual([sessionId]);
    },
  );
});

describe('the success page', () => {
  test('gives a signed-in buyer three months, once, however often it is opened', async () => {
    const { user, cookie } = await createSignedIn(server.app);
    const { sessionId } = await shop.buy('', cookie);
    const answers = await Promise.all(Array.from({ length: 5 }, () => shop.verify(sessionId, cookie)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      const receipt = expect.stringMatching(/^RS-\d{8}-[2-9A-Z]{8}$/);
      expect(answer.json()).toEqual({
        success: true,
        email: user.email,
        accessExpiration: inThreeMonths,
        receipt,
      });
    }
    expect(await shop.purchasesOf(sessionId)).toMatchObject([
      {
        userId: user.id,
        amountCents: 9900,
        refundedCents: 0,
        currency: 'usd',
        status: 'paid',
        cardLast4: '4242',
      },
    ]);
    expect(await shop.accessOf(sessionId)).toHaveLength(1);
    expect(await shop.subscription(cookie)).toEqual({
      hasActiveSubscription: true,
      subscription: { expirationDate: inThreeMonths, afterNextPurchase: inSixMonths },
    });
  });

  test('one mail says so, with a receipt number and the price', async () => {
    const { user, cookie } = await createSignedIn(server.app);
    const { sessionId } = await shop.buy('', cookie);
    await shop.verify(sessionId, cookie);
    await shop.verify(sessionId, cookie);
    const mails = await readOutbox(server.app, user.email);
    expect(mails.map((mail) => mail.kind)).toEqual(['purchase-confirmation']);
    expect(mails[0]!.text).toMatch(/Receipt number: RS-20261121-[2-9A-Z]{8}/);
    expect(mails[0]!.text).toContain('$99.00');
    expect(mails[0]!.text).toContain('February 21, 2027');
  });

  test('a guest is served too, and claims the access by registering and verifying that address', async () => {
    const email = newEmail();
    const { sessionId } = await shop.buy(email);
    expect((await shop.verify(sessionId)).json()).toMatchObject({
      success: true,
      email,
      accessExpiration: inThreeMonths,
    });
    const account = {
      email: email.toUpperCase(),
      name: 'Guest',
      password: 'Correct1horse',
      confirmPassword: 'Correct1horse',
    };
    await server.app.inject({ method: 'POST', url: '/api/auth/register', payload: account });
    const registered = (await server.database.db.query.users.findMany()).find(
      (one) => one.email.toLowerCase() === email,
    )!;
    expect((await shop.accessOf(sessionId))[0]?.userId).toBeNull();

    const token = await mailedToken(server.app, 'verify-email', registered.email);
    await server.app.inject({ method: 'POST', url: '/api/auth/verify-email', payload: { token } });
    const cookie = await sessionCookie(server.app, registered.id);
    expect(await shop.subscription(cookie)).toMatchObject({
      subscription: { expirationDate: inThreeMonths },
    });
    expect((await shop.purchasesOf(sessionId))[0]?.userId).toBe(registered.id);
  });

  test('a guest whose address is an account already pays for that account', async () => {
    const account = await createAccount(server.app);
    const { sessionId } = await shop.buy(account.email);
    await shop.verify(sessionId);
    const cookie = await sessionCookie(server.app, account.id);
    expect(await shop.subscription(cookie)).toMatchObject({ hasActiveSubscription: true });
  });

  test('an address that was never verified gets nothing until it is', async () => {
    const account = await createAccount(server.app, { verified: false });
    const { sessionId } = await shop.buy(account.email);
    await shop.verify(sessionId);
    expect((await shop.accessOf(sessionId))[0]?.userId).toBeNull();
  });

  test("somebody else's checkout shows nothing and gives nothing", async () => {
    const { cookie } = await createSignedIn(server.app);
    const stranger = await createSignedIn(server.app);
    const { sessionId } = await shop.buy('', cookie);
    for (let visit = 0; visit < 2; visit += 1) {
      const answer = await shop.verify(sessionId, stranger.cookie);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ error: 'Payment verification failed' });
      expect(answer.body).not.toContain('@');
    }
    expect(await shop.subscription(stranger.cookie)).toEqual({
      hasActiveSubscription: false,
      subscription: null,
    });
    expect(await shop.subscription(cookie)).toMatchObject({ hasActiveSubscription: true });
  });

  test.each([
    ['unknown', 'cs_test_unknown', 404, 'Payment verification failed'],
    ['empty', '', 422, 'No session ID found'],
    ['of another form', "cs_test_' or 1=1", 422, 'Payment verification failed'],
    ['a path', '../refunds', 422, 'Payment verification failed'],
    ['much too long', `cs_${'a'.repeat(5000)}`, 422, 'Payment verification failed'],
  ])('an id that is %s is refused', async (_what, sessionId, status, error) => {
    const answer = await shop.verify(sessionId);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ error });
  });

  test('no id at all', async () => {
    const answer = await server.app.inject({ url: '/api/verify-session' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ error: 'No session ID found' });
  });

  test('unpaid, declined and expired checkouts give nothing and say why', async () => {
    const unpaid = await shop.open(newEmail());
    const declined = await shop.open(newEmail());
    await server.control(`sessions/${declined.sessionId}/confirm`, { outcome: 'declined' });
    const expired = await shop.open(newEmail());
    await server.stripe.checkout.sessions.expire(expired.sessionId);
    for (const { sessionId } of [unpaid, declined, expired]) {
      const answer = await shop.verify(sessionId);
      expect(answer.statusCode).toBe(402);
      expect(answer.json()).toMatchObject({
        code: 'no_access',
        error: expect.stringMatching(/not been paid|expired/),
      });
      expect(await shop.purchasesOf(sessionId)).toEqual([]);
    }
  });

  test('a checkout of another product in the same Stripe account gives nothing', async () => {
    const other = await server.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 100, product_data: { name: 'Sticker' } } },
      ],
      success_url: 'http://localhost/success',
    });
    await shop.pay(other.id);
    expect((await shop.verify(other.id)).statusCode).toBe(404);
    expect(await shop.purchasesOf(other.id)).toEqual([]);
  });

  test('while the provider is away says so; afterwards the same page works, nothing half-done', async () => {
    const email = newEmail();
    const { sessionId } = await shop.buy(email);
    server.provider.faults.failRequests({ trouble: { kind: 'status', status: 500 }, count: 10 });
    const away = await shop.verify(sessionId);
    expect(away.statusCode).toBe(502);
    expect(away.json()).toMatchObject({ error: 'Failed to verify payment. Please contact support.' });
    expect(await shop.purchasesOf(sessionId)).toEqual([]);
    server.provider.faults.clear();
    expect((await shop.verify(sessionId)).statusCode).toBe(200);
  });

  test('once fulfilled it needs no provider', async () => {
    const { sessionId } = await shop.buy(newEmail());
    await shop.verify(sessionId);
    server.provider.faults.failRequests({ trouble: { kind: 'cut' }, count: 10 });
    expect((await shop.verify(sessionId)).statusCode).toBe(200);
  });

  test('a refunded payment is no success any more', async () => {
    const { sessionId, paymentId } = await shop.buy(newEmail());
    await server.stripe.refunds.create({ payment_intent: paymentId });
    expect((await shop.verify(sessionId)).json()).toMatchObject({ code: 'no_access' });
    expect(await shop.accessOf(sessionId)).toMatchObject([{ status: 'refunded' }]);
  });
});

describe('access', () => {
  test('is asked by signed-in users only', async () => {
    const answer = await server.app.inject({ url: '/api/user/subscription' });
    expect(answer.statusCode).toBe(401);
  });

  test('a second purchase extends from the end of the first', async () => {
    const { cookie } = await createSignedIn(server.app);
    const first = await shop.buy('', cookie);
    await shop.verify(first.sessionId, cookie);
    server.clock.advance(1000);
    const second = await shop.buy('', cookie);
    const answer = await shop.verify(second.sessionId, cookie);
    expect(answer.json()).toMatchObject({ accessExpiration: '2027-05-21T12:00:00.000Z' });
    expect(await shop.accessOf(second.sessionId)).toMatchObject([
      { startsAt: new Date(inThreeMonths), endsAt: new Date('2027-05-21T12:00:00.000Z') },
    ]);
  });

  test('refunding the first moves the second up: no gap, no day lost', async () => {
    const { cookie } = await createSignedIn(server.app);
    const first = await shop.buy('', cookie);
    await shop.verify(first.sessionId, cookie);
    server.clock.advance(1000);
    const second = await shop.buy('', cookie);
    await shop.verify(second.sessionId, cookie);
    await server.stripe.refunds.create({ payment_intent: first.paymentId });
    await fulfilCheckout(server.services.context, server.payments, first.sessionId);
    expect(await shop.subscription(cookie)).toMatchObject({
      subscription: { expirationDate: addCalendarMonths(server.clock.now(), 3).toISOString() },
    });
  });
});
