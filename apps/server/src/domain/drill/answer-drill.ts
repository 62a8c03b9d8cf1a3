import type { AnswerDrillInput, PointReading, SpokenDrillResult } from '@rightseat/contract';
import { type Content, findQuickToJudge, judgeQuickAnswer, toRead } from '@rightseat/examiner';
import type { Judge } from '@rightseat/judge';
import { eq } from 'drizzle-orm';
import { drillAnswers, drills } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict, invalidInput, notFound } from '#domain/errors.ts';
import { addToStandings } from '#domain/progress/keep-standings.ts';
import { named } from '#event-loop.ts';
import { leftOnClock } from './present-drill.ts';
import { findAnswer, presentResult, requireAsked } from './present-result.ts';
import { type OwnDrill, requireDrill } from './require-drill.ts';

/** The page sends what is typed when its clock ends; it may take so long to arrive. */
const GRACE_MS = 5_000;
/** Said aloud, a wish slips out; nobody types one into a box for the answer. */
const NO_ANSWER = 'That was no answer, so it was not judged. Please say your answer, or type it.';

interface GivenAnswer extends AnswerDrillInput {
  /** Where it was recognised from speech. */
  spoken?: {
    /** When it arrived: hearing it takes no time off the clock. */
    at: Date;
    /** Rather an answer than a wish or talk beside it. */
    isAnswer: boolean;
  };
}

/**
 * Judges an answer, once: sent again, it gets its first result again. Throws conflict for a question that is not being
 * asked, and after the time is over.
 */
export async function answerDrill(
  ctx: DomainContext,
  content: Content,
  own: OwnDrill,
  { position, text, spoken }: GivenAnswer,
  judge: Judge | null,
): Promise<SpokenDrillResult> {
  // Before the transaction: nobody's connection waits for a thread.
  const readings = judge && (await readAnswer(ctx, content, own, { position, text }, judge));
  return ctx.db.transaction(async (tx) => {
    const drill = await requireDrill({ ...ctx, db: tx }, own);
    const known = await findAnswer({ ...ctx, db: tx }, drill, position);
    if (known) return presentResult(drill, known);
    requireAsked(drill, position);
    const now = spoken?.at ?? ctx.clock.now();
    const leftMs = leftOnClock(drill, now);
    if (leftMs < -GRACE_MS) throw conflict('The two minutes are over.');
    const questionId = drill.questionIds[position]!;
    const channel = spoken && { isSpoken: true as const };
    const line = named('drill', () =>
      judgeQuickAnswer({ questionId, text, isCutOff: leftMs <= 0, ...channel }, content, readings),
    );
    if (!line) throw notFound('This question is no longer asked. Please begin another drill.');
    if (spoken && !spoken.isAnswer && line.grade === 'unsatisfactory') throw invalidInput(NO_ANSWER);
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
    const answer = { position, text, isSpoken: spoken !== undefined, codes, grade, line };
    await tx.insert(drillAnswers).values({ ...answer, drillId: drill.id, userId, at: now });
    await addToStandings(
      { ...ctx, db: tx },
      userId,
      codes.map((code) => ({ code, grade, at: now })),
    );
    const { askedAt, remainingMs, endedAt } = answered;
    await tx.update(drills).set({ askedAt, remainingMs, endedAt }).where(eq(drills.id, drill.id));
    return presentResult(answered, answer);
  });
}

async function readAnswer(
  ctx: DomainContext,
  content: Content,
  own: OwnDrill,
  { position, text }: AnswerDrillInput,
  judge: Judge,
): Promise<PointReading[] | null> {
  const { questionIds } = await requireDrill(ctx, own);
  const toJudge = findQuickToJudge({ questionId: questionIds[position] ?? '', text }, content);
  return toJudge && judge.read(toRead(toJudge));
}
