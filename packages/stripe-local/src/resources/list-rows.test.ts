import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  ninetyNineDollars,
  pressButton,
  startTestProvider,
  type TestProvider,
} from '../../test/start-test-provider.ts';

let test: TestProvider;
const ids: string[] = [];

beforeAll(async () => {
  test = await startTestProvider();
  for (let index = 0; index < 25; index += 1) {
    const session = await test.stripe.checkout.sessions.create({
      ...ninetyNineDollars,
      customer_email: `p${index}@example.com`,
    });
    ids.unshift(session.id);
    if (index % 5 === 0) await pressButton(session.url!, 'pay');
    test.clock.advance(60_000);
  }
});
afterAll(() => test.close());

const sessions = () => test.stripe.checkout.sessions;

it('auto-pagination walks everything once, newest first', async () => {
  const seen: string[] = [];
  for await (const session of sessions().list({ limit: 4 })) seen.push(session.id);
  expect(seen).toEqual(ids);
});

it('pages backwards too', async () => {
  const page = await sessions().list({ limit: 5, ending_before: ids[10]! });
  expect(page.data.map((session) => session.id)).toEqual(ids.slice(5, 10));
  expect(page.has_more).toBe(true);
});

it('filters by status and time, and expands inside the list', async () => {
  const paid = await sessions().list({ status: 'complete', limit: 100, expand: ['data.payment_intent'] });
  expect(paid.data).toHaveLength(5);
  expect(paid.data.every((session) => typeof session.payment_intent === 'object')).toBe(true);
  const middle = (await sessions().retrieve(ids[10]!)).created;
  const since = await sessions().list({ created: { gte: middle }, limit: 100 });
  expect(since.data.map((session) => session.id)).toEqual(ids.slice(0, 11));
  const before = await sessions().list({ created: { lt: middle }, limit: 100 });
  expect(before.data.map((session) => session.id)).toEqual(ids.slice(11));
});

it('finds the sessions of one buyer', async () => {
  const list = await sessions().list({ customer_details: { email: 'p3@example.com' } });
  expect(list.data.map((session) => session.customer_email)).toEqual(['p3@example.com']);
});

it.each([
  { limit: 0 },
  { limit: 101 },
  { starting_after: 'cs_test_unknown' },
  { starting_after: 'a', ending_before: 'b' },
])('refuses %o', async (params) => {
  await expect(sessions().list(params)).rejects.toMatchObject({ statusCode: 400 });
});
