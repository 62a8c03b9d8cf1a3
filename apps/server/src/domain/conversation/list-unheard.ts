import { desc, eq } from 'drizzle-orm';
import { turns } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { StoredTurn } from './store-turn.ts';

/** A pilot says no more than this without a word of the examiner's. */
const MOST_IN_A_ROW = 5;

/**
 * What stands at the end of the record without a reply and without a verdict: said to its end, and lost with the process
 * that was to judge it. Half a sentence is not among it: he says it again.
 */
export async function listUnheard(ctx: DomainContext, conversationId: string): Promise<StoredTurn[]> {
  const last = await ctx.db
    .select()
    .from(turns)
    .where(eq(turns.conversationId, conversationId))
    .orderBy(desc(turns.position))
    .limit(MOST_IN_A_ROW);
  const heard = last.findIndex(({ role, verdicts }) => role !== 'pilot' || verdicts !== null);
  return last
    .slice(0, heard < 0 ? last.length : heard)
    .filter(({ interrupted }) => !interrupted)
    .reverse()
    .map(({ conversationId: _, verdicts: __, ...turn }) => turn);
}
