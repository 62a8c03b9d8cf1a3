import { and, eq, isNull } from 'drizzle-orm';
import { providerEvents } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { CheckoutTruth, Payments } from '#gateways/payments.ts';
import { purchasePlace } from '#tracing/purchase-place.ts';
import { traced } from '#tracing/spans.ts';
import { convergePurchase } from './converge-purchase.ts';
import { isOurs } from './plan.ts';
import type { PurchaseRow } from './purchase-row.ts';

/** What came of it. `foreign`: a checkout that is not there, or that sold something else. */
export type Fulfilment =
  | { status: 'paid'; purchase: PurchaseRow }
  | { status: Exclude<CheckoutTruth['state'], 'paid'>; userId: string | null }
  | { status: 'foreign' };

/**
 * The one way in which a payment becomes access, called by the success page, the webhook and the reconciliation:
 * asks the provider for the truth and brings the database to it in one transaction. Any number of times, in any
 * order, at once: the result is the same. With `eventId` the event is marked processed in the same transaction.
 * Throws when the provider or the database fails; then nothing was changed.
 */
export function fulfilCheckout(
  ctx: DomainContext,
  payments: Payments,
  sessionId: string,
  eventId?: string,
): Promise<Fulfilment> {
  const fulfilment = () => fulfil(ctx, payments, sessionId, eventId);
  return traced(ctx.spans, 'purchase.access', purchasePlace(sessionId), fulfilment, ({ status }) => ({
    'purchase.status': status,
    'purchase.by_webhook': eventId !== undefined,
  }));
}

async function fulfil(
  ctx: DomainContext,
  payments: Payments,
  sessionId: string,
  eventId: string | undefined,
): Promise<Fulfilment> {
  const truth = await payments.readCheckout(sessionId);
  const ours = truth !== null && isOurs(truth.metadata);
  const { payment } = ours ? truth : { payment: null };
  if (payment === null && eventId === undefined) return unpaid(truth, ours);
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    if (eventId !== undefined) await markProcessed(inside, eventId);
    if (truth === null || payment === null) return unpaid(truth, ours);
    return { status: 'paid', purchase: await convergePurchase(inside, { ...truth, payment }) };
  });
}

function unpaid(truth: CheckoutTruth | null, ours: boolean): Fulfilment {
  if (truth === null || !ours) return { status: 'foreign' };
  return { status: truth.state === 'paid' ? 'underway' : truth.state, userId: truth.userId };
}

/** Of two nodes with the same event the second waits here for the first, and then changes nothing. */
export async function markProcessed(ctx: DomainContext, eventId: string): Promise<void> {
  await ctx.db
    .update(providerEvents)
    .set({ processedAt: ctx.clock.now(), lastError: null })
    .where(and(eq(providerEvents.id, eventId), isNull(providerEvents.processedAt)));
}
