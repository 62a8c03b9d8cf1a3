import type { SpokenDrillResult } from '@rightseat/contract';
import { and, eq } from 'drizzle-orm';
import { drillAnswers } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict } from '#domain/errors.ts';
import type { DrillRow } from './present-drill.ts';

type AnswerRow = typeof drillAnswers.$inferSelect;

/** The answer that was judged at this place of a drill. */
export async function findAnswer(
  ctx: DomainContext,
  drill: Pick<DrillRow, 'id'>,
  position: number,
): Promise<AnswerRow | undefined> {
  const [known] = await ctx.db
    .select()
    .from(drillAnswers)
    .where(and(eq(drillAnswers.drillId, drill.id), eq(drillAnswers.position, position)));
  return known;
}

export function presentResult(
  drill: DrillRow,
  { position, text, line }: Pick<AnswerRow, 'position' | 'text' | 'line'>,
): SpokenDrillResult {
  return { position, heard: text, line, remainingMs: drill.remainingMs, isOver: drill.endedAt !== null };
}

/** Throws conflict where the question at this place is not the one at hand. */
export function requireAsked(drill: DrillRow, position: number): void {
  if (drill.endedAt || !drill.askedAt || drill.position !== position) {
    throw conflict('This question is not being asked.');
  }
}
