import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  ninetyNineDollars,
  pressButton,
  startTestProvider,
  type TestProvider,
} from '../../test/start-test-provider.ts';

let test: TestProvider;
beforeEach(async () => {
  test = await startTestProvider();
});
afterEach(() => test.close());

async function payBy(action: string): Promise<string> {
  const session = await test.stripe.checkout.sessions.create(ninetyNineDollars);
  await pressButton(session.url!, action);
  return session.id;
}

const completed = (events: Stripe.Event[]) =>
  events.filter((event) => event.type === 'checkout.session.completed');

it('lost: the shop hears nothing, yet the event is in the list', async () => {
  const lost = await payBy('pay-lose-webhook');
  const heard = await payBy('pay');
  await test.receiver.until((events) => events.length === 3);
  expect(completed(test.receiver.events).map((event) => event.data.object)).toMatchObject([{ id: heard }]);
  const listed = await test.stripe.events.list({ type: 'checkout.session.completed' });
  expect(listed.data.map((event) => event.data.object)).toMatchObject([{ id: heard }, { id: lost }]);
});

it('twice and late: the same event comes twice', async () => {
  await payBy('pay-late-webhook');
  await test.receiver.until((events) => completed(events).length === 2);
  const ids = completed(test.receiver.events).map((event) => event.id);
  expect(new Set(ids).size).toBe(1);
});

it('refused: tried again until it is taken, then no more', async () => {
  test.receiver.answerWith.push(500, 503, 302, 500);
  await payBy('pay');
  await test.receiver.until((events) => events.length === 3);
  const listed = await test.stripe.events.list();
  await expect
    .poll(async () => (await test.stripe.events.list()).data.map((event) => event.pending_webhooks))
    .toEqual([0, 0, 0]);
  expect(new Set(test.receiver.events.map((event) => event.id))).toEqual(
    new Set(listed.data.map((event) => event.id)),
  );
});

it('undelivered when the provider stops: delivered after the restart', async () => {
  test.receiver.answerWith.push(...Array<number>(1000).fill(500));
  const id = await payBy('pay');
  await test.restart();
  test.receiver.answerWith.length = 0;
  await test.receiver.until((events) => completed(events).length >= 1);
  expect(completed(test.receiver.events)[0]?.data.object).toMatchObject({ id });
});

it('given up after the set time', async () => {
  await test.close();
  test = await startTestProvider();
  test.receiver.answerWith.push(...Array<number>(1000).fill(500));
  await payBy('pay');
  test.clock.advance(4 * 24 * 60 * 60 * 1000);
  await expect
    .poll(async () => (await test.stripe.events.list()).data.map((event) => event.pending_webhooks))
    .toEqual([0, 0, 0]);
  expect(test.receiver.events).toEqual([]);
});

it('spoilt on purpose: dropped, copied and shuffled', async () => {
  test.provider.faults.spoilWebhooks({ dropNext: 3 });
  await payBy('pay');
  test.provider.faults.spoilWebhooks({ copies: 2, shuffleMs: 60 });
  const id = await payBy('pay');
  await test.receiver.until((events) => events.length === 9);
  expect(completed(test.receiver.events).map((event) => (event.data.object as { id: string }).id)).toEqual([
    id,
    id,
    id,
  ]);
});
