import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  ninetyNineDollars,
  SECRET_KEY,
  startTestProvider,
  type TestProvider,
} from '../../test/start-test-provider.ts';

let test: TestProvider;
beforeAll(async () => {
  test = await startTestProvider();
});
afterAll(() => test.close());

/** The control routes, which the SDK has no methods for: form-encoded like the rest. */
async function control(path: string, form: Record<string, string>): Promise<Record<string, unknown>> {
  const answer = await fetch(`${test.provider.url}/__test/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET_KEY}` },
    body: new URLSearchParams(form),
  });
  return (await answer.json()) as Record<string, unknown>;
}

async function paidIntent(): Promise<string> {
  const session = await test.stripe.checkout.sessions.create(ninetyNineDollars);
  const paid = await control(`sessions/${session.id}/confirm`, { email: 'pilot@example.com' });
  return paid.payment_intent as string;
}

const chargeOf = async (intent: string) =>
  (await test.stripe.paymentIntents.retrieve(intent, { expand: ['latest_charge'] }))
    .latest_charge as Stripe.Charge;

it('refunds the whole charge by its intent', async () => {
  const intent = await paidIntent();
  const refund = await test.stripe.refunds.create({
    payment_intent: intent,
    reason: 'requested_by_customer',
  });
  expect(refund).toMatchObject({
    amount: 9900,
    status: 'succeeded',
    reason: 'requested_by_customer',
    payment_intent: intent,
  });
  const charge = await chargeOf(intent);
  expect(charge).toMatchObject({ refunded: true, amount_refunded: 9900 });
  await test.receiver.until((events) =>
    events.some((event) => event.type === 'charge.refunded' && event.data.object.id === charge.id),
  );
});

it('refuses a second refund', async () => {
  const intent = await paidIntent();
  await test.stripe.refunds.create({ payment_intent: intent });
  await expect(test.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    code: 'charge_already_refunded',
    statusCode: 400,
  });
});

it('asked twice at once refunds once', async () => {
  const intent = await paidIntent();
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => test.stripe.refunds.create({ payment_intent: intent })),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  expect((await test.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(1);
});

it('checks amounts: never more than what is left', async () => {
  const charge = (await chargeOf(await paidIntent())).id;
  const refuse = (amount: number) => expect(test.stripe.refunds.create({ charge, amount })).rejects.toThrow();
  await refuse(9901);
  await refuse(0);
  await refuse(-1);
  await test.stripe.refunds.create({ charge, amount: 9000 });
  await refuse(901);
  await test.stripe.refunds.create({ charge });
  const list = await test.stripe.refunds.list({ charge });
  expect(list.data.map((refund) => refund.amount)).toEqual([900, 9000]);
});

it('refuses what cannot be refunded', async () => {
  const refuse = (params: Stripe.RefundCreateParams, code: string) =>
    expect(test.stripe.refunds.create(params)).rejects.toMatchObject({ code });
  await refuse({}, 'parameter_missing');
  await refuse({ payment_intent: 'pi_unknown' }, 'resource_missing');
  await refuse({ charge: 'ch_unknown' }, 'resource_missing');
  await refuse({ payment_intent: await paidIntent(), reason: 'because' }, 'parameter_invalid');
  const { id } = await test.stripe.checkout.sessions.create(ninetyNineDollars);
  await control(`sessions/${id}/confirm`, { outcome: 'declined' });
  const { payment_intent } = await test.stripe.checkout.sessions.retrieve(id);
  await refuse({ payment_intent: payment_intent as string }, 'charge_not_refundable');
});

it('a disputed charge is marked, told of, and not refundable; the verdict is told too', async () => {
  const intent = await paidIntent();
  const { id } = await control('disputes', { payment_intent: intent });
  expect(await chargeOf(intent)).toMatchObject({ disputed: true });
  await expect(test.stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  await control(`disputes/${id}/close`, { status: 'lost' });
  expect(await test.stripe.disputes.retrieve(id as string)).toMatchObject({
    status: 'lost',
    payment_intent: intent,
  });
  await test.receiver.until((events) =>
    ['charge.dispute.created', 'charge.dispute.closed'].every((type) =>
      events.some((event) => event.type === type && (event.data.object as { id: string }).id === id),
    ),
  );
  await expect(test.stripe.disputes.close(id as string)).rejects.toMatchObject({ statusCode: 400 });
});

it('a slow payment is complete and unpaid until it settles', async () => {
  const { id } = await test.stripe.checkout.sessions.create(ninetyNineDollars);
  await control(`sessions/${id}/confirm`, { outcome: 'slow' });
  expect(await test.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
  });
  await control(`sessions/${id}/settle`, { outcome: 'succeeded' });
  expect(await test.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
  });
  await test.receiver.until((events) =>
    events.some((event) => event.type === 'checkout.session.async_payment_succeeded'),
  );
});
