import { eq, max } from 'drizzle-orm';
import { type conversations, turns } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/**
 * How much of its time a conversation has used, as far as the database knows. Whoever has its line knows better, and
 * writes it down on letting go; until then the last turn tells how far it got.
 */
export async function countSecondsUsed(
  ctx: DomainContext,
  row: Pick<typeof conversations.$inferSelect, 'id' | 'secondsUsed' | 'detachedAt'>,
): Promise<number> {
  if (row.detachedAt !== null) return row.secondsUsed;
  const [last] = await ctx.db
    .select({ endedAtMs: max(turns.endedAtMs) })
    .from(turns)
    .where(eq(turns.conversationId, row.id));
  return Math.max(row.secondsUsed, Math.ceil((last?.endedAtMs ?? 0) / 1000));
}
