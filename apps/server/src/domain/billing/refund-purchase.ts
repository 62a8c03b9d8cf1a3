import { eq } from 'drizzle-orm';
import { purchases, subscriptions } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict, DomainError, notFound, providerUnavailable } from '#domain/errors.ts';
import type { Payments } from '#gateways/payments.ts';
import { fulfilCheckout } from './fulfil-checkout.ts';
import type { PurchaseRow } from './purchase-row.ts';
import { isReversed } from './purchase-status.ts';

/**
 * Gives a whole payment back, by the provider's reason 'requested_by_customer'; its access ends at once and the pilot
 * is told by mail. Safe to repeat after any failure: the provider refunds once. Throws conflict for a disputed payment,
 * provider_unavailable.
 */
export async function refundPurchase(
  ctx: DomainContext,
  payments: Payments,
  purchase: PurchaseRow,
): Promise<{ refundedCents: number }> {
  try {
    const outcome = await payments.refund(purchase.paymentId, `refund-${purchase.id}`);
    if (outcome === 'disputed') throw conflict('This payment is disputed and cannot be refunded.');
    const done = await fulfilCheckout(ctx, payments, purchase.checkoutSessionId);
    if (done.status !== 'paid') throw new Error(`a refunded checkout is ${done.status}`);
    return { refundedCents: done.purchase.refundedCents };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'conflict') throw error;
    throw providerUnavailable('Failed to issue refund', error);
  }
}

/** The payment behind a subscription. Throws not_found, conflict (granted, already refunded). */
export async function requireRefundable(ctx: DomainContext, subscriptionId: string): Promise<PurchaseRow> {
  const [found] = await ctx.db
    .select({ subscription: subscriptions, purchase: purchases })
    .from(subscriptions)
    .leftJoin(purchases, eq(purchases.id, subscriptions.purchaseId))
    .where(eq(subscriptions.id, subscriptionId));
  if (!found) throw notFound('No subscription found to refund');
  if (!found.purchase) throw conflict('This access was granted, not paid: there is nothing to refund.');
  if (isReversed(found.purchase.status)) throw conflict('This payment has already been returned.');
  return found.purchase;
}
