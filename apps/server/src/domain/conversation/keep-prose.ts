import { and, eq, sql } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** Sentences that a model made of a debrief, beside what it says itself. The first stay. */
export async function keepProse(
  ctx: DomainContext,
  { conversationId, prose }: { conversationId: string; prose: string },
): Promise<void> {
  const { debrief, id } = conversations;
  await ctx.db
    .update(conversations)
    .set({ debrief: sql`jsonb_set(${debrief}, '{prose}', to_jsonb(${prose}::text))` })
    .where(and(eq(id, conversationId), sql`${debrief} -> 'prose' is null`));
}
