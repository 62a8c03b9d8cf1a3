import type { DrillPositionInput, SpokenDrillResult } from '@rightseat/contract';
import { and, eq } from 'drizzle-orm';
import { drillAnswers } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { takeBackGrades } from '#domain/progress/keep-standings.ts';
import { findAnswer, presentResult } from './present-result.ts';
import { type OwnDrill, requireDrill } from './require-drill.ts';

/**
 * The recogniser heard something else than was said: the answer counts for nothing, and its elements stand as they did
 * before. It cannot be given anew, for the right answer has been read by then. Throws conflict for one that was typed.
 */
export async function takeBackAnswer(
  ctx: DomainContext,
  own: OwnDrill,
  { position }: DrillPositionInput,
): Promise<SpokenDrillResult> {
  return ctx.db.transaction(async (tx) => {
    const inTransaction = { ...ctx, db: tx };
    const drill = await requireDrill(inTransaction, own);
    const given = await findAnswer(inTransaction, drill, position);
    if (!given) throw notFound('There is no such answer.');
    if (!given.isSpoken) throw conflict('Only an answer that was spoken can have been heard wrong.');
    const line = {
      ...given.line,
      grade: 'not-assessed' as const,
      reason: 'Heard wrong, as you say: it counts for nothing.',
      missing: [],
    };
    await tx
      .update(drillAnswers)
      .set({ grade: line.grade, line })
      .where(and(eq(drillAnswers.drillId, drill.id), eq(drillAnswers.position, position)));
    await takeBackGrades(inTransaction, own.userId, given.codes);
    return presentResult(drill, { ...given, line });
  });
}
