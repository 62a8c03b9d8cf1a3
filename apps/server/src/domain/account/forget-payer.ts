import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import { providerEvents, purchases, subscriptions } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/**
 * Takes a person out of what is kept of their payments: amounts, dates and the provider's ids stay, as the law wants.
 * `ctx` holds the transaction that deletes the account.
 */
export async function forgetPayer(ctx: DomainContext, person: { id: string; email: string }): Promise<void> {
  const email = person.email.toLowerCase();
  await ctx.db
    .delete(subscriptions)
    .where(or(eq(subscriptions.userId, person.id), eq(subscriptions.email, email)));
  await ctx.db
    .update(purchases)
    .set({ userId: null, email: null })
    .where(or(eq(purchases.userId, person.id), eq(purchases.email, email)));
  // The provider's messages carry name and address. A processed one is only the proof that it came.
  await ctx.db
    .update(providerEvents)
    .set({ payload: { forgotten: true } })
    .where(
      and(
        isNotNull(providerEvents.processedAt),
        sql`position(${email} in lower(${providerEvents.payload}::text)) > 0`,
      ),
    );
}
