import { asc } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '#db/open-database.ts';
import { outboxMails, providerEvents, purchases, subscriptions } from '#db/schema/index.ts';
import { addCalendarMonths } from '#domain/access/add-calendar-months.ts';

/** What the provider says against what the books say. All but the first two must be 0. */
export interface Audit {
  paidAtProvider: number;
  refundedAtProvider: number;
  /** Paid and kept, without access. */
  lost: number;
  /** More than one purchase or access for one payment. */
  doubled: number;
  /** Access without a payment, or after it went back. */
  undeserved: number;
  /** Somebody whose accesses leave a gap, overlap, or are too short or too long in all. */
  misplaced: number;
  /** Payments with no confirmation, or more than one (a payment returned before it was heard of needs none). */
  mailsAmiss: number;
  /** Messages stored and not yet worked on: late, not lost. */
  eventsWaiting: number;
}

export async function auditBooks(db: Database, stripe: Stripe): Promise<Audit> {
  const bought = await db.select().from(purchases);
  const accesses = await db.select().from(subscriptions).orderBy(asc(subscriptions.startsAt));
  const mails = (await db.select().from(outboxMails)).filter((mail) => mail.kind === 'purchase-confirmation');
  const audit: Audit = {
    paidAtProvider: 0,
    refundedAtProvider: 0,
    lost: 0,
    doubled: 0,
    undeserved: 0,
    misplaced: misplaced(accesses),
    mailsAmiss: mailsAmiss(bought, mails),
    eventsWaiting: (await db.select().from(providerEvents)).filter((event) => event.processedAt === null)
      .length,
  };

  const known = new Set<string>();
  const list = stripe.checkout.sessions.list({ limit: 100, expand: ['data.payment_intent.latest_charge'] });
  for await (const session of list) {
    known.add(session.id);
    const rows = bought.filter((purchase) => purchase.checkoutSessionId === session.id);
    const theirs = accesses.filter((access) => rows.some((purchase) => purchase.id === access.purchaseId));
    const active = theirs.filter((access) => access.status === 'active');
    const isPaid = session.payment_status === 'paid';
    const isReturned = isPaid && chargeOf(session).refunded;
    if (isPaid) audit.paidAtProvider += 1;
    if (isReturned) audit.refundedAtProvider += 1;
    if (isPaid && !isReturned && active.length === 0) audit.lost += 1;
    if (rows.length > 1 || theirs.length > 1) audit.doubled += 1;
    if ((!isPaid || isReturned) && active.length > 0) audit.undeserved += 1;
  }
  audit.undeserved += bought.filter((purchase) => !known.has(purchase.checkoutSessionId)).length;
  return audit;
}

function chargeOf(session: Stripe.Checkout.Session): Stripe.Charge {
  return (session.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
}

type AccessRow = typeof subscriptions.$inferSelect;

function misplaced(accesses: AccessRow[]): number {
  let count = 0;
  for (const rows of groupByOwner(accesses).values()) {
    const active = rows.filter((row) => row.status === 'active');
    const isWrong = active.some((row, index) => {
      const before = active[index - 1];
      const isThreeMonths = row.endsAt.getTime() === addCalendarMonths(row.startsAt, 3).getTime();
      return !isThreeMonths || (before !== undefined && before.endsAt.getTime() !== row.startsAt.getTime());
    });
    if (isWrong) count += 1;
  }
  return count;
}

function groupByOwner(accesses: AccessRow[]): Map<string, AccessRow[]> {
  const owners = new Map<string, AccessRow[]>();
  for (const access of accesses) {
    const owner = access.userId ?? access.email ?? '';
    owners.set(owner, [...(owners.get(owner) ?? []), access]);
  }
  return owners;
}

type PurchaseRow = typeof purchases.$inferSelect;

/** Addresses with fewer confirmations than kept payments, or more than payments. */
function mailsAmiss(bought: PurchaseRow[], mails: { toAddress: string }[]): number {
  const addresses = new Set([
    ...bought.map((purchase) => purchase.email),
    ...mails.map((mail) => mail.toAddress),
  ]);
  return [...addresses].filter((address) => {
    const theirs = bought.filter((purchase) => purchase.email === address);
    const kept = theirs.filter((purchase) => purchase.status === 'paid').length;
    const confirmed = mails.filter((mail) => mail.toAddress === address).length;
    return confirmed < kept || confirmed > theirs.length;
  }).length;
}
