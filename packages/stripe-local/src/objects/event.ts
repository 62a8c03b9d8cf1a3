import type Stripe from 'stripe';

/** The API version the objects are written in: that of the SDK this package is typed by. */
export const API_VERSION = '2026-10-28.endive';

/** The event types that this provider sends. */
export type EventType = Extract<
  Stripe.Event['type'],
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'payment_intent.succeeded'
  | 'payment_intent.payment_failed'
  | 'charge.succeeded'
  | 'charge.failed'
  | 'charge.refunded'
  | 'refund.created'
  | 'charge.dispute.created'
  | 'charge.dispute.closed'
>;

/** An event with the object as it was at that moment. */
export function buildEvent(
  id: string,
  created: number,
  type: EventType,
  object: object,
  cause: { id: string | null; idempotency_key: string | null },
  pendingWebhooks: number,
): Stripe.Event {
  return {
    id,
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: pendingWebhooks,
    request: cause,
    type,
  } as Stripe.Event;
}
