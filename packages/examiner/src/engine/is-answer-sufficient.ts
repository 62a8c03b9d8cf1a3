import type { Content } from '#content/content.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';

/** One point in five is not recognised when spoken; of three or more, one may be such a one. */
const ONE_MAY_BE_UNHEARD_OF = 3;

/**
 * Whether what is essential of the question at hand has been spoken to, right or wrong. Until then a pause is rather
 * one to think in, and the turn waits longer for its end.
 */
export function isAnswerSufficient(state: ExamState, textSoFar: string, shipped: Content): boolean {
  const content = contentFor(state, shipped);
  const asked = state.phase === 'running' && state.current && findAskable(state.current, content);
  if (!asked || !state.current) return true;
  const { keyPoints } = gradeAnswer(asked.askable, [
    ...state.current.parts,
    { text: textSoFar, isSpoken: true },
  ]);
  const missing = new Set(keyPoints.filter(({ verdict }) => verdict === 'missing').map(({ id }) => id));
  const essential = asked.askable.keyPoints.filter((point) => point.essential);
  const unheard = essential.filter(({ id }) => missing.has(id)).length;
  return unheard <= (essential.length >= ONE_MAY_BE_UNHEARD_OF ? 1 : 0);
}
