import { and, eq, gt, sql } from 'drizzle-orm';
import { authChallenges } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { DomainError } from '#domain/errors.ts';
import { hashToken, newToken } from '#domain/hash-token.ts';
import { newId } from '#domain/new-id.ts';

export type AuthChallenge = typeof authChallenges.$inferSelect;

const LIFETIME_MS = 5 * 60 * 1000;
const TRIES = 5;

/** Puts a question to a browser. Only the hash of what it answers by is kept. */
export async function putChallenge(
  ctx: DomainContext,
  purpose: AuthChallenge['purpose'],
  userId: string | null,
): Promise<{ token: string; challenge: string }> {
  const token = newToken();
  const challenge = newToken();
  await ctx.db.insert(authChallenges).values({
    id: newId('ask'),
    purpose,
    tokenHash: hashToken(token),
    userId,
    challenge,
    // A passkey either signs this or does not; a code can be mistyped.
    triesLeft: purpose === 'second-factor' ? TRIES : 1,
    expiresAt: new Date(ctx.clock.now().getTime() + LIFETIME_MS),
  });
  return { token, challenge };
}

/** Uses up one try. Throws not_signed_in when there is none left, or the time is over. */
export async function takeChallenge(
  ctx: DomainContext,
  token: string,
  purpose: AuthChallenge['purpose'],
  userId?: string,
): Promise<AuthChallenge> {
  const [taken] = await ctx.db
    .update(authChallenges)
    .set({ triesLeft: sql`${authChallenges.triesLeft} - 1` })
    .where(
      and(
        eq(authChallenges.tokenHash, hashToken(token)),
        eq(authChallenges.purpose, purpose),
        gt(authChallenges.triesLeft, 0),
        gt(authChallenges.expiresAt, ctx.clock.now()),
        userId === undefined ? undefined : eq(authChallenges.userId, userId),
      ),
    )
    .returning();
  if (!taken) throw tooLate();
  return taken;
}

/** In the transaction of what the answer opens: of two right answers one gets it. */
export async function closeChallenge(ctx: DomainContext, { id }: AuthChallenge): Promise<void> {
  const closed = await ctx.db
    .delete(authChallenges)
    .where(eq(authChallenges.id, id))
    .returning({ id: authChallenges.id });
  if (closed.length === 0) throw tooLate();
}

/** A password that has changed has answered no question. */
export async function dropChallenges(ctx: DomainContext, userId: string): Promise<void> {
  await ctx.db.delete(authChallenges).where(eq(authChallenges.userId, userId));
}

const tooLate = () =>
  new DomainError('not_signed_in', 'This took too long or was tried too often. Please start again.');
