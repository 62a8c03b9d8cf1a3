import { and, eq, isNull, sql } from 'drizzle-orm';
import { providerEvents, purchases } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { Payments } from '#gateways/payments.ts';
import { fulfilCheckout, markProcessed } from './fulfil-checkout.ts';
import type { StoredEvent } from './receive-event.ts';

/** The messages after which a purchase may look different. Any other is kept and left alone. */
const CHANGES_A_PURCHASE = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
]);

/**
 * Does what a stored message asks for, once, and marks it in the transaction that does it. What fails is noted
 * and tried again by processDueEvents; nothing is thrown.
 */
export async function processEvent(
  ctx: DomainContext,
  payments: Payments,
  eventId: string,
): Promise<boolean> {
  try {
    const [event] = await ctx.db
      .select()
      .from(providerEvents)
      .where(and(eq(providerEvents.id, eventId), isNull(providerEvents.processedAt)));
    if (!event) return true;
    const sessionId = CHANGES_A_PURCHASE.has(event.type)
      ? await findSessionId(ctx, payments, event.payload as StoredEvent)
      : null;
    if (sessionId === null) await markProcessed(ctx, eventId);
    else await fulfilCheckout(ctx, payments, sessionId, eventId);
    return true;
  } catch (error) {
    ctx.log.warn({ err: error, eventId }, 'a payment message could not be processed');
    await noteFailure(ctx, eventId, error);
    return false;
  }
}

async function findSessionId(
  ctx: DomainContext,
  payments: Payments,
  { sessionId, paymentId }: StoredEvent,
): Promise<string | null> {
  if (sessionId !== null || paymentId === null) return sessionId;
  const [purchase] = await ctx.db
    .select({ sessionId: purchases.checkoutSessionId })
    .from(purchases)
    .where(eq(purchases.paymentId, paymentId));
  return purchase?.sessionId ?? payments.findCheckout(paymentId);
}

async function noteFailure(ctx: DomainContext, eventId: string, error: unknown): Promise<void> {
  const lastError = String(error).slice(0, 500);
  await ctx.db
    .update(providerEvents)
    .set({ attempts: sql`${providerEvents.attempts} + 1`, lastError })
    .where(eq(providerEvents.id, eventId))
    .catch((cause: unknown) => ctx.log.warn({ err: cause, eventId }, 'the database is away'));
}
