import { eq, inArray } from 'drizzle-orm';
import { purchases } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { Payments } from '#gateways/payments.ts';
import { fulfilCheckout } from './fulfil-checkout.ts';
import { isReversed } from './purchase-status.ts';

export interface Reconciliation {
  /** Paid checkouts that the provider named. */
  paid: number;
  /** Of these, had no purchase here until now. */
  granted: number;
  /** Refunds and disputes that we had not heard of. */
  reversed: number;
  failed: number;
}

/**
 * Compares what the provider says was paid, refunded and disputed since with what the database holds, and repairs
 * it: the answer to every webhook that never came and every success page that nobody opened.
 * Throws only when the provider can't be asked at all.
 */
export async function reconcilePayments(
  ctx: DomainContext,
  payments: Payments,
  since: Date,
): Promise<Reconciliation> {
  const result: Reconciliation = { paid: 0, granted: 0, reversed: 0, failed: 0 };
  const attempt = async (sessionId: string, repaired: 'granted' | 'reversed') => {
    try {
      const { status } = await fulfilCheckout(ctx, payments, sessionId);
      if (status === 'paid') result[repaired] += 1;
    } catch (error) {
      result.failed += 1;
      ctx.log.warn({ err: error, sessionId }, 'a payment could not be reconciled');
    }
  };
  for await (const page of inPages(payments.listCompleteCheckouts(since))) {
    result.paid += page.length;
    for (const sessionId of await withoutPurchase(ctx, page)) await attempt(sessionId, 'granted');
  }
  for await (const paymentId of payments.listReversals(since)) {
    const [known] = await ctx.db.select().from(purchases).where(eq(purchases.paymentId, paymentId));
    // A payment without a purchase is not ours, or was just granted above with all that befell it.
    if (known && !isReversed(known.status)) await attempt(known.checkoutSessionId, 'reversed');
  }
  return result;
}

async function withoutPurchase(ctx: DomainContext, sessionIds: string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ sessionId: purchases.checkoutSessionId })
    .from(purchases)
    .where(inArray(purchases.checkoutSessionId, sessionIds));
  const known = new Set(rows.map((row) => row.sessionId));
  return sessionIds.filter((id) => !known.has(id));
}

async function* inPages(ids: AsyncIterable<string>, size = 100): AsyncIterable<string[]> {
  let page: string[] = [];
  for await (const id of ids) {
    page.push(id);
    if (page.length < size) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
