import { providerEvents } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { PaymentEvent } from '#gateways/payments.ts';
import { purchasePlace } from '#tracing/purchase-place.ts';
import { traced } from '#tracing/spans.ts';

/** What is kept of a message: where to look. The truth is asked for, so nobody's name needs to lie here. */
export type StoredEvent = Pick<PaymentEvent, 'sessionId' | 'paymentId'>;

/** Keeps a message before it is answered. One that came before is not kept twice. */
export async function receiveEvent(ctx: DomainContext, event: PaymentEvent): Promise<void> {
  const payload: StoredEvent = { sessionId: event.sessionId, paymentId: event.paymentId };
  const store = async () => {
    await ctx.db
      .insert(providerEvents)
      .values({ id: event.id, type: event.type, payload, receivedAt: ctx.clock.now() })
      .onConflictDoNothing();
  };
  // Of refunds and disputes only the payment is told: their access is traced where the checkout is known.
  if (event.sessionId === null) return store();
  const attributes = () => ({ 'webhook.type': event.type });
  await traced(ctx.spans, 'purchase.webhook', purchasePlace(event.sessionId), store, attributes);
}
