import { retentionDays } from '@rightseat/contract';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { conversations, demoUses } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { daysAgo } from '#domain/days.ts';

/**
 * Deletes demos that ended a while ago, with their words, and the keyed hashes of who took them. Nobody has an account
 * to ask for them by. Their minutes stay in the books, without an address.
 */
export async function forgetDemos(ctx: DomainContext): Promise<void> {
  const before = daysAgo(ctx, retentionDays.demo);
  const endedAt = sql`coalesce(${conversations.endedAt}, ${conversations.createdAt})`;
  await ctx.db.delete(conversations).where(
    and(
      eq(conversations.kind, 'demo'),
      // One that was kept goes with its account.
      isNull(conversations.userId),
      eq(conversations.status, 'ended'),
      lt(endedAt, sql`${before.toISOString()}::timestamptz`),
    ),
  );
  await ctx.db.delete(demoUses).where(lt(demoUses.usedAt, before));
}
