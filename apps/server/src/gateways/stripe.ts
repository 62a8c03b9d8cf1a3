import Stripe from 'stripe';
import {
  AddressRefused,
  type CheckoutOrder,
  type CheckoutTruth,
  NotSigned,
  type PaymentEvent,
  type Payments,
} from './payments.ts';
import { readTruth } from './read-truth.ts';
import { retryWhenBusy } from './retry-when-busy.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Another place that speaks Stripe's API; null is Stripe itself. */
  apiBase: string | null;
}

/** Someone waits for each answer: with both retries a call is over within 15 s. */
const TIMEOUT_MS = 5_000;
const RETRIES = 2;
/** How old a signed message may be, as Stripe recommends: a recorded one cannot be sent again later. */
const SIGNATURE_TOLERANCE_SECONDS = 300;

const CHECKOUT_FIELDS = ['payment_intent.latest_charge'];

/** The only user of Stripe's SDK. Without settings every call throws. */
export function createPayments(settings: StripeSettings | null, timeoutMs = TIMEOUT_MS): Payments {
  const stripe = settings && new Stripe(settings.secretKey, connection(settings.apiBase, timeoutMs));
  const client = (): Stripe => {
    if (!stripe) throw new Error('no payment provider is configured');
    return stripe;
  };
  return {
    available: stripe !== null,
    createCheckout: async (order) => createCheckout(client(), order),
    readCheckout: async (sessionId) => readCheckout(client(), sessionId),
    async findCheckout(paymentId) {
      const { data } = await client().checkout.sessions.list({ payment_intent: paymentId, limit: 1 });
      return data[0]?.id ?? null;
    },
    refund: async (paymentId, idempotencyKey) => refund(client(), paymentId, idempotencyKey),
    async *listCompleteCheckouts(since) {
      const query = { status: 'complete', created: { gte: seconds(since) }, limit: 100 } as const;
      for await (const session of client().checkout.sessions.list(query)) {
        if (session.payment_status === 'paid') yield session.id;
      }
    },
    async *listReversals(since) {
      const query = { created: { gte: seconds(since) }, limit: 100 };
      for await (const refunded of client().refunds.list(query)) yield* paymentOf(refunded);
      for await (const dispute of client().disputes.list(query)) yield* paymentOf(dispute);
    },
    readEvent: (body, signature, now) => readEvent(client(), settings!.webhookSecret, body, signature, now),
  };
}

function connection(apiBase: string | null, timeout: number): Stripe.StripeConfig {
  const httpClient = retryWhenBusy(Stripe.createNodeHttpClient());
  const common = { timeout, maxNetworkRetries: RETRIES, telemetry: false, httpClient };
  if (apiBase === null) return common;
  const { protocol, hostname, port } = new URL(apiBase);
  const scheme = protocol === 'http:' ? 'http' : 'https';
  return { ...common, protocol: scheme, host: hostname, port: port || (scheme === 'http' ? 80 : 443) };
}

async function createCheckout(stripe: Stripe, order: CheckoutOrder) {
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency,
          unit_amount: order.amountCents,
          product_data: { name: order.name, description: order.description },
        },
      },
    ],
    metadata: order.metadata,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    ...(order.userId === null ? {} : { client_reference_id: order.userId }),
    ...(order.email === null ? {} : { customer_email: order.email }),
  };
  try {
    // The SDK puts an idempotency key on it: its own retries make one session.
    const session = await stripe.checkout.sessions.create(params);
    return { sessionId: session.id, url: session.url! };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'customer_email') {
      throw new AddressRefused('The address was refused.', { cause: error });
    }
    throw error;
  }
}

async function readCheckout(stripe: Stripe, sessionId: string): Promise<CheckoutTruth | null> {
  try {
    const session = await stripe.checkout.sessions.retrieve(sessionId, { expand: CHECKOUT_FIELDS });
    return await readTruth(stripe, session);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null;
    throw error;
  }
}

async function refund(stripe: Stripe, paymentId: string, idempotencyKey: string) {
  try {
    await stripe.refunds.create(
      { payment_intent: paymentId, reason: 'requested_by_customer' },
      { idempotencyKey },
    );
    return 'refunded' as const;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (error.code === 'charge_already_refunded') return 'already-refunded' as const;
    if (error.code === 'charge_disputed') return 'disputed' as const;
    throw error;
  }
}

function readEvent(stripe: Stripe, secret: string, body: Buffer, signature: string, now: Date): PaymentEvent {
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      SIGNATURE_TOLERANCE_SECONDS,
      undefined,
      now.getTime(),
    );
  } catch (error) {
    throw new NotSigned('This message is not signed by the payment provider.', { cause: error });
  }
  const object = event.data.object as unknown as Record<string, unknown>;
  const sessionId = event.type.startsWith('checkout.session.') ? String(object.id) : null;
  return { id: event.id, type: event.type, sessionId, paymentId: paymentOf(object)[0] ?? null };
}

function paymentOf(object: object): string[] {
  const payment = (object as { payment_intent?: unknown }).payment_intent;
  if (typeof payment === 'string') return [payment];
  return [];
}

function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}
