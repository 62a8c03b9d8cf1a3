import { and, eq, ne } from 'drizzle-orm';
import { sessions } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { notFound } from '#domain/errors.ts';
import { hashToken } from '#domain/hash-token.ts';
import { looksLikeToken } from './looks-like-token.ts';

/** Signing out: the token is worthless from here on, wherever a copy of it lies. Unknown ones are ignored. */
export async function endSessionByToken(ctx: DomainContext, token: string): Promise<void> {
  if (!looksLikeToken(token)) return;
  await ctx.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
}

/** Ends one of the user's own sessions. Throws not_found for anybody else's. */
export async function endSession(ctx: DomainContext, userId: string, sessionId: string): Promise<void> {
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw notFound('This session is not there any more.');
}

/** Ends all sessions of a user, or all but the one they are using. */
export async function endAllSessions(ctx: DomainContext, userId: string, exceptId?: string): Promise<void> {
  const own = eq(sessions.userId, userId);
  await ctx.db.delete(sessions).where(exceptId === undefined ? own : and(own, ne(sessions.id, exceptId)));
}
