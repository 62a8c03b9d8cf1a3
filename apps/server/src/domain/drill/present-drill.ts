import type { DrillOutput } from '@rightseat/contract';
import { type Content, quickQuestions } from '@rightseat/examiner';
import type { drills } from '#db/schema/index.ts';
import { notFound } from '#domain/errors.ts';

export type DrillRow = typeof drills.$inferSelect;

/** A drill at the question at hand. Throws not_found where the content no longer has the question. */
export function presentDrill(drill: DrillRow, content: Content, now: Date): DrillOutput {
  const { id, rating, ground, questionIds, position } = drill;
  const quick = quickQuestions(content).get(questionIds[position] ?? '');
  if (!quick) throw notFound('This question is no longer asked. Please begin another drill.');
  const code = quick.askable.acs[0]!;
  return {
    drillId: id,
    rating,
    ground,
    questions: questionIds.length,
    question: {
      position,
      code,
      title: content.titleOf(code),
      context: quick.followUp === null ? null : quick.question.ask,
      ask: quick.askable.ask,
    },
    remainingMs: Math.max(0, leftOnClock(drill, now)),
  };
}

/** Milliseconds; negative when the time is over. */
export function leftOnClock({ remainingMs, askedAt }: DrillRow, now: Date): number {
  return remainingMs - (askedAt ? now.getTime() - askedAt.getTime() : 0);
}
