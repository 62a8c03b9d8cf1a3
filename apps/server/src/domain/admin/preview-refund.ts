import type { RefundPreviewOutput } from '@rightseat/contract';
import { and, eq, gte, sql } from 'drizzle-orm';
import { subscriptions, usageEntries } from '#db/schema/index.ts';
import { receiptNumber } from '#domain/billing/receipt-number.ts';
import { requireRefundable } from '#domain/billing/refund-purchase.ts';
import type { DomainContext } from '#domain/context.ts';
import { refundNoticeMail } from '#domain/mail/refund-notice-mail.ts';

/** What an admin should know before the money goes back. Throws as requireRefundable does. */
export async function previewRefund(
  ctx: DomainContext,
  subscriptionId: string,
): Promise<RefundPreviewOutput> {
  const { id, amountCents, currency, paidAt, userId, email } = await requireRefundable(ctx, subscriptionId);
  const [subscription] = await ctx.db
    .select({ endsAt: subscriptions.endsAt })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  const receipt = receiptNumber(id, paidAt);
  const { subject, text } = refundNoticeMail(ctx.config, { receipt, refundedCents: amountCents, currency });
  return {
    amount: amountCents / 100,
    receipt,
    paidAt: paidAt.toISOString(),
    accessUntil: subscription!.endsAt.toISOString(),
    minutesUsed: userId === null ? 0 : await countMinutes(ctx, userId, paidAt),
    mail: email === null ? null : { to: email, subject, text },
  };
}

/** Of the account and not of this payment: which minutes of two payments were whose nobody can say. */
async function countMinutes(ctx: DomainContext, userId: string, since: Date): Promise<number> {
  const [row] = await ctx.db
    .select({ seconds: sql<number>`coalesce(sum(${usageEntries.seconds}), 0)::int` })
    .from(usageEntries)
    .where(
      and(
        eq(usageEntries.userId, userId),
        eq(usageEntries.kind, 'coach'),
        gte(usageEntries.startedAt, since),
      ),
    );
  return Math.ceil((row?.seconds ?? 0) / 60);
}
