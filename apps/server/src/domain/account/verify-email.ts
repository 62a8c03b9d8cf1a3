import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { afterVerification } from './after-verification.ts';
import { consumeLinkToken, revokeLinkTokens } from './link-token.ts';

/** Throws invalid_input for a link that is used, too old or not ours. */
export async function verifyEmail(ctx: DomainContext, token: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const userId = await consumeLinkToken(inside, token, 'verify-email');
    await markVerified(inside, userId);
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
