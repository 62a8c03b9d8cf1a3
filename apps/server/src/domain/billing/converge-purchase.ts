import { eq } from 'drizzle-orm';
import { purchases, subscriptions } from '#db/schema/index.ts';
import { endAccess } from '#domain/access/end-access.ts';
import type { DomainContext } from '#domain/context.ts';
import { purchaseConfirmationMail } from '#domain/mail/purchase-confirmation-mail.ts';
import { queueMail } from '#domain/mail/queue-mail.ts';
import { refundNoticeMail } from '#domain/mail/refund-notice-mail.ts';
import { purchasePlace, toTraceParent } from '#tracing/purchase-place.ts';
import { lockMoney } from './lock-money.ts';
import type { PurchaseRow } from './purchase-row.ts';
import { isReversed, nextStatus } from './purchase-status.ts';
import { receiptNumber } from './receipt-number.ts';
import { type PaidTruth, recordPurchase } from './record-purchase.ts';

/** Brings one purchase and its access to what is true. `ctx` holds a transaction. */
export async function convergePurchase(ctx: DomainContext, truth: PaidTruth): Promise<PurchaseRow> {
  await lockMoney(ctx);
  const { payment } = truth;
  const [known] = await ctx.db.select().from(purchases).where(eq(purchases.paymentId, payment.paymentId));
  const recorded = known ? { purchase: known, endsAt: null } : await recordPurchase(ctx, truth);
  const { purchase, endsAt } = recorded;
  const status = nextStatus(purchase.status, payment);
  const refundedCents = Math.max(purchase.refundedCents, payment.refundedCents);
  // Paid and gone again before we heard of it: one mail, and not the one that says welcome.
  if (endsAt !== null && !isReversed(status)) await confirm(ctx, purchase, endsAt);
  if (status === purchase.status && refundedCents === purchase.refundedCents) return purchase;

  const changed = { ...purchase, status, refundedCents };
  await ctx.db.update(purchases).set({ status, refundedCents }).where(eq(purchases.id, purchase.id));
  if (isReversed(status) && !isReversed(purchase.status)) await reverse(ctx, changed, status);
  return changed;
}

async function confirm(ctx: DomainContext, purchase: PurchaseRow, endsAt: Date): Promise<void> {
  if (purchase.email === null) return;
  const { id, amountCents, currency, paidAt, userId } = purchase;
  const receipt = receiptNumber(id, paidAt);
  const claimed = userId !== null;
  const content = purchaseConfirmationMail(ctx.config, {
    receipt,
    amountCents,
    currency,
    paidAt,
    endsAt,
    claimed,
  });
  await queueMail(ctx, {
    kind: 'purchase-confirmation',
    to: purchase.email,
    userId,
    content,
    traceParent: traceParentOf(purchase),
  });
}

async function reverse(
  ctx: DomainContext,
  purchase: PurchaseRow,
  status: 'refunded' | 'dispute-lost',
): Promise<void> {
  const [subscription] = await ctx.db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.purchaseId, purchase.id));
  if (subscription) await endAccess(ctx, subscription.id, status);
  // The bank has told the cardholder of a dispute; only a refund is ours to tell.
  if (status !== 'refunded' || purchase.email === null) return;
  const { id, refundedCents, currency, paidAt, userId } = purchase;
  const content = refundNoticeMail(ctx.config, {
    receipt: receiptNumber(id, paidAt),
    refundedCents,
    currency,
  });
  await queueMail(ctx, {
    kind: 'refund-notice',
    to: purchase.email,
    userId,
    content,
    traceParent: traceParentOf(purchase),
  });
}

const traceParentOf = ({ checkoutSessionId }: PurchaseRow) => toTraceParent(purchasePlace(checkoutSessionId));
