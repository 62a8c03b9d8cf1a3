import { and, eq } from 'drizzle-orm';
import { conversations, subscriptions } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { AccessRow } from './access-row.ts';
import { getAccess } from './get-access.ts';
import { restackAccess } from './restack-access.ts';

/**
 * Ends one subscription now; what was stacked behind it moves up. With nothing left a live conversation with the coach
 * is ended too, by the node that holds it. False when it had ended already.
 * Call it in a transaction that holds the money lock.
 */
export async function endAccess(
  ctx: DomainContext,
  subscriptionId: string,
  status: Exclude<AccessRow['status'], 'active'>,
): Promise<boolean> {
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.id, subscriptionId), eq(subscriptions.status, 'active')));
  if (!row) return false;
  // One that had not begun never begins; one that is over keeps the end it had.
  const end = row.startsAt > now ? row.startsAt : now;
  const endsAt = row.endsAt < end ? row.endsAt : end;
  await ctx.db.update(subscriptions).set({ status, endsAt }).where(eq(subscriptions.id, row.id));
  if (row.userId === null) {
    if (row.email !== null) await restackAccess(ctx, { email: row.email });
    return true;
  }
  await restackAccess(ctx, { userId: row.userId });
  const { active } = await getAccess(ctx, row.userId);
  if (!active) await endConversations(ctx, row.userId);
  return true;
}

async function endConversations(ctx: DomainContext, userId: string): Promise<void> {
  const mine = and(
    eq(conversations.userId, userId),
    eq(conversations.kind, 'coach'),
    eq(conversations.status, 'live'),
  );
  await ctx.db.update(conversations).set({ endRequestedAt: ctx.clock.now() }).where(mine);
}
