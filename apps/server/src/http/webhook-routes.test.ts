import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { providerEvents } from '#db/schema/index.ts';
import { processDueEvents } from '#domain/billing/process-due-events.ts';
import { buildPayingApp, type PayingApp, WEBHOOK_SECRET } from '../../test/build-paying-app.ts';
import { readOutbox } from '../../test/read-outbox.ts';
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
const newEmail = () => `webhook${++buyers}@buyers.example`;
const storedEvent = async (id: string) =>
  (await server.database.db.select().from(providerEvents).where(eq(providerEvents.id, id)))[0];

/** A message as the provider would send it about this session, and its signature. */
function message(type: string, object: object, id = `evt_${randomUUID()}`) {
  const payload = JSON.stringify({ id, object: 'event', type, created: 1, data: { object } });
  return { id, payload, timestamp: Math.floor(server.clock.now().getTime() / 1000) };
}

function post(payload: string | Buffer, signature: string) {
  return server.app.inject({
    method: 'POST',
    url: '/api/stripe/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
}

async function ring(type: string, object: object, id?: string) {
  const { payload, timestamp, ...event } = message(type, object, id);
  const header = server.stripe.webhooks.generateTestHeaderString({
    payload,
    timestamp,
    secret: WEBHOOK_SECRET,
  });
  return { ...event, answer: await post(payload, header) };
}

const granted = async (sessionId: string) => (await shop.accessOf(sessionId)).length;

describe('the provider rings', () => {
  test('by itself after a payment, and the access is there without any page', async () => {
    const { sessionId } = await shop.open(newEmail());
    await shop.pay(sessionId, { webhook: 'once' });
    await expect.poll(() => granted(sessionId), { timeout: 10_000 }).toBe(1);
    expect(server.webhookAnswers).not.toContain(400);
  });

  test('twice and late: one purchase, one access, one mail', async () => {
    const { sessionId } = await shop.open(newEmail());
    await shop.pay(sessionId, { webhook: 'twice-and-late' });
    await expect.poll(() => granted(sessionId), { timeout: 10_000 }).toBe(1);
    const { answer } = await ring('checkout.session.completed', { id: sessionId });
    expect(answer.json()).toEqual({ received: true });
    await server.billing.stop();
    expect(await granted(sessionId)).toBe(1);
  });

  test('with the same event many times at once: stored once, processed once', async () => {
    const { sessionId } = await shop.buy(newEmail());
    const id = `evt_same_${buyers}`;
    const rung = await Promise.all(
      Array.from({ length: 6 }, () => ring('checkout.session.completed', { id: sessionId }, id)),
    );
    expect(rung.map(({ answer }) => answer.statusCode)).toEqual(Array(6).fill(200));
    await server.billing.stop();
    expect(await granted(sessionId)).toBe(1);
    expect(await storedEvent(id)).toMatchObject({ attempts: 0, processedAt: server.clock.now() });
  });

  test("about a refund made in Stripe's own dashboard: the access ends at once and the pilot is told", async () => {
    const email = newEmail();
    const { sessionId, paymentId } = await shop.buy(email);
    await shop.verify(sessionId);
    await server.stripe.refunds.create({ payment_intent: paymentId });
    await expect
      .poll(async () => (await shop.accessOf(sessionId))[0]?.status, { timeout: 10_000 })
      .toBe('refunded');
    expect(await shop.purchasesOf(sessionId)).toMatchObject([{ status: 'refunded', refundedCents: 9900 }]);
    const kinds = (await readOutbox(server.app, email)).map((mail) => mail.kind);
    expect(kinds).toEqual(['purchase-confirmation', 'refund-notice']);
  });

  test("about a part refunded in Stripe's dashboard: written down, and the access stays", async () => {
    const { sessionId, paymentId } = await shop.buy(newEmail());
    await shop.verify(sessionId);
    await server.stripe.refunds.create({ payment_intent: paymentId, amount: 1000 });
    await expect
      .poll(async () => (await shop.purchasesOf(sessionId))[0]?.refundedCents, { timeout: 10_000 })
      .toBe(1000);
    expect(await shop.accessOf(sessionId)).toMatchObject([{ status: 'active' }]);
  });

  test('about a slow payment: nothing while it is underway, access when it arrives', async () => {
    const { sessionId } = await shop.open(newEmail());
    await server.control(`sessions/${sessionId}/confirm`, { outcome: 'slow' });
    expect((await shop.verify(sessionId)).json()).toMatchObject({
      error: expect.stringContaining('being processed'),
    });
    await server.control(`sessions/${sessionId}/settle`, { outcome: 'succeeded' });
    await expect.poll(() => granted(sessionId), { timeout: 10_000 }).toBe(1);
  });

  test('about a slow payment that fails, and a checkout that expires: nothing is given, nothing is left waiting', async () => {
    const failed = await shop.open(newEmail());
    await server.control(`sessions/${failed.sessionId}/confirm`, { outcome: 'slow' });
    await server.control(`sessions/${failed.sessionId}/settle`, { outcome: 'failed' });
    const expired = await shop.open(newEmail());
    await server.stripe.checkout.sessions.expire(expired.sessionId);
    const heard = async (type: string, sessionId: string) =>
      (await server.database.db.select().from(providerEvents).where(eq(providerEvents.type, type))).filter(
        (event) => (event.payload as { sessionId: string }).sessionId === sessionId && event.processedAt,
      ).length;
    await expect
      .poll(() => heard('checkout.session.async_payment_failed', failed.sessionId), { timeout: 10_000 })
      .toBe(1);
    await expect
      .poll(() => heard('checkout.session.expired', expired.sessionId), { timeout: 10_000 })
      .toBe(1);
    for (const { sessionId } of [failed, expired]) expect(await shop.purchasesOf(sessionId)).toEqual([]);
  });

  test('about a dispute: access stays until it is lost', async () => {
    const { sessionId, paymentId } = await shop.buy(newEmail());
    await shop.verify(sessionId);
    const dispute = await server.control('disputes', { payment_intent: paymentId });
    await expect
      .poll(async () => (await shop.purchasesOf(sessionId))[0]?.status, { timeout: 10_000 })
      .toBe('disputed');
    expect(await shop.accessOf(sessionId)).toMatchObject([{ status: 'active' }]);
    await server.control(`disputes/${dispute.id}/close`, { status: 'lost' });
    await expect
      .poll(async () => (await shop.accessOf(sessionId))[0]?.status, { timeout: 10_000 })
      .toBe('dispute-lost');
  });

  test('about a dispute that is won: the purchase is paid again, the access was never gone', async () => {
    const { sessionId, paymentId } = await shop.buy(newEmail());
    await shop.verify(sessionId);
    const dispute = await server.control('disputes', { payment_intent: paymentId });
    await expect
      .poll(async () => (await shop.purchasesOf(sessionId))[0]?.status, { timeout: 10_000 })
      .toBe('disputed');
    await server.control(`disputes/${dispute.id}/close`, { status: 'won' });
    await expect
      .poll(async () => (await shop.purchasesOf(sessionId))[0]?.status, { timeout: 10_000 })
      .toBe('paid');
    expect(await shop.accessOf(sessionId)).toMatchObject([{ status: 'active' }]);
  });

  test('with a type never seen before: kept and left alone', async () => {
    const { id, answer } = await ring('moon.landed', { id: 'moon_1', payment_intent: 'pi_unknown' });
    expect(answer.statusCode).toBe(200);
    await server.billing.stop();
    expect(await storedEvent(id)).toMatchObject({ type: 'moon.landed', processedAt: server.clock.now() });
  });
});

describe('what fails is tried again', () => {
  test('while the provider is away the message waits, then it is done', async () => {
    const { sessionId } = await shop.buy(newEmail());
    server.provider.faults.failRequests({ trouble: { kind: 'status', status: 500 }, count: 3 });
    const { id } = await ring('checkout.session.completed', { id: sessionId });
    await server.billing.stop();
    expect(await storedEvent(id)).toMatchObject({
      attempts: 1,
      processedAt: null,
      lastError: expect.any(String),
    });
    server.clock.advance(9_000);
    await processDueEvents(server.services.context, server.payments);
    expect(await granted(sessionId)).toBe(0);
    server.clock.advance(2_000);
    await processDueEvents(server.services.context, server.payments);
    expect(await granted(sessionId)).toBe(1);
    expect(await storedEvent(id)).toMatchObject({ processedAt: server.clock.now(), lastError: null });
  });
});

describe('a stranger rings', () => {
  const sign = (payload: string, change: { secret?: string; timestamp?: number } = {}) =>
    server.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: WEBHOOK_SECRET,
      timestamp: Math.floor(server.clock.now().getTime() / 1000),
      ...change,
    });
  const now = () => Math.floor(server.clock.now().getTime() / 1000);

  test.each<[string, (payload: string) => [string, string]]>([
    ['without a signature', (payload) => [payload, '']],
    ['with nonsense as signature', (payload) => [payload, 't=1,v1=abc']],
    ['with another secret', (payload) => [payload, sign(payload, { secret: 'whsec_other' })]],
    ['with a message six minutes old', (payload) => [payload, sign(payload, { timestamp: now() - 360 })]],
    [
      'with a body changed after signing',
      (payload) => [payload.replace('completed', 'expired'), sign(payload)],
    ],
    ['with one blank more', (payload) => [`${payload} `, sign(payload)]],
    ['with no body', () => ['', sign('')]],
    ['with a signed body that is no JSON', () => ['{', sign('{')]],
  ])('%s: refused, nothing kept, nothing done', async (_what, spoil) => {
    const { sessionId } = await shop.buy(newEmail());
    const { id, payload } = message('checkout.session.completed', { id: sessionId });
    const [body, signature] = spoil(payload);
    const answer = await post(body, signature);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid_input', error: expect.any(String) });
    expect(await storedEvent(id)).toBeUndefined();
    expect(await granted(sessionId)).toBe(0);
  });

  test('with 10 MB: refused by size', async () => {
    const payload = `{"x":"${'a'.repeat(10 * 1024 * 1024)}"}`;
    expect((await post(payload, sign(payload))).statusCode).toBe(413);
  });
});
