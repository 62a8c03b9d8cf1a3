import { type AdminActor, writeAudit } from '#domain/audit/write-audit.ts';
import { refundPurchase, requireRefundable } from '#domain/billing/refund-purchase.ts';
import type { DomainContext } from '#domain/context.ts';
import type { Payments } from '#gateways/payments.ts';

/**
 * The whole payment back; see requireRefundable and refundPurchase for what they throw. The provider cannot be in our
 * transaction: that it is asked is on record before, that it was done after, and a process that dies between leaves
 * the first. What we refuse ourselves never reaches the provider, and leaves no entry.
 */
export async function refundByAdmin(
  ctx: DomainContext,
  payments: Payments,
  actor: AdminActor,
  { subscriptionId, note }: { subscriptionId: string; note?: string | undefined },
): Promise<{ refundedCents: number }> {
  const purchase = await requireRefundable(ctx, subscriptionId);
  const targetUserId = purchase.userId ?? undefined;
  const after = { subscriptionId, ...(note && { note }) };
  await writeAudit(ctx, actor, { action: 'refund.requested', targetUserId, after });
  const refund = await refundPurchase(ctx, payments, purchase);
  await writeAudit(ctx, actor, {
    action: 'payment.refunded',
    targetUserId,
    after: { subscriptionId, refundedCents: refund.refundedCents },
  });
  return refund;
}
