import type { AdminStatsOutput } from '@rightseat/contract';
import { sql } from 'drizzle-orm';
import { purchases, subscriptions, users } from '#db/schema/index.ts';
import { givesAccessAt } from '#domain/access/access-row.ts';
import type { DomainContext } from '#domain/context.ts';

/**
 * Revenue is what was paid less what was refunded. Conversion is users who ever paid over all verified users.
 * Cents become dollars here, at the edge.
 */
export async function getStats(ctx: DomainContext): Promise<AdminStatsOutput> {
  const { db, clock } = ctx;
  const [money] = await db
    .select({
      cents: sql<number>`coalesce(sum(${purchases.amountCents} - ${purchases.refundedCents}), 0)::float8`,
      payers: sql<number>`count(distinct ${purchases.userId})::int`,
    })
    .from(purchases);
  const [access] = await db
    .select({ active: sql<number>`count(distinct ${subscriptions.userId})::int` })
    .from(subscriptions)
    .where(givesAccessAt(clock.now()));
  const [people] = await db
    .select({
      all: sql<number>`count(*)::int`,
      verified: sql<number>`count(${users.emailVerifiedAt})::int`,
    })
    .from(users);
  const verified = people?.verified ?? 0;
  return {
    totalRevenue: (money?.cents ?? 0) / 100,
    activeSubscriptions: access?.active ?? 0,
    totalUsers: people?.all ?? 0,
    conversionRate: verified === 0 ? 0 : round1((100 * (money?.payers ?? 0)) / verified),
  };
}

const round1 = (value: number) => Math.round(value * 10) / 10;
