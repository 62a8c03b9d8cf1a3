import type { AnswerPart } from '#grading/answer-grade.ts';
import type { ExamState } from './exam-state.ts';

/** Files words with the question at hand without judging them now. */
export function keepPart(state: ExamState, part: AnswerPart): ExamState {
  const { current } = state;
  return current ? { ...state, current: { ...current, parts: [...current.parts, part] } } : state;
}
