/**
 * npm run test:stripe-mock: sends every request that our code makes to Stripe's own mock server, which checks each
 * against Stripe's published API description. Needs Go (it builds the server once into .data/bin), or STRIPE_MOCK, the
 * path of a built one. Exits with 1 when one is refused, and with 69 when there is no mock server: nothing was tried then.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import Stripe from 'stripe';
import { plan } from '#domain/billing/plan.ts';
import { readDispute } from '#gateways/read-truth.ts';
import { createPayments } from '#gateways/stripe.ts';
import { freePort } from '../../../scripts/tools/free-port.mjs';

/** EX_UNAVAILABLE of sysexits.h. `npm run test:all` knows it. */
const PEER_MISSING = 69;
const MODULE = 'github.com/stripe/stripe-mock@v0.203.0';

function buildMock(): string {
  const folder = resolve('.data/bin');
  const binary = `${folder}/stripe-mock`;
  if (existsSync(binary)) return binary;
  if (spawnSync('go', ['version']).error) {
    console.error('There is no Go toolchain here: install Go, or name a built server in STRIPE_MOCK.');
    process.exit(PEER_MISSING);
  }
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('go', ['install', MODULE], { env: { ...process.env, GOBIN: folder }, stdio: 'inherit' });
  } catch {
    console.error('The mock server could not be built from its Go module.');
    process.exit(PEER_MISSING);
  }
  return binary;
}

async function waitUntilUp(url: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    if (await fetch(url).catch(() => null)) return;
    await new Promise((passed) => setTimeout(passed, 100));
  }
  throw new Error('stripe-mock did not start');
}

async function count(items: AsyncIterable<unknown>): Promise<number> {
  let seen = 0;
  for await (const _ of items) seen += 1;
  return seen;
}

const port = await freePort();
const mock = spawn(process.env.STRIPE_MOCK ?? buildMock(), ['-http-addr', `127.0.0.1:${port}`], {
  stdio: 'ignore',
});
const apiBase = `http://127.0.0.1:${port}`;
let refused = 0;
try {
  await waitUntilUp(apiBase);
  const payments = createPayments({ secretKey: 'sk_test_123', webhookSecret: 'whsec_unused', apiBase });
  const stripe = new Stripe('sk_test_123', { host: '127.0.0.1', port, protocol: 'http', telemetry: false });
  const since = new Date('2026-01-01T00:00:00Z');
  const order = {
    name: plan.name,
    description: plan.description,
    amountCents: plan.priceCents,
    currency: plan.currency,
    metadata: plan.metadata,
    successUrl: 'https://pilots.example/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://pilots.example/pricing?checkout=cancelled',
  };
  const requests: [string, () => Promise<unknown>][] = [
    ['open a checkout, guest', () => payments.createCheckout({ ...order, email: null, userId: null })],
    [
      'open a checkout, signed in',
      () => payments.createCheckout({ ...order, email: 'a@b.example', userId: 'user_1' }),
    ],
    ['read a checkout', () => payments.readCheckout('cs_test_123')],
    ['find the checkout of a payment', () => payments.findCheckout('pi_123')],
    ['refund', () => payments.refund('pi_123', 'refund-1')],
    ['list complete checkouts', () => count(payments.listCompleteCheckouts(since))],
    ['list refunds and disputes', () => count(payments.listReversals(since))],
    ['list the disputes of a payment', () => readDispute(stripe, 'pi_123')],
  ];
  for (const [name, request] of requests) {
    const problem = await request().then(
      () => null,
      (error: Error) => error.message,
    );
    if (problem !== null) refused += 1;
    console.log(
      `${problem === null ? 'accepted' : 'REFUSED '}  ${name}${problem === null ? '' : `: ${problem}`}`,
    );
  }
  // Shows that the mock does look: a field that Stripe does not know must be refused.
  const misspelt = { payment_intnt: 'pi_123' } as Stripe.RefundCreateParams;
  const noticed = await stripe.refunds.create(misspelt).then(
    () => false,
    () => true,
  );
  if (!noticed) refused += 1;
  console.log(
    noticed ? 'refused   a misspelt field, as it should' : 'ACCEPTED  a misspelt field: this checks nothing',
  );
} finally {
  mock.kill();
}
process.exit(refused === 0 ? 0 : 1);
