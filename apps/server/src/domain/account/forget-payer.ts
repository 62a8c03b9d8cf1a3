import { eq, or } from 'drizzle-orm';
import { purchases, subscriptions } from '#db/schema/index.ts';
import { lockMoney } from '#domain/billing/lock-money.ts';
import type { DomainContext } from '#domain/context.ts';

/**
 * Takes a person out of what is kept of their payments: amounts, dates and the provider's ids stay, as the law wants.
 * Their access goes. `ctx` holds the transaction that deletes the account.
 */
export async function forgetPayer(ctx: DomainContext, person: { id: string; email: string }): Promise<void> {
  await lockMoney(ctx);
  const email = person.email.toLowerCase();
  await ctx.db
    .delete(subscriptions)
    .where(or(eq(subscriptions.userId, person.id), eq(subscriptions.email, email)));
  await ctx.db
    .update(purchases)
    .set({ userId: null, email: null })
    .where(or(eq(purchases.userId, person.id), eq(purchases.email, email)));
}
