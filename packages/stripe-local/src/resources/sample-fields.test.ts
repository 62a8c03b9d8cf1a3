import { afterAll, beforeAll, expect, it } from 'vitest';
import samples from '../../test/fixtures/stripe-sample-objects.json' with { type: 'json' };
import {
  ninetyNineDollars,
  SECRET_KEY,
  startTestProvider,
  type TestProvider,
} from '../../test/start-test-provider.ts';

type Sample = Record<string, unknown>;

/** Fields that the SDK's newer API version has and the published samples do not yet. */
const NEWER: Record<string, string[]> = {
  'checkout.session': ['allowed_payment_method_types'],
  payment_intent: ['allowed_payment_method_types', 'payment_record'],
  charge: [],
  refund: [],
  event: [],
  dispute: ['intended_submission_method'],
};

let test: TestProvider;
const answered: Record<string, Sample> = {};

beforeAll(async () => {
  test = await startTestProvider();
  const { stripe } = test;
  const { id, url } = await stripe.checkout.sessions.create({
    ...ninetyNineDollars,
    customer_email: 'a@b.example',
  });
  await fetch(url!, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action: 'pay' }) });
  const session = await stripe.checkout.sessions.retrieve(id);
  const intent = await stripe.paymentIntents.retrieve(session.payment_intent as string);
  const charge = await stripe.charges.retrieve(intent.latest_charge as string);
  const disputed = await fetch(`${test.provider.url}/__test/disputes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET_KEY}` },
    body: new URLSearchParams({ charge: charge.id }),
  });
  const other = await stripe.checkout.sessions.create({
    ...ninetyNineDollars,
    customer_email: 'a@b.example',
  });
  await fetch(other.url!, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'pay' }),
  });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(other.id);
  const refund = await stripe.refunds.create({ payment_intent: payment_intent as string });
  const [event] = (await stripe.events.list({ limit: 1 })).data;
  Object.assign(answered, {
    'checkout.session': session,
    payment_intent: intent,
    charge,
    refund,
    event,
    dispute: await disputed.json(),
  });
});
afterAll(() => test.close());

it.each(Object.keys(samples.resources))('%s carries the fields of the published sample', (name) => {
  const sample = (samples.resources as unknown as Record<string, Sample>)[name]!;
  const ours = answered[name]!;
  expect(Object.keys(ours).sort()).toEqual([...Object.keys(sample), ...NEWER[name]!].sort());
});

it.each(Object.keys(samples.resources))(
  '%s carries the nested fields too, where it answers an object',
  (name) => {
    const sample = (samples.resources as unknown as Record<string, Sample>)[name]!;
    expect(missingFields(sample, answered[name]!)).toEqual([]);
  },
);

/** Paths that the sample has and we lack; what we answer as null or list is not compared further. */
function missingFields(sample: Sample, ours: Sample, path = ''): string[] {
  return Object.entries(sample).flatMap(([key, value]) => {
    // An event's object and a refund's destination are of another kind in the sample.
    if (path + key === 'data.object' || path + key === 'destination_details.card') return [];
    if (!(key in ours)) return [path + key];
    const [theirs, mine] = [value, ours[key]];
    return isObject(theirs) && isObject(mine) ? missingFields(theirs, mine, `${path}${key}.`) : [];
  });
}

function isObject(value: unknown): value is Sample {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
