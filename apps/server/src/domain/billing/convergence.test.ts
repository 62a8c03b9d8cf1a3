import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { purchases, subscriptions } from '#db/schema/index.ts';
import { addCalendarMonths } from '#domain/access/add-calendar-months.ts';
import { endAccess } from '#domain/access/end-access.ts';
import { getAccess } from '#domain/access/get-access.ts';
import { restackAccess } from '#domain/access/restack-access.ts';
import { sendEndingNotices } from '#domain/access/send-ending-notices.ts';
import { newId } from '#domain/new-id.ts';
import { createAccount, createSignedIn } from '../../../test/accounts.ts';
import { buildPayingApp, type PayingApp } from '../../../test/build-paying-app.ts';
import { readOutbox } from '../../../test/read-outbox.ts';
import { shopOf } from '../../../test/shop.ts';
import { claimPurchases } from './claim-purchases.ts';
import { convergePurchase } from './converge-purchase.ts';
import { fulfilCheckout } from './fulfil-checkout.ts';
import { lockMoney } from './lock-money.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import type { PaidTruth } from './record-purchase.ts';
import { refundPurchase, requireRefundable } from './refund-purchase.ts';

const DAY = 24 * 60 * 60_000;
let server: PayingApp;
let shop: ReturnType<typeof shopOf>;
beforeAll(async () => {
  server = await buildPayingApp();
  shop = shopOf(server);
});
afterEach(() => server.provider.faults.clear());
afterAll(() => server.close());

const context = () => server.services.context;
const fulfil = (sessionId: string) => fulfilCheckout(context(), server.payments, sessionId);
const since = () => new Date(server.clock.now().getTime() - DAY);
const iso = (date: Date | null | undefined) => date?.toISOString();
const inTransaction = <Result>(work: (ctx: ReturnType<typeof context>) => Promise<Result>) =>
  server.database.db.transaction(async (tx) => {
    const inside = { ...context(), db: tx };
    await lockMoney(inside);
    return work(inside);
  });

describe('one payment', () => {
  test('heard of by everybody at once becomes one access', async () => {
    const { user, cookie } = await createSignedIn(server.app);
    const { sessionId } = await shop.buy('', cookie);
    await Promise.all([
      ...Array.from({ length: 6 }, () => fulfil(sessionId)),
      ...Array.from({ length: 3 }, () => shop.verify(sessionId, cookie)),
      reconcilePayments(context(), server.payments, since()),
    ]);
    expect(await shop.purchasesOf(sessionId)).toHaveLength(1);
    expect(await shop.accessOf(sessionId)).toHaveLength(1);
    expect((await readOutbox(server.app, user.email)).map((mail) => mail.kind)).toEqual([
      'purchase-confirmation',
    ]);
  });

  test('read in any order, fresh or stale, ends the same: money that went back stays back', async () => {
    const moments: Partial<PaidTruth['payment']>[] = [
      {},
      { dispute: 'open' },
      { dispute: 'won' },
      { refundedCents: 100 },
      { refundedCents: 9900, refunded: true },
    ];
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...moments, ...moments]), async (heard) => {
        run += 1;
        const account = await createAccount(server.app);
        const truth = (change: (typeof moments)[number]): PaidTruth => ({
          sessionId: `cs_order_${run}`,
          state: 'paid',
          metadata: {},
          userId: account.id,
          email: account.email,
          payment: {
            paymentId: `pi_order_${run}`,
            amountCents: 9900,
            currency: 'usd',
            paidAt: server.clock.now(),
            refundedCents: 0,
            refunded: false,
            dispute: null,
            cardLast4: null,
            ...change,
          },
        });
        for (const change of [...heard, moments.at(-1)!, moments[0]!]) {
          await inTransaction((ctx) => convergePurchase(ctx, truth(change)));
        }
        const [purchase] = await server.database.db
          .select()
          .from(purchases)
          .where(eq(purchases.userId, account.id));
        expect(purchase).toMatchObject({ status: 'refunded', refundedCents: 9900 });
        expect(await getAccess(context(), account.id)).toEqual({ active: false, until: null });
        const kinds = (await readOutbox(server.app, account.email)).map((mail) => mail.kind);
        expect(kinds.filter((kind) => kind === 'refund-notice')).toHaveLength(1);
        expect(kinds.filter((kind) => kind === 'purchase-confirmation').length).toBeLessThanOrEqual(1);
      }),
      { numRuns: 15 },
    );
  });

  test('of an account that was deleted meanwhile stays forgotten', async () => {
    const { user, cookie } = await createSignedIn(server.app);
    const { sessionId } = await shop.buy('', cookie);
    await fulfil(sessionId);
    await server.app.inject({
      method: 'POST',
      url: '/api/account/delete',
      headers: { cookie },
      payload: { password: 'Correct1horse' },
    });
    expect(
      await server.database.db.query.users.findMany({ where: (users) => eq(users.id, user.id) }),
    ).toEqual([]);
    await fulfil(sessionId);
    await reconcilePayments(context(), server.payments, since());
    expect(await shop.purchasesOf(sessionId)).toMatchObject([{ userId: null, email: null }]);
    expect(await shop.accessOf(sessionId)).toEqual([]);
  });
});

describe('several payments of one pilot', () => {
  test('heard of in any order give the same total, without gap or overlap', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), async (order) => {
        const { user, cookie } = await createSignedIn(server.app);
        const start = server.clock.now();
        const sessionIds: string[] = [];
        for (let index = 0; index < 4; index += 1) {
          sessionIds.push((await shop.buy('', cookie)).sessionId);
          server.clock.advance(1000);
        }
        for (const index of order) await fulfil(sessionIds[index]!);
        const rows = (await Promise.all(sessionIds.map((id) => shop.accessOf(id)))).flat();
        for (const [index, row] of rows.entries()) {
          expect(iso(row.startsAt)).toBe(index === 0 ? iso(start) : iso(rows[index - 1]!.endsAt));
        }
        const { until } = await getAccess(context(), user.id);
        expect(iso(until)).toBe(iso(rows.at(-1)!.endsAt));
      }),
      { numRuns: 6 },
    );
  });

  test('heard of only after the first has ended, the second still begins where the first ended', async () => {
    const user = await createAccount(server.app);
    const first = await shop.buy(user.email);
    await fulfil(first.sessionId);
    const firstEnd = (await getAccess(context(), user.id)).until!;
    server.clock.set(new Date(firstEnd.getTime() - 2 * DAY).toISOString());
    const second = await shop.buy(user.email);
    server.clock.advance(3 * DAY);
    expect(await getAccess(context(), user.id)).toMatchObject({ active: false });
    await fulfil(second.sessionId);
    expect(iso((await shop.accessOf(second.sessionId))[0]?.startsAt)).toBe(iso(firstEnd));
  });

  test('moves what an admin changed at the length it was given, whatever that length looks like', async () => {
    const { user, cookie } = await createSignedIn(server.app);
    const { sessionId } = await shop.buy('', cookie);
    await fulfil(sessionId);
    const now = server.clock.now();
    // As an admin left it: exactly three calendar months from where it stands, and not from where it will stand.
    const startsAt = new Date(now.getTime() + 45 * DAY);
    const endsAt = addCalendarMonths(startsAt, 3);
    const length = endsAt.getTime() - startsAt.getTime();
    expect(iso(addCalendarMonths(now, 3))).not.toBe(iso(new Date(now.getTime() + length)));
    const [row] = await shop.accessOf(sessionId);
    await server.database.db
      .update(subscriptions)
      .set({ startsAt, endsAt, calendarMonths: null })
      .where(eq(subscriptions.id, row!.id));
    await inTransaction((ctx) => restackAccess(ctx, { userId: user.id }));
    expect(iso((await getAccess(context(), user.id)).until)).toBe(iso(new Date(now.getTime() + length)));
  });

  test('bought as a guest and claimed beside a grant: one follows the other', async () => {
    const account = await createAccount(server.app, { verified: false });
    const { sessionId } = await shop.buy(account.email);
    await fulfil(sessionId);
    const now = server.clock.now();
    await server.database.db.insert(subscriptions).values({
      id: newId('sub'),
      userId: account.id,
      source: 'grant',
      status: 'active',
      startsAt: new Date(now.getTime() - DAY),
      endsAt: new Date(now.getTime() + 9 * DAY),
      createdAt: now,
    });
    await inTransaction((ctx) => claimPurchases(ctx, account));
    const [bought] = await shop.accessOf(sessionId);
    expect(iso(bought?.startsAt)).toBe(iso(new Date(now.getTime() + 9 * DAY)));
    expect(iso((await getAccess(context(), account.id)).until)).toBe(iso(bought?.endsAt));
  });
});

describe('reconciliation', () => {
  test('grants what nobody told of, ends what was refunded unheard, and then finds nothing more', async () => {
    await reconcilePayments(context(), server.payments, since());
    const unheard = await shop.buy('unheard@buyers.example');
    const unpaid = await shop.open('unpaid@buyers.example');
    const returned = await shop.buy('returned@buyers.example');
    await fulfil(returned.sessionId);
    server.provider.faults.spoilWebhooks({ dropNext: 2 });
    await server.stripe.refunds.create({ payment_intent: returned.paymentId });

    const first = await reconcilePayments(context(), server.payments, since());
    expect(first).toMatchObject({ granted: 1, reversed: 1, failed: 0 });
    expect(await shop.accessOf(unheard.sessionId)).toMatchObject([{ status: 'active' }]);
    expect(await shop.accessOf(returned.sessionId)).toMatchObject([{ status: 'refunded' }]);
    expect(await shop.purchasesOf(unpaid.sessionId)).toEqual([]);
    const second = await reconcilePayments(context(), server.payments, since());
    expect(second).toMatchObject({ paid: first.paid, granted: 0, reversed: 0, failed: 0 });
  });

  test('one payment that cannot be read does not keep the others waiting', async () => {
    const one = await shop.buy('one@buyers.example');
    const two = await shop.buy('two@buyers.example');
    const path = `/v1/checkout/sessions/${two.sessionId}`;
    server.provider.faults.failRequests({ trouble: { kind: 'status', status: 500 }, count: 3, path });
    const result = await reconcilePayments(context(), server.payments, since());
    expect(result).toMatchObject({ granted: 1, failed: 1 });
    expect(await shop.accessOf(one.sessionId)).toHaveLength(1);
  });
});

describe('refunding', () => {
  const bought = async () => {
    const { user, cookie } = await createSignedIn(server.app);
    const { sessionId } = await shop.buy('', cookie);
    await fulfil(sessionId);
    const [access] = await shop.accessOf(sessionId);
    return { user, sessionId, subscriptionId: access!.id };
  };
  const refund = async (subscriptionId: string) =>
    refundPurchase(context(), server.payments, await requireRefundable(context(), subscriptionId));

  test('gives everything back, ends the access at once and tells the pilot', async () => {
    const { user, sessionId, subscriptionId } = await bought();
    expect(await refund(subscriptionId)).toEqual({ refundedCents: 9900 });
    expect(await getAccess(context(), user.id)).toEqual({ active: false, until: null });
    expect(await shop.purchasesOf(sessionId)).toMatchObject([{ status: 'refunded', refundedCents: 9900 }]);
    const notices = (await readOutbox(server.app, user.email)).filter(
      (mail) => mail.kind === 'refund-notice',
    );
    expect(notices).toMatchObject([{ text: expect.stringContaining('$99.00') }]);
    const [given] = (await server.stripe.refunds.list({ limit: 1 })).data;
    expect(given).toMatchObject({ amount: 9900, reason: 'requested_by_customer' });
  });

  test('twice at once refunds once', async () => {
    const { sessionId, subscriptionId } = await bought();
    await Promise.allSettled([refund(subscriptionId), refund(subscriptionId), refund(subscriptionId)]);
    const [purchase] = await shop.purchasesOf(sessionId);
    expect(purchase).toMatchObject({ refundedCents: 9900 });
    expect((await server.stripe.refunds.list({ payment_intent: purchase!.paymentId })).data).toHaveLength(1);
    await expect(refund(subscriptionId)).rejects.toMatchObject({ code: 'conflict' });
  });

  test('with the answer lost on the way: an error now, safe to repeat, refunded once', async () => {
    const { sessionId, subscriptionId } = await bought();
    server.provider.faults.spoilWebhooks({ dropNext: 2 });
    server.provider.faults.failRequests({
      trouble: { kind: 'status', status: 500 },
      when: 'after',
      count: 3,
      path: '/v1/refunds',
    });
    await expect(refund(subscriptionId)).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: 'Failed to issue refund',
    });
    expect(await refund(subscriptionId)).toEqual({ refundedCents: 9900 });
    const [purchase] = await shop.purchasesOf(sessionId);
    expect((await server.stripe.refunds.list({ payment_intent: purchase!.paymentId })).data).toHaveLength(1);
  });

  test('what was granted, is unknown or is disputed is refused with a reason', async () => {
    const account = await createAccount(server.app);
    const id = newId('sub');
    const now = server.clock.now();
    await server.database.db.insert(subscriptions).values({
      id,
      userId: account.id,
      source: 'grant',
      status: 'active',
      startsAt: now,
      endsAt: new Date(now.getTime() + DAY),
      createdAt: now,
    });
    await expect(refund(id)).rejects.toMatchObject({ code: 'conflict' });
    await expect(refund('sub_unknown')).rejects.toMatchObject({
      code: 'not_found',
      message: 'No subscription found to refund',
    });
    const { sessionId, subscriptionId } = await bought();
    const [purchase] = await shop.purchasesOf(sessionId);
    await server.control('disputes', { payment_intent: purchase!.paymentId });
    await expect(refund(subscriptionId)).rejects.toMatchObject({
      message: expect.stringContaining('disputed'),
    });
  });
});

describe('the mail before the end', () => {
  test('comes once, seven days before the end of everything', async () => {
    const { user, cookie } = await createSignedIn(server.app);
    await fulfil((await shop.buy('', cookie)).sessionId);
    server.clock.advance(1000);
    await fulfil((await shop.buy('', cookie)).sessionId);
    const until = (await getAccess(context(), user.id)).until!;
    const notices = async () => {
      await sendEndingNotices(context());
      return (await readOutbox(server.app, user.email)).filter((mail) => mail.kind === 'access-ending')
        .length;
    };
    server.clock.set(new Date(until.getTime() - 95 * DAY).toISOString());
    expect(await notices()).toBe(0);
    server.clock.set(new Date(until.getTime() - 7 * DAY - 1).toISOString());
    expect(await notices()).toBe(0);
    server.clock.advance(1);
    expect(await notices()).toBe(1);
    expect(await notices()).toBe(1);
  });

  test('does not come for a grant of three days, nor after a refund', async () => {
    const { user, cookie } = await createSignedIn(server.app);
    const { sessionId } = await shop.buy('', cookie);
    await fulfil(sessionId);
    const [access] = await shop.accessOf(sessionId);
    await inTransaction((ctx) => endAccess(ctx, access!.id, 'revoked'));
    const now = server.clock.now();
    await server.database.db.insert(subscriptions).values({
      id: newId('sub'),
      userId: user.id,
      source: 'grant',
      status: 'active',
      startsAt: now,
      endsAt: new Date(now.getTime() + 3 * DAY),
      createdAt: now,
    });
    await sendEndingNotices(context());
    const kinds = (await readOutbox(server.app, user.email)).map((mail) => mail.kind);
    expect(kinds).not.toContain('access-ending');
  });
});
