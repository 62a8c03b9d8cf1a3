import { eq, sql } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { hashToken, newToken } from '#domain/hash-token.ts';
import { countSecondsUsed } from './count-seconds-used.ts';
import { TOKEN_LIFE_MS } from './create-conversation.ts';
import { resumableUntil } from './detach-conversation.ts';

interface ResumeConversationInput {
  conversationId: string;
  userId: string;
}

/** Throws not_found for another's conversation, conflict for one that is over. */
export async function requireResumable(
  ctx: DomainContext,
  { conversationId, userId }: ResumeConversationInput,
) {
  const [row] = await ctx.db
    .select()
    .from(conversations)
    .where(eq(conversations.id, conversationId))
    .for('update');
  if (!row || row.userId !== userId || row.kind !== 'coach') throw notFound();
  const until = resumableUntil(row);
  const tooLate = until !== null && until <= ctx.clock.now();
  if (row.status !== 'live' || row.endRequestedAt !== null || tooLate) {
    throw conflict('This session is over. Your debrief is kept with your sessions.');
  }
  return row;
}

/**
 * Hands out a token that opens a coach conversation again. A connection that seems to stand is taken over: it may be
 * one whose end nobody has noticed yet. Throws as requireResumable does.
 */
export async function resumeConversation(ctx: DomainContext, asked: ResumeConversationInput) {
  return ctx.db.transaction(async (tx) => {
    const row = await requireResumable({ ...ctx, db: tx }, asked);
    // Its line may be on another node, which is not asked: what it would still write counts no more.
    const secondsUsed = await countSecondsUsed({ ...ctx, db: tx }, row);
    const now = ctx.clock.now();
    const token = newToken();
    await tx
      .update(conversations)
      .set({
        connection: sql`${conversations.connection} + 1`,
        // Not connected until the token is used; the two minutes count from the loss.
        detachedAt: row.detachedAt ?? now,
        secondsUsed,
        tokenHash: hashToken(token),
        tokenExpiresAt: new Date(now.getTime() + TOKEN_LIFE_MS),
      })
      .where(eq(conversations.id, row.id));
    return { token, limitSeconds: row.limitSeconds, elapsedSeconds: secondsUsed };
  });
}
