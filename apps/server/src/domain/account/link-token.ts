import { and, eq, gt, isNull } from 'drizzle-orm';
import { verifications } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { invalidInput } from '#domain/errors.ts';
import { hashToken, newToken } from '#domain/hash-token.ts';
import { newId } from '#domain/new-id.ts';

export type LinkPurpose = (typeof verifications.$inferSelect)['purpose'];

const HOUR = 60 * 60 * 1000;

/** A reset opens an account at once, so its link lives short; a first mail may wait for the evening. */
const LIFETIME_MS: Record<LinkPurpose, number> = { 'verify-email': 24 * HOUR, 'reset-password': HOUR };

/** Makes the secret of a mailed link. Only its hash is kept. */
export async function issueLinkToken(
  ctx: DomainContext,
  userId: string,
  purpose: LinkPurpose,
): Promise<string> {
  const token = newToken();
  const createdAt = ctx.clock.now();
  await ctx.db.insert(verifications).values({
    id: newId('link'),
    userId,
    purpose,
    tokenHash: hashToken(token),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + LIFETIME_MS[purpose]),
  });
  return token;
}

/**
 * Uses a link up and says whose it was. One statement decides, so of two that race one wins.
 * Throws invalid_input, saying whether the link was used, is too old, or was never ours.
 */
export async function consumeLinkToken(
  ctx: DomainContext,
  token: string,
  purpose: LinkPurpose,
): Promise<string> {
  const now = ctx.clock.now();
  const ours = and(eq(verifications.tokenHash, hashToken(token)), eq(verifications.purpose, purpose));
  const [used] = await ctx.db
    .update(verifications)
    .set({ usedAt: now })
    .where(and(ours, isNull(verifications.usedAt), gt(verifications.expiresAt, now)))
    .returning({ userId: verifications.userId });
  if (used) return used.userId;
  const [known] = await ctx.db.select({ usedAt: verifications.usedAt }).from(verifications).where(ours);
  if (!known) throw invalidInput('This link is not valid. Please ask for a new one.');
  if (known.usedAt) throw invalidInput('This link has been used already. Please ask for a new one.');
  throw invalidInput('This link is too old. Please ask for a new one.');
}

/** Makes the open links of one purpose worthless. */
export async function revokeLinkTokens(
  ctx: DomainContext,
  userId: string,
  purpose: LinkPurpose,
): Promise<void> {
  await ctx.db
    .update(verifications)
    .set({ usedAt: ctx.clock.now() })
    .where(
      and(eq(verifications.userId, userId), eq(verifications.purpose, purpose), isNull(verifications.usedAt)),
    );
}
