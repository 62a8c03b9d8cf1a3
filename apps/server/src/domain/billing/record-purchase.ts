import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { purchases, subscriptions, users } from '#db/schema/index.ts';
import { addCalendarMonths } from '#domain/access/add-calendar-months.ts';
import { restackAccess } from '#domain/access/restack-access.ts';
import type { DomainContext } from '#domain/context.ts';
import { newId } from '#domain/new-id.ts';
import type { CheckoutTruth, PaymentTruth } from '#gateways/payments.ts';
import { plan } from './plan.ts';
import type { PurchaseRow } from './purchase-row.ts';

export type PaidTruth = CheckoutTruth & { payment: PaymentTruth };

/**
 * Writes a payment down for the first time, with the access it bought: both or neither. The unique payment id
 * is the last word that it happens once. Answers when that access ends.
 */
export async function recordPurchase(
  ctx: DomainContext,
  truth: PaidTruth,
): Promise<{ purchase: PurchaseRow; endsAt: Date }> {
  const { payment } = truth;
  const email = truth.email?.toLowerCase() ?? null;
  const userId = await findBeneficiary(ctx, truth.userId, email);
  const now = ctx.clock.now();
  const purchase: PurchaseRow = {
    id: newId('pur'),
    checkoutSessionId: truth.sessionId,
    paymentId: payment.paymentId,
    userId,
    email,
    amountCents: payment.amountCents,
    refundedCents: 0,
    currency: payment.currency,
    status: 'paid',
    cardLast4: payment.cardLast4,
    paidAt: payment.paidAt,
    createdAt: now,
  };
  await ctx.db.insert(purchases).values(purchase);
  const subscriptionId = newId('sub');
  await ctx.db.insert(subscriptions).values({
    id: subscriptionId,
    userId,
    email,
    purchaseId: purchase.id,
    source: 'purchase',
    status: 'active',
    startsAt: payment.paidAt,
    endsAt: addCalendarMonths(payment.paidAt, plan.months),
    calendarMonths: plan.months,
    createdAt: now,
  });
  if (userId !== null) await restackAccess(ctx, { userId }, payment.paidAt);
  else if (email !== null) await restackAccess(ctx, { email }, payment.paidAt);
  const [placed] = await ctx.db
    .select({ endsAt: subscriptions.endsAt })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  return { purchase, endsAt: placed!.endsAt };
}

/** The user who was signed in, while the account is there; else whose verified address paid; else nobody yet. */
async function findBeneficiary(
  ctx: DomainContext,
  userId: string | null,
  email: string | null,
): Promise<string | null> {
  if (userId !== null) {
    const [signedIn] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (signedIn) return signedIn.id;
  }
  if (email === null) return null;
  const [owner] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, email), isNotNull(users.emailVerifiedAt)));
  return owner?.id ?? null;
}
