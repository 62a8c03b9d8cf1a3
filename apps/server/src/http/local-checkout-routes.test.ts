import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '#config.ts';
import { type LocalPayments, startLocalPayments } from '#gateways/local-payments.ts';
import { createPayments } from '#gateways/stripe.ts';
import { localCheckoutRoutes } from './local-checkout-routes.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'rightseat-local-checkout-'));
const config = readConfig({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: dataDir,
  PUBLIC_URL: 'http://pilots.example',
});
let local: LocalPayments;
let app: FastifyInstance;
beforeAll(async () => {
  local = await startLocalPayments(config);
  app = Fastify();
  await app.register(localCheckoutRoutes(local.url));
});
afterAll(async () => {
  await app.close();
  await local.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const openCheckout = () =>
  createPayments(local.settings).createCheckout({
    name: 'Access',
    description: 'Three months',
    amountCents: 9900,
    currency: 'usd',
    email: 'pilot@buyers.example',
    userId: null,
    metadata: {},
    successUrl: 'http://pilots.example/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://pilots.example/pricing',
  });

test('the embedded checkout is seen and paid through our own address', async () => {
  const { sessionId, url } = await openCheckout();
  expect(url).toBe(`http://pilots.example/c/pay/${sessionId}`);
  const page = await app.inject({ url: `/c/pay/${sessionId}` });
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Pay $99.00');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  // Under no-referrer a browser would post the form with Origin: null, and be refused as another site.
  expect(page.headers['referrer-policy']).toBe('same-origin');
  const paid = await app.inject({
    method: 'POST',
    url: `/c/pay/${sessionId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=pay-lose-webhook',
  });
  expect(paid.statusCode).toBe(303);
  expect(paid.headers.location).toBe(`http://pilots.example/success?session_id=${sessionId}`);
});

test.each(['cs_test_unknown', '..%2Fv1%2Fevents', '%2e%2e', 'x'.repeat(90)])(
  '%s is no checkout',
  async (id) => {
    const answer = await app.inject({ url: `/c/pay/${id}` });
    expect([401, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toContain('evt_');
  },
);

test('it does not start in production, whatever else is allowed', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const variables = { NODE_ENV: 'production', ALLOW_EMBEDDED: '1', LOG_LEVEL: 'silent', DATA_DIR: dataDir };
  await expect(startLocalPayments(readConfig(variables))).rejects.toThrow(
    /does not start with NODE_ENV=production/,
  );
  vi.unstubAllEnvs();
});

test('its keys and its checkouts survive a restart', async () => {
  const { sessionId } = await openCheckout();
  const { secretKey } = local.settings;
  await local.close();
  local = await startLocalPayments(config);
  expect(local.settings.secretKey).toBe(secretKey);
  expect(await createPayments(local.settings).readCheckout(sessionId)).toMatchObject({ state: 'open' });
});
