import type { DebriefLine, SayAgainOutput } from '@rightseat/contract';
import { type Content, type ExamState, judgeAgain } from '@rightseat/examiner';
import type { DomainContext } from '#domain/context.ts';
import { invalidInput, notFound } from '#domain/errors.ts';
import { named } from '#event-loop.ts';
import { type Owned, requireOwnDebrief } from './own-debrief.ts';

/** A question of one's own debrief, by its place in it. */
export interface OwnLine extends Owned {
  position: number;
}

const NO_ANSWER = 'That was heard as no answer. Please answer the question, or type it.';

/** Throws not_found for another's debrief, and for a line that is not there. */
export async function requireOwnLine(ctx: DomainContext, own: OwnLine) {
  const { debrief, examState } = await requireOwnDebrief(ctx, own);
  const line: DebriefLine | undefined = debrief?.lines[own.position];
  if (!line) throw notFound('There is no such line in this debrief.');
  return { line, exam: examState as ExamState };
}

/**
 * Judges an answer to a question of one's own debrief as a drill does. It is practice with the model answer at hand: it is
 * kept nowhere and counts for nothing. Throws not_found for another's, and for a question that is no longer asked;
 * invalid_input for what was said and is no answer.
 */
export async function sayAgain(
  ctx: DomainContext,
  content: Content,
  own: OwnLine,
  { text, spoken }: { text: string; spoken?: { isAnswer: boolean } },
): Promise<SayAgainOutput> {
  const { line: asked, exam } = await requireOwnLine(ctx, own);
  const answer = { questionId: asked.questionId, text, ...(spoken && { isSpoken: true as const }) };
  const line = named('drill', () => judgeAgain(exam, answer, content));
  if (!line) throw notFound('This question is no longer asked.');
  if (spoken && !spoken.isAnswer && line.grade === 'unsatisfactory') throw invalidInput(NO_ANSWER);
  return { line, heard: spoken ? text : null };
}
