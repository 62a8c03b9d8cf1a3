import type { Challenge, ChallengeInput } from '@rightseat/contract';
import { and, asc, eq } from 'drizzle-orm';
import { challenges, conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict, invalidInput, notFound } from '#domain/errors.ts';
import { newId } from '#domain/new-id.ts';

interface Owned {
  conversationId: string;
  userId: string;
}

/** Throws not_found for another's conversation. */
async function requireOwnDebrief(ctx: DomainContext, { conversationId, userId }: Owned) {
  const [row] = await ctx.db
    .select({ debrief: conversations.debrief })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(conversations.userId, userId)));
  if (!row) throw notFound();
  return row.debrief;
}

/** Puts a line of a debrief before an admin. Throws conflict for a line that was challenged before. */
export async function challengeLine(
  ctx: DomainContext,
  owned: Owned,
  { position, note }: ChallengeInput,
): Promise<Challenge> {
  const debrief = await requireOwnDebrief(ctx, owned);
  if (!debrief?.lines[position]) throw invalidInput('There is no such line in this debrief.');
  const [row] = await ctx.db
    .insert(challenges)
    .values({ id: newId('chal'), ...owned, position, note, status: 'open', createdAt: ctx.clock.now() })
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict('You have challenged this line already.');
  return presentChallenge(row);
}

/** The challenges of one debrief with what was said to them. */
export async function listOwnChallenges(ctx: DomainContext, owned: Owned): Promise<Challenge[]> {
  await requireOwnDebrief(ctx, owned);
  const rows = await ctx.db
    .select()
    .from(challenges)
    .where(eq(challenges.conversationId, owned.conversationId))
    .orderBy(asc(challenges.position));
  return rows.map(presentChallenge);
}

export function presentChallenge(row: typeof challenges.$inferSelect): Challenge {
  const { id, position, note, status, ruling, createdAt } = row;
  return { id, position, note, status, ruling, createdAt: createdAt.toISOString() };
}
