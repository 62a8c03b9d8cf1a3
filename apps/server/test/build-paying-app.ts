import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStripeLocal } from '@rightseat/stripe-local';
import Stripe from 'stripe';
import { buildTestApp } from './build-test-app.ts';

const SECRET_KEY = 'sk_test_server_tests_0123456789';
export const WEBHOOK_SECRET = 'whsec_server_tests_0123456789';

/**
 * The real app, its real Stripe SDK, and a payment provider on the far side of real HTTP, all on one clock.
 * Webhooks reach the app through a small forwarder, since the provider must know their address first.
 */
export async function buildPayingApp(
  variables: Record<string, string> = {},
  dependencies: Parameters<typeof buildTestApp>[1] = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rightseat-pay-'));
  let server: Awaited<ReturnType<typeof buildTestApp>> | undefined;
  const webhookAnswers: number[] = [];
  const forwarder = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      if (!server) return response.writeHead(503).end();
      const answer = await server.app.inject({
        method: 'POST',
        url: '/api/stripe/webhook',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': request.headers['stripe-signature'] ?? '',
        },
        payload: Buffer.concat(chunks),
      });
      webhookAnswers.push(answer.statusCode);
      response.writeHead(answer.statusCode).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => forwarder.listen(0, '127.0.0.1', resolve));
  const clock = {
    now: (): Date => server?.clock.now() ?? new Date('2026-11-21T12:00:00Z'),
    wait: async () => {},
  };
  const provider = await startStripeLocal({
    port: 0,
    dataDir,
    secretKey: SECRET_KEY,
    webhook: {
      url: `http://127.0.0.1:${(forwarder.address() as AddressInfo).port}/`,
      secret: WEBHOOK_SECRET,
      retry: { firstDelayMs: 20, maxDelayMs: 50 },
    },
    // The tests' clock stands still: what is late for it would never come.
    lateWebhookMs: 0,
    clock,
    log: { info() {}, warn() {}, error: console.error },
  });
  const settings = {
    STRIPE_SECRET_KEY: SECRET_KEY,
    STRIPE_PUBLISHABLE_KEY: 'pk_test_server_tests',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_BASE: provider.url,
    THROTTLE_FACTOR: '1000',
    ...variables,
  };
  server = await buildTestApp(settings, dependencies);
  const stripe = new Stripe(SECRET_KEY, {
    host: '127.0.0.1',
    port: provider.port,
    protocol: 'http',
    telemetry: false,
  });
  const running = server;

  /** The provider's test control: form-encoded, like the rest of its API. */
  async function control(path: string, form: Record<string, string>): Promise<Record<string, string>> {
    const answer = await fetch(`${provider.url}/__test/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET_KEY}` },
      body: new URLSearchParams(form),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as Record<string, string>;
  }

  return {
    ...running,
    provider,
    stripe,
    control,
    webhookAnswers,
    async close() {
      await provider.close();
      await new Promise((resolve) => forwarder.close(resolve));
      await running.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type PayingApp = Awaited<ReturnType<typeof buildPayingApp>>;
