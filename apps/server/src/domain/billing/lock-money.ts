import { sql } from 'drizzle-orm';
import type { DomainContext } from '#domain/context.ts';

/** Any number, as long as every node takes the same one. */
const MONEY_LOCK = 4_119_900;

/**
 * From here to the end of the transaction nobody else changes purchases or access. Such a change takes
 * milliseconds and asks nobody outside, so one lock for all is enough, and no two locks can wait for each other.
 */
export async function lockMoney(ctx: DomainContext): Promise<void> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${MONEY_LOCK})`);
}
