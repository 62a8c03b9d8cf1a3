import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { type StripeLocal, type StripeLocalOptions, startStripeLocal } from '#index.ts';

export const SECRET_KEY = 'sk_test_local_0123456789';
export const WEBHOOK_SECRET = 'whsec_local_0123456789';

/** A shop's webhook endpoint: checks every signature with the SDK and keeps what came. */
export interface Receiver {
  url: string;
  events: Stripe.Event[];
  /** Answers with these statuses, one a request, before it says 200 again. */
  answerWith: number[];
  /** Resolves when `enough` holds of the events; fails the test by its time limit otherwise. */
  until(enough: (events: Stripe.Event[]) => boolean): Promise<void>;
  close(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const events: Stripe.Event[] = [];
  const answerWith: number[] = [];
  let changed = () => {};
  const server = createServer(async (request, response) => {
    const payload = await readAll(request);
    const signature = String(request.headers['stripe-signature']);
    const status = answerWith.shift() ?? 200;
    try {
      const event = new Stripe(SECRET_KEY).webhooks.constructEvent(payload, signature, WEBHOOK_SECRET, 0);
      if (status === 200) events.push(event);
      response.writeHead(status).end();
    } catch (error) {
      response.writeHead(400).end(String(error));
    }
    changed();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    events,
    answerWith,
    async until(enough) {
      while (!enough(events)) {
        await new Promise<void>((resolve) => {
          changed = resolve;
        });
      }
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export interface TestProvider {
  provider: StripeLocal;
  stripe: Stripe;
  receiver: Receiver;
  dataDir: string;
  clock: { now(): Date; advance(ms: number): void };
  /** Closes and starts again on the same folder. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function startTestProvider(change: Partial<StripeLocalOptions> = {}): Promise<TestProvider> {
  const receiver = await startReceiver();
  const dataDir = await mkdtemp(join(tmpdir(), 'stripe-local-'));
  let offset = 0;
  const clock = {
    now: () => new Date(Date.now() + offset),
    advance: (ms: number) => {
      offset += ms;
    },
  };
  const start = () =>
    startStripeLocal({
      port: 0,
      dataDir,
      secretKey: SECRET_KEY,
      webhook: { url: receiver.url, secret: WEBHOOK_SECRET, retry: { firstDelayMs: 20, maxDelayMs: 100 } },
      lateWebhookMs: 50,
      log: quiet,
      clock,
      ...change,
    });
  const running: TestProvider = {
    provider: await start(),
    stripe: new Stripe('sk_test_replaced_below'),
    receiver,
    dataDir,
    clock,
    async restart() {
      await running.provider.close();
      running.provider = await start();
      running.stripe = connect(running.provider.port);
    },
    async close() {
      await running.provider.close();
      await receiver.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  running.stripe = connect(running.provider.port);
  return running;
}

/** The official SDK, pointed at the local provider. */
export function connect(port: number, key = SECRET_KEY, retries = 0): Stripe {
  return new Stripe(key, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: retries,
    timeout: 2000,
  });
}

export const ninetyNineDollars: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'usd',
        unit_amount: 9900,
        product_data: { name: 'Three months of access', description: 'One payment, no renewal' },
      },
    },
  ],
  success_url: 'https://shop.example/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://shop.example/pricing?cancelled=1',
};

/** Presses a button of the checkout page as a browser would, without following the redirect. */
export function pressButton(url: string, action: string, email = 'pilot@example.com'): Promise<Response> {
  return fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ action, email }) });
}

const quiet = { info() {}, warn() {}, error: console.error };
