import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  connect,
  ninetyNineDollars,
  SECRET_KEY,
  startTestProvider,
  type TestProvider,
} from '../../test/start-test-provider.ts';

let test: TestProvider;
beforeAll(async () => {
  test = await startTestProvider();
});
afterEach(() => test.provider.faults.clear());
afterAll(() => test.close());

const bearer = { authorization: `Bearer ${SECRET_KEY}` };
const form = { ...bearer, 'content-type': 'application/x-www-form-urlencoded' };
const post = (path: string, body: string, headers: Record<string, string> = form) =>
  fetch(`${test.provider.url}${path}`, { method: 'POST', headers, body });

describe('the key', () => {
  it.each(['sk_test_wrong', 'sk_live_local_0123456789', `${SECRET_KEY}x`])('%s is refused', async (key) => {
    const stranger = connect(test.provider.port, key);
    await expect(stranger.checkout.sessions.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
      statusCode: 401,
    });
  });

  it('missing is refused, also by the test control, and never printed whole', async () => {
    const answer = await fetch(`${test.provider.url}/__test/faults`, { method: 'POST' });
    expect(answer.status).toBe(401);
    const wrong = await fetch(`${test.provider.url}/v1/events`, {
      headers: { authorization: 'Bearer sk_test_my_secret_words' },
    });
    expect(await wrong.text()).not.toContain('my_secret');
  });

  it('is taken as the user of Basic authentication too', async () => {
    const authorization = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`;
    const answer = await fetch(`${test.provider.url}/v1/events`, { headers: { authorization } });
    expect(answer.status).toBe(200);
  });
});

describe('unknown things', () => {
  it.each([
    ['checkout.sessions', () => test.stripe.checkout.sessions.retrieve('cs_test_unknown')],
    ['paymentIntents', () => test.stripe.paymentIntents.retrieve('pi_unknown')],
    ['charges', () => test.stripe.charges.retrieve('ch_unknown')],
    ['refunds', () => test.stripe.refunds.retrieve('re_unknown')],
    ['disputes', () => test.stripe.disputes.retrieve('dp_unknown')],
    ['events', () => test.stripe.events.retrieve('evt_unknown')],
    ['expire', () => test.stripe.checkout.sessions.expire('__proto__')],
    ['another resource', () => test.stripe.customers.list()],
  ])('%s: 404 as the SDK knows it', async (_name, call) => {
    await expect(call()).rejects.toMatchObject({ type: 'StripeInvalidRequestError', statusCode: 404 });
  });

  it('parameters are refused by name', async () => {
    const params = { ...ninetyNineDollars, succes_url: 'https://typing.example' };
    await expect(test.stripe.checkout.sessions.create(params)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'succes_url',
    });
  });

  it('expansions are refused', async () => {
    const { id } = await test.stripe.checkout.sessions.create(ninetyNineDollars);
    for (const path of ['nothing', 'id', 'a.b.c.d.e', 'constructor']) {
      await expect(test.stripe.checkout.sessions.retrieve(id, { expand: [path] })).rejects.toMatchObject({
        statusCode: 400,
      });
    }
  });
});

describe('bad parameters of a checkout', () => {
  const item = (change: object) => ({
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'usd', unit_amount: 9900, product_data: { name: 'x' } },
        ...change,
      },
    ],
  });
  it.each<[string, object, string]>([
    ['no line items', { line_items: [] }, 'parameter_missing'],
    ['no success_url', { success_url: undefined }, 'parameter_missing'],
    ['a script as success_url', { success_url: 'javascript:alert(1)' }, 'url_invalid'],
    ['a bad cancel_url', { cancel_url: '/pricing' }, 'url_invalid'],
    ['a bad address', { customer_email: 'pilot@' }, 'email_invalid'],
    ['another mode', { mode: 'subscription' }, 'parameter_invalid'],
    ['half an item', item({ quantity: 0.5 }), 'parameter_invalid_integer'],
    ['no item', item({ quantity: 0 }), 'parameter_invalid_integer'],
    [
      'a negative price',
      item({ price_data: { currency: 'usd', unit_amount: -1, product_data: { name: 'x' } } }),
      'parameter_invalid_integer',
    ],
    [
      'ten cents',
      item({ price_data: { currency: 'usd', unit_amount: 10, product_data: { name: 'x' } } }),
      'amount_too_small',
    ],
    ['an end too soon', { expires_at: 1 }, 'parameter_invalid'],
    ['too long a note', { metadata: { note: 'x'.repeat(501) } }, 'parameter_invalid'],
  ])('%s', async (_name, change, code) => {
    const params = { ...ninetyNineDollars, ...change };
    await expect(test.stripe.checkout.sessions.create(params)).rejects.toMatchObject({
      code,
      statusCode: 400,
    });
  });
});

describe('malformed requests', () => {
  it.each([
    ['not percent-encoded', 'mode=%E0%A4%A'],
    ['unbalanced brackets', 'line_items[0=1'],
    ['nested without end', `a${'[b]'.repeat(50)}=1`],
    ['text and object at once', 'metadata=1&metadata[a]=2&mode=payment'],
    ['thousands of fields', Array.from({ length: 5000 }, (_, index) => `f${index}=1`).join('&')],
    ['a prototype', '__proto__[polluted]=1&constructor[prototype][polluted]=1'],
  ])('%s: 400 with an error body', async (_name, body) => {
    const answer = await post('/v1/checkout/sessions', body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { type: 'invalid_request_error', message: expect.any(String) },
    });
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('JSON is refused as Stripe refuses it', async () => {
    const answer = await post('/v1/checkout/sessions', '{"mode":"payment"}', {
      ...bearer,
      'content-type': 'application/json',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      error: { message: expect.stringContaining('content type') },
    });
  });

  it('10 MB is refused before it is read', async () => {
    const answer = await sendChunks('/v1/refunds', 10 * 1024 * 1024);
    expect(answer).toBe(413);
  });

  it('whatever the body says, the answer is JSON with an error or an object', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (body) => {
        const answer = await post('/v1/refunds', body);
        expect(answer.status).toBe(400);
        expect(await answer.json()).toHaveProperty('error.message');
      }),
      { numRuns: 60 },
    );
  });
});

describe('trouble on purpose', () => {
  it.each([429, 500, 503] as const)('%i is an error to the SDK, and over when it is over', async (status) => {
    test.provider.faults.failRequests({ trouble: { kind: 'status', status }, count: 1 });
    await expect(test.stripe.events.list()).rejects.toMatchObject({ statusCode: status });
    await expect(test.stripe.events.list()).resolves.toMatchObject({ object: 'list' });
  });

  it("no answer at all ends by the caller's time limit", async () => {
    test.provider.faults.failRequests({ trouble: { kind: 'hang' }, count: 2 });
    await expect(test.stripe.events.list({}, { timeout: 50 })).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
  });

  it("an answer lost after the work is found again by the SDK's retry: one session, not two", async () => {
    const retrying = connect(test.provider.port, SECRET_KEY, 2);
    test.provider.faults.failRequests({
      trouble: { kind: 'status', status: 500 },
      when: 'after',
      count: 1,
      method: 'POST',
    });
    const reference = `order-${test.clock.now().getTime()}`;
    const session = await retrying.checkout.sessions.create({
      ...ninetyNineDollars,
      client_reference_id: reference,
    });
    const all = await test.stripe.checkout.sessions.list({ limit: 100 });
    expect(all.data.filter((one) => one.client_reference_id === reference).map((one) => one.id)).toEqual([
      session.id,
    ]);
  });

  it('can be set from another process, and hits only what it names', async () => {
    const set = new URLSearchParams({
      'request[kind]': 'status',
      'request[status]': '500',
      'request[path]': '/v1/refunds',
    });
    expect((await post('/__test/faults', set.toString())).status).toBe(200);
    await expect(test.stripe.events.list()).resolves.toBeDefined();
    await expect(test.stripe.refunds.list()).rejects.toMatchObject({ statusCode: 500 });
  });
});

/** Sends without a length, as a caller who hides it would; resolves to the status. */
function sendChunks(path: string, bytes: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(`${test.provider.url}${path}`, { method: 'POST', headers: form }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
      call.destroy();
    });
    call.on('error', reject);
    const chunk = Buffer.alloc(64 * 1024, 'a');
    let sent = 0;
    const more = () => {
      while (sent < bytes && !call.destroyed) {
        sent += chunk.length;
        if (!call.write(chunk)) return void call.once('drain', more);
      }
      call.end();
    };
    more();
  });
}
