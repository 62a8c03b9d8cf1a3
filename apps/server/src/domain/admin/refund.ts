import { eq } from 'drizzle-orm';
import { subscriptions } from '#db/schema/index.ts';
import { refundPurchase } from '#domain/billing/refund-purchase.ts';
import type { DomainContext } from '#domain/context.ts';
import type { Payments } from '#gateways/payments.ts';
import { type AdminActor, writeAudit } from './audit.ts';

/** The whole payment back; see refundPurchase for what it throws. */
export async function refundByAdmin(
  ctx: DomainContext,
  payments: Payments,
  actor: AdminActor,
  subscriptionId: string,
): Promise<{ refundedCents: number }> {
  const refund = await refundPurchase(ctx, payments, subscriptionId);
  const [subscription] = await ctx.db
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  await writeAudit(ctx, actor, {
    action: 'payment.refunded',
    targetUserId: subscription?.userId ?? undefined,
    after: { subscriptionId, refundedCents: refund.refundedCents },
  });
  return refund;
}
