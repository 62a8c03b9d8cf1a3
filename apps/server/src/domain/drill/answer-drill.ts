import type { AnswerDrillInput, DrillResult } from '@rightseat/contract';
import { type Content, judgeQuickAnswer } from '@rightseat/examiner';
import { and, eq } from 'drizzle-orm';
import { drillAnswers, drills } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { addToStandings } from '#domain/progress/keep-standings.ts';
import { named } from '#event-loop.ts';
import { type DrillRow, leftOnClock } from './present-drill.ts';
import { type OwnDrill, requireDrill } from './require-drill.ts';

/** The page sends what is typed when its clock ends; it may take so long to arrive. */
const GRACE_MS = 5_000;

/**
 * Judges an answer, once: sent again, it gets its first result again. Throws conflict for a question that is not being
 * asked, and after the time is over.
 */
export async function answerDrill(
  ctx: DomainContext,
  content: Content,
  own: OwnDrill,
  { position, text }: AnswerDrillInput,
): Promise<DrillResult> {
  return ctx.db.transaction(async (tx) => {
    const drill = await requireDrill({ ...ctx, db: tx }, own);
    const [known] = await tx
      .select({ line: drillAnswers.line })
      .from(drillAnswers)
      .where(and(eq(drillAnswers.drillId, drill.id), eq(drillAnswers.position, position)));
    if (known) return present(drill, position, known.line);
    if (drill.endedAt || !drill.askedAt || drill.position !== position) {
      throw conflict('This question is not being asked.');
    }
    const now = ctx.clock.now();
    const leftMs = leftOnClock(drill, now);
    if (leftMs < -GRACE_MS) throw conflict('The two minutes are over.');
    const questionId = drill.questionIds[position]!;
    const line = named('drill', () => judgeQuickAnswer({ questionId, text, isCutOff: leftMs <= 0 }, content));
    if (!line) throw notFound('This question is no longer asked. Please begin another drill.');
    const isLast = position + 1 === drill.questionIds.length;
    const answered = {
      ...drill,
      askedAt: null,
      remainingMs: Math.max(0, leftMs),
      endedAt: isLast || leftMs <= 0 ? now : null,
    };
    const { userId } = own;
    const { grade } = line;
    const codes = [...new Set(line.acs)];
    await tx
      .insert(drillAnswers)
      .values({ drillId: drill.id, position, userId, text, codes, grade, line, at: now });
    await addToStandings(
      { ...ctx, db: tx },
      userId,
      codes.map((code) => ({ code, grade, at: now })),
    );
    const { askedAt, remainingMs, endedAt } = answered;
    await tx.update(drills).set({ askedAt, remainingMs, endedAt }).where(eq(drills.id, drill.id));
    return present(answered, position, line);
  });
}

const present = (drill: DrillRow, position: number, line: DrillResult['line']): DrillResult => ({
  position,
  line,
  remainingMs: drill.remainingMs,
  isOver: drill.endedAt !== null,
});
