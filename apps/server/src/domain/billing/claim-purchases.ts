import { and, eq, isNull } from 'drizzle-orm';
import { purchases, subscriptions } from '#db/schema/index.ts';
import { restackAccess } from '#domain/access/restack-access.ts';
import type { DomainContext } from '#domain/context.ts';
import { lockMoney } from './lock-money.ts';

/**
 * What was bought with this address before it had an account becomes the account's. `ctx` holds the transaction
 * in which the address was proved.
 */
export async function claimPurchases(ctx: DomainContext, user: { id: string; email: string }): Promise<void> {
  await lockMoney(ctx);
  const email = user.email.toLowerCase();
  await ctx.db
    .update(purchases)
    .set({ userId: user.id })
    .where(and(eq(purchases.email, email), isNull(purchases.userId)));
  const claimed = await ctx.db
    .update(subscriptions)
    .set({ userId: user.id })
    .where(and(eq(subscriptions.email, email), isNull(subscriptions.userId)))
    .returning({ id: subscriptions.id });
  if (claimed.length > 0) await restackAccess(ctx, { userId: user.id });
}
