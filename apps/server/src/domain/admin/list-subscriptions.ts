import type { AdminUser } from '@rightseat/contract';
import { desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { purchases, subscriptions } from '#db/schema/index.ts';
import { type AccessRow, isGivingAccessAt } from '#domain/access/access-row.ts';
import type { DomainContext } from '#domain/context.ts';

type Listed = AdminUser['subscriptions'];

/** Those of each user, the current one first: the one running now, else the one that ends last. */
export async function listSubscriptions(
  ctx: DomainContext,
  userIds: readonly string[],
): Promise<(userId: string) => Listed> {
  if (userIds.length === 0) return () => [];
  const now = ctx.clock.now();
  const rows = await ctx.db
    .select({ ...getTableColumns(subscriptions), payment: purchases.status })
    .from(subscriptions)
    .leftJoin(purchases, eq(purchases.id, subscriptions.purchaseId))
    .where(inArray(subscriptions.userId, [...userIds]))
    .orderBy(desc(subscriptions.endsAt));
  return (userId) =>
    rows
      .filter((row) => row.userId === userId)
      .sort((one, other) => Number(isGivingAccessAt(other, now)) - Number(isGivingAccessAt(one, now)))
      .map((row) => ({
        id: row.id,
        status: statusAt(row, now),
        expirationDate: row.endsAt.toISOString(),
        refundable: row.payment === 'paid',
      }));
}

/** A row keeps `active` when its time is over; a reader is told so. */
function statusAt(row: AccessRow, now: Date): string {
  return row.status === 'active' && row.endsAt <= now ? 'expired' : row.status;
}
