import { eq } from 'drizzle-orm';
import { purchases, subscriptions } from '#db/schema/index.ts';
import { getAccess } from '#domain/access/get-access.ts';
import type { DomainContext } from '#domain/context.ts';
import { type DomainError, noAccess, notFound, providerUnavailable } from '#domain/errors.ts';
import type { Payments } from '#gateways/payments.ts';
import { type Fulfilment, fulfilCheckout } from './fulfil-checkout.ts';
import type { PurchaseRow } from './purchase-row.ts';
import { isReversed } from './purchase-status.ts';
import { receiptNumber } from './receipt-number.ts';

const UNKNOWN = 'Payment verification failed';

/**
 * What the success page shows: fulfils the checkout if nobody has yet, and says until when there is access.
 * The id is a secret that only the buyer's browser holds; still, an account never sees another account's checkout. Throws not_found for a checkout that is not there
 * or somebody else's, no_access while it is not paid, provider_unavailable when the provider can't be asked.
 */
export async function verifyCheckout(
  ctx: DomainContext,
  payments: Payments,
  sessionId: string,
  viewerId: string | null,
): Promise<{ email: string; accessExpiration: Date; receipt: string }> {
  const [known] = await ctx.db.select().from(purchases).where(eq(purchases.checkoutSessionId, sessionId));
  const purchase = known ?? (await fulfil(ctx, payments, sessionId, viewerId));
  if (isReversed(purchase.status)) throw noAccess('This payment was returned, so its access has ended.');
  if (purchase.email === null) throw notFound(UNKNOWN);
  if (purchase.userId !== null && viewerId !== null && purchase.userId !== viewerId) throw notFound(UNKNOWN);
  const accessExpiration = await accessEnd(ctx, purchase);
  if (accessExpiration === null) throw noAccess('The access of this payment has ended.');
  const receipt = receiptNumber(purchase.id, purchase.paidAt);
  return { email: purchase.email, accessExpiration, receipt };
}

async function fulfil(ctx: DomainContext, payments: Payments, sessionId: string, viewerId: string | null) {
  const done = await fulfilCheckout(ctx, payments, sessionId).catch((error: unknown) => {
    throw providerUnavailable('Failed to verify payment. Please contact support.', error);
  });
  if (done.status === 'paid') return done.purchase;
  const isAnothers = 'userId' in done && done.userId !== null && done.userId !== viewerId;
  if (isAnothers && viewerId !== null) throw notFound(UNKNOWN);
  throw notPaid(done.status);
}

function notPaid(status: Exclude<Fulfilment['status'], 'paid'>): DomainError {
  if (status === 'underway') return noAccess('Your payment is still being processed. We will write to you.');
  if (status === 'expired') return noAccess('This checkout has expired. Nothing was charged.');
  if (status === 'open') return noAccess('This checkout has not been paid.');
  return notFound(UNKNOWN);
}

/** For an account the end of all it has; for an address the end of this purchase. Null when it is over. */
async function accessEnd(ctx: DomainContext, purchase: PurchaseRow): Promise<Date | null> {
  if (purchase.userId !== null) return (await getAccess(ctx, purchase.userId)).until;
  const [row] = await ctx.db
    .select({ endsAt: subscriptions.endsAt })
    .from(subscriptions)
    .where(eq(subscriptions.purchaseId, purchase.id));
  return row && row.endsAt > ctx.clock.now() ? row.endsAt : null;
}
