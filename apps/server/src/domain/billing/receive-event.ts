import { providerEvents } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { PaymentEvent } from '#gateways/payments.ts';

/** What is kept of a message: where to look. The truth is asked for, so nobody's name needs to lie here. */
export type StoredEvent = Pick<PaymentEvent, 'sessionId' | 'paymentId'>;

/** Keeps a message before it is answered. One that came before is not kept twice. */
export async function receiveEvent(ctx: DomainContext, event: PaymentEvent): Promise<void> {
  const payload: StoredEvent = { sessionId: event.sessionId, paymentId: event.paymentId };
  await ctx.db
    .insert(providerEvents)
    .values({ id: event.id, type: event.type, payload, receivedAt: ctx.clock.now() })
    .onConflictDoNothing();
}
