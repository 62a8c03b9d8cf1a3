import type { AdminRevenueOutput } from '@rightseat/contract';
import { gte, sql } from 'drizzle-orm';
import { purchases } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { daysAfter, mondayOf } from '#domain/days.ts';

const WEEKS = 26;

/** What each week's purchases brought, less what was refunded of them, by the week of the purchase. */
export async function getRevenue(ctx: DomainContext): Promise<AdminRevenueOutput> {
  const first = daysAfter(mondayOf(ctx.clock.now()), -7 * (WEEKS - 1));
  const week = sql<string>`to_char(date_trunc('week', ${purchases.paidAt} at time zone 'UTC'), 'YYYY-MM-DD')`;
  const rows = await ctx.db
    .select({
      week,
      cents: sql<number>`sum(${purchases.amountCents} - ${purchases.refundedCents})::float8`,
      count: sql<number>`count(*)::int`,
    })
    .from(purchases)
    .where(gte(purchases.paidAt, first))
    .groupBy(week);
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  return {
    weeks: Array.from({ length: WEEKS }, (_, index) => {
      const weekStart = daysAfter(first, 7 * index)
        .toISOString()
        .slice(0, 10);
      const row = byWeek.get(weekStart);
      return { weekStart, revenue: (row?.cents ?? 0) / 100, purchases: row?.count ?? 0 };
    }),
  };
}
