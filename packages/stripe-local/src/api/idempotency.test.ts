import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  ninetyNineDollars,
  pressButton,
  startTestProvider,
  type TestProvider,
} from '../../test/start-test-provider.ts';

let test: TestProvider;
beforeAll(async () => {
  test = await startTestProvider();
});
afterAll(() => test.close());

const create = (idempotencyKey: string, change = {}) =>
  test.stripe.checkout.sessions.create({ ...ninetyNineDollars, ...change }, { idempotencyKey });

it('the same key and request: the first answer again, marked as such', async () => {
  const first = await create('same');
  const again = await create('same');
  expect(again).toEqual(first);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
});

it('the same key, another request: refused', async () => {
  await create('other');
  await expect(create('other', { client_reference_id: 'changed' })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  await expect(
    test.stripe.refunds.create({ charge: 'ch_1' }, { idempotencyKey: 'other' }),
  ).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

it('many at once under one key do the work once', async () => {
  const sessions = await Promise.all(Array.from({ length: 8 }, () => create('at-once')));
  expect(new Set(sessions.map((session) => session.id)).size).toBe(1);
});

it('a request that was refused for its parameters may be put right under the same key', async () => {
  await expect(create('corrected', { customer_email: 'nonsense' })).rejects.toMatchObject({
    code: 'email_invalid',
  });
  await expect(create('corrected')).resolves.toMatchObject({ object: 'checkout.session' });
});

it('a refund repeated under its key is the same refund, without it an error', async () => {
  const { id, url } = await create('refunded');
  await pressButton(url!, 'pay');
  const { payment_intent } = await test.stripe.checkout.sessions.retrieve(id);
  const refund = () =>
    test.stripe.refunds.create(
      { payment_intent: payment_intent as string },
      { idempotencyKey: `refund-${id}` },
    );
  expect((await refund()).id).toBe((await refund()).id);
  await expect(
    test.stripe.refunds.create({ payment_intent: payment_intent as string }),
  ).rejects.toMatchObject({
    code: 'charge_already_refunded',
  });
});

it('is remembered over a restart, and forgotten after a day', async () => {
  const first = await create('kept');
  await test.restart();
  expect((await create('kept')).id).toBe(first.id);
  test.clock.advance(25 * 60 * 60 * 1000);
  await test.restart();
  expect((await create('kept')).id).not.toBe(first.id);
});
