import type { Verdict } from '@rightseat/examiner';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { turns } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** All that was judged in a conversation, in order. */
export async function readVerdicts(ctx: DomainContext, conversationId: string): Promise<Verdict[]> {
  const rows = await ctx.db
    .select({ verdicts: turns.verdicts })
    .from(turns)
    .where(and(eq(turns.conversationId, conversationId), isNotNull(turns.verdicts)))
    .orderBy(asc(turns.position));
  return rows.flatMap(({ verdicts }) => verdicts ?? []);
}
