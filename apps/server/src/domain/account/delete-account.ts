import { eq, or, sql } from 'drizzle-orm';
import { outboxMails, users } from '#db/schema/index.ts';
import { confirmPassword } from '#domain/account/password/confirm-password.ts';
import type { Actor } from '#domain/account/session/find-session.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict } from '#domain/errors.ts';
import { forgetPayer } from './forget-payer.ts';

/**
 * Deletes the account and all that hangs on it: sessions, links, conversations with their transcripts, access, mails.
 * Payments and the minutes that providers bill stay for the books, without name and address. Throws invalid_input when the password is not right,
 * conflict for the only administrator.
 */
export async function deleteAccount(ctx: DomainContext, actor: Actor, password: string): Promise<void> {
  const { id, email, isAdmin } = actor.user;
  await confirmPassword(ctx, id, password);
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    if (isAdmin) await refuseForLastAdmin(inside, id);
    await forgetPayer(inside, { id, email });
    await tx
      .delete(outboxMails)
      .where(or(eq(outboxMails.userId, id), eq(sql`lower(${outboxMails.toAddress})`, email.toLowerCase())));
    // Sessions, links, conversations and subscriptions go along: they reference the user with `on delete cascade`.
    await tx.delete(users).where(eq(users.id, id));
  });
}

/** All admins are locked, in one order: of the last two, who both leave at once, one stays. */
async function refuseForLastAdmin(ctx: DomainContext, userId: string): Promise<void> {
  const admins = await ctx.db
    .select({ id: users.id, lockedAt: users.lockedAt })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.id)
    .for('update');
  const others = admins.filter((admin) => admin.id !== userId && admin.lockedAt === null);
  if (others.length === 0) throw conflict('You are the only administrator. Make somebody else one first.');
}
