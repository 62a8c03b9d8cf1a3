import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type StripeLocal, startStripeLocal } from '@rightseat/stripe-local';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { AddressRefused, type CheckoutOrder, type Payments } from './payments.ts';
import { createPayments } from './stripe.ts';

const SECRET_KEY = 'sk_test_gateway';
const folder = mkdtempSync(join(tmpdir(), 'rightseat-gateway-'));
let provider: StripeLocal;
let payments: Payments;
beforeAll(async () => {
  provider = await startStripeLocal({
    port: 0,
    dataDir: folder,
    secretKey: SECRET_KEY,
    webhook: { url: 'http://127.0.0.1:9/nobody', secret: 'whsec_gateway' },
    log: { info() {}, warn() {}, error: console.error },
  });
  const settings = { secretKey: SECRET_KEY, webhookSecret: 'whsec_gateway', apiBase: provider.url };
  payments = createPayments(settings, 200);
});
afterEach(() => provider.faults.clear());
afterAll(async () => {
  await provider.close();
  rmSync(folder, { recursive: true, force: true });
});

const order: CheckoutOrder = {
  name: 'Access',
  description: 'Three months',
  amountCents: 9900,
  currency: 'usd',
  email: 'pilot@buyers.example',
  userId: null,
  metadata: { product: 'coach-access' },
  successUrl: 'https://pilots.example/success?session_id={CHECKOUT_SESSION_ID}',
  cancelUrl: 'https://pilots.example/pricing',
};

test('a provider that never answers is given up, after as many tries as were promised', async () => {
  provider.faults.failRequests({ trouble: { kind: 'hang' }, count: 3 });
  await expect(payments.createCheckout(order)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await expect(payments.createCheckout(order)).resolves.toMatchObject({ sessionId: expect.any(String) });
});

test('a provider that is not there at all is given up, not waited for', async () => {
  const settings = { secretKey: SECRET_KEY, webhookSecret: 'whsec_gateway', apiBase: 'http://127.0.0.1:9' };
  const absent = createPayments(settings, 200);
  await expect(absent.createCheckout(order)).rejects.toMatchObject({ type: 'StripeConnectionError' });
  await expect(absent.readCheckout('cs_test_1')).rejects.toMatchObject({ type: 'StripeConnectionError' });
});

test('one that answers too slowly twice is heard at the third try, and did the work once', async () => {
  provider.faults.failRequests({ trouble: { kind: 'slow', delayMs: 1000 }, count: 2, method: 'POST' });
  const { sessionId } = await payments.createCheckout({ ...order, metadata: { only: 'once' } });
  expect(await payments.readCheckout(sessionId)).toMatchObject({ state: 'open', metadata: { only: 'once' } });
});

test("an address that the provider does not take is the caller's mistake, not an outage", async () => {
  const refusal = payments.createCheckout({ ...order, email: 'no address' });
  await expect(refusal).rejects.toThrow(AddressRefused);
});

test('without keys every call throws', async () => {
  const none = createPayments(null);
  await expect(none.createCheckout(order)).rejects.toThrow('no payment provider is configured');
  await expect(none.readCheckout('cs_test_1')).rejects.toThrow('no payment provider is configured');
});
