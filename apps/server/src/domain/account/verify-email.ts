import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import { openSession, type SignedIn, type SignInOrigin } from '#domain/account/session/open-session.ts';
import type { DomainContext } from '#domain/context.ts';
import { afterVerification } from './after-verification.ts';
import { consumeLinkToken, revokeLinkTokens } from './link-token.ts';

/**
 * Throws invalid_input for a link that is used, too old or not ours. With `originOf` it opens a session as well, for who
 * reads the mail: the link works once, and an account that asks for a second step is not opened by a mail alone.
 */
export async function verifyEmail(
  ctx: DomainContext,
  token: string,
  originOf: ((email: string) => SignInOrigin) | null,
): Promise<SignedIn | null> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const userId = await consumeLinkToken(inside, token, 'verify-email');
    await markVerified(inside, userId);
    if (originOf === null) return null;
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user || user.isAdmin || user.secondFactorAt !== null) return null;
    return openSession(inside, { id: userId }, originOf(user.email));
  });
}

/** Somebody has proved to read this account's mail. Does nothing when that was proved before. */
export async function markVerified(ctx: DomainContext, userId: string): Promise<void> {
  const [user] = await ctx.db
    .update(users)
    .set({ emailVerifiedAt: ctx.clock.now() })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id, name: users.name, email: users.email });
  if (!user) return;
  await revokeLinkTokens(ctx, userId, 'verify-email');
  for (const followUp of afterVerification) await followUp(ctx, user);
}
