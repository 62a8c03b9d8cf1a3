import { and, asc, eq, sql } from 'drizzle-orm';
import { purchases, subscriptions } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { type AccessOwner, type AccessRow, notOverAt, ownedBy } from './access-row.ts';
import { addCalendarMonths } from './add-calendar-months.ts';

/**
 * Lines up what somebody bought and was granted: one after the other, each at its full length, no gap and no
 * overlap, whatever came or went. The result does not depend on the order in which payments were heard of.
 * Call it in a transaction that holds the money lock. `paidAt`: a payment from then was heard of only now.
 */
export async function restackAccess(ctx: DomainContext, owner: AccessOwner, paidAt?: Date): Promise<void> {
  const now = ctx.clock.now();
  // What was still running when that payment was made is what it follows on, even if it is over by now.
  const since = paidAt && paidAt < now ? paidAt : now;
  // By when it was paid or granted, not by where it was put before: that depends on what had been heard of then.
  const cameAt = sql`coalesce(${purchases.paidAt}, ${subscriptions.createdAt})`;
  const found = await ctx.db
    .select({ row: subscriptions })
    .from(subscriptions)
    .leftJoin(purchases, eq(purchases.id, subscriptions.purchaseId))
    .where(and(ownedBy(owner), notOverAt(since)))
    .orderBy(asc(cameAt), asc(subscriptions.startsAt), asc(subscriptions.id));
  let previousEnd: Date | null = null;
  for (const { row } of found) {
    const startsAt: Date = previousEnd ?? (row.startsAt < now ? row.startsAt : now);
    const endsAt = endFrom(startsAt, row);
    previousEnd = endsAt;
    if (startsAt.getTime() === row.startsAt.getTime()) continue;
    await ctx.db.update(subscriptions).set({ startsAt, endsAt }).where(eq(subscriptions.id, row.id));
  }
}

/** A bought row stays as many calendar months long wherever it starts; any other keeps its length. */
function endFrom(startsAt: Date, row: AccessRow): Date {
  if (row.calendarMonths !== null) return addCalendarMonths(startsAt, row.calendarMonths);
  return new Date(startsAt.getTime() + row.endsAt.getTime() - row.startsAt.getTime());
}
