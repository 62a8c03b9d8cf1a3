import { retentionDays } from '@rightseat/contract';
import { and, eq, gte, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { outboxMails, purchases, subscriptions, users, verifications } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { daysAgo } from '#domain/days.ts';

/** How many go in one transaction: nobody who registers should wait for it. */
const AT_ONCE = 200;

/**
 * Deletes accounts that nobody proved to own, with the mails to them: often the address is somebody else's, who can't
 * ask us to. Never one that has paid or was given access, nor an administrator's, nor one that an admin locked.
 */
export async function forgetUnverified(ctx: DomainContext): Promise<void> {
  const before = daysAgo(ctx, retentionDays.unverifiedAccount);
  await ctx.db.transaction(async (tx) => {
    const links = tx
      .select({ id: verifications.id })
      .from(verifications)
      .where(and(eq(verifications.userId, users.id), gte(verifications.expiresAt, before)));
    const access = tx
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(eq(subscriptions.userId, users.id));
    const payments = tx.select({ id: purchases.id }).from(purchases).where(eq(purchases.userId, users.id));
    const nobodys = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          isNull(users.emailVerifiedAt),
          eq(users.isAdmin, false),
          isNull(users.lockedAt),
          lt(users.createdAt, before),
          notExists(links),
          notExists(access),
          notExists(payments),
        ),
      )
      .limit(AT_ONCE)
      // One that is being verified at this moment is left alone.
      .for('update', { skipLocked: true });
    const ids = nobodys.map(({ id }) => id);
    if (ids.length === 0) return;
    await tx.delete(outboxMails).where(inArray(outboxMails.userId, ids));
    await tx.delete(users).where(inArray(users.id, ids));
  });
}
