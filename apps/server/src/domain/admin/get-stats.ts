import type { AdminStatsOutput } from '@rightseat/contract';
import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { purchases, subscriptions, users } from '#db/schema/index.ts';
import { givesAccessAt } from '#domain/access/access-row.ts';
import type { DomainContext } from '#domain/context.ts';

/**
 * Revenue is what was paid less what was refunded. Conversion is users who ever paid over all verified users.
 * Cents become dollars here, at the edge.
 */
export async function getStats(ctx: DomainContext): Promise<AdminStatsOutput> {
  // Side by side: each reads a table of its own.
  const [cents, payers, active, all, unverified] = await Promise.all([
    sumPaid(ctx),
    countPayers(ctx),
    countActive(ctx),
    ctx.db.$count(users),
    ctx.db.$count(users, isNull(users.emailVerifiedAt)),
  ]);
  const verified = all - unverified;
  return {
    totalRevenue: cents / 100,
    activeSubscriptions: active,
    totalUsers: all,
    conversionRate: verified === 0 ? 0 : round1((100 * payers) / verified),
  };
}

async function sumPaid({ db }: DomainContext): Promise<number> {
  const sum = sql<number>`coalesce(sum(${purchases.amountCents} - ${purchases.refundedCents}), 0)::float8`;
  const [row] = await db.select({ sum }).from(purchases);
  return row?.sum ?? 0;
}

/** Distinct rows counted, not distinct values: PostgreSQL hashes the one and sorts for the other. */
function countPayers({ db }: DomainContext): Promise<number> {
  return db.$count(
    db
      .selectDistinct({ userId: purchases.userId })
      .from(purchases)
      .where(isNotNull(purchases.userId))
      .as('payers'),
  );
}

function countActive({ db, clock }: DomainContext): Promise<number> {
  return db.$count(
    db
      .selectDistinct({ userId: subscriptions.userId })
      .from(subscriptions)
      .where(and(givesAccessAt(clock.now()), isNotNull(subscriptions.userId)))
      .as('active'),
  );
}

const round1 = (value: number) => Math.round(value * 10) / 10;
