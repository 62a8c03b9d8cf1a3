import { eq } from 'drizzle-orm';
import { subscriptions } from '#db/schema/index.ts';
import { refundPurchase } from '#domain/billing/refund-purchase.ts';
import type { DomainContext } from '#domain/context.ts';
import type { Payments } from '#gateways/payments.ts';
import { type AdminActor, writeAudit } from './audit.ts';

/**
 * The whole payment back; see refundPurchase for what it throws. The provider cannot be in our transaction: that it
 * was asked for is on record before, that it was done after, and a process that dies between leaves the first.
 */
export async function refundByAdmin(
  ctx: DomainContext,
  payments: Payments,
  actor: AdminActor,
  subscriptionId: string,
): Promise<{ refundedCents: number }> {
  const [subscription] = await ctx.db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  const targetUserId = subscription?.userId ?? undefined;
  if (subscription) {
    await writeAudit(ctx, actor, { action: 'refund.requested', targetUserId, after: { subscriptionId } });
  }
  const refund = await refundPurchase(ctx, payments, subscriptionId);
  await writeAudit(ctx, actor, {
    action: 'payment.refunded',
    targetUserId,
    after: { subscriptionId, refundedCents: refund.refundedCents },
  });
  return refund;
}
