import type { Debrief } from '@rightseat/contract';
import { assessments } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { addToStandings } from './keep-standings.ts';

/** The grades of a debrief, element by element, in the transaction that writes it. */
export async function storeAssessments(
  ctx: DomainContext,
  conversation: { id: string; userId: string | null },
  debrief: Debrief,
): Promise<void> {
  const { id: conversationId, userId } = conversation;
  if (userId === null) return;
  const at = ctx.clock.now();
  const rows = debrief.lines.flatMap(({ acs, grade }, position) =>
    [...new Set(acs)].map((code) => ({ conversationId, position, code, userId, grade, at })),
  );
  if (rows.length === 0) return;
  await ctx.db.insert(assessments).values(rows).onConflictDoNothing();
  await addToStandings(ctx, userId, rows);
}
