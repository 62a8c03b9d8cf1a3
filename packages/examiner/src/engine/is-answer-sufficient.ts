import type { Content } from '#content/content.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';

/**
 * Whether everything essential of the question at hand has been spoken to, right or wrong. Until then a pause is
 * rather one to think in, and the turn waits longer for its end.
 */
export function isAnswerSufficient(state: ExamState, textSoFar: string, content: Content): boolean {
  const asked = state.phase === 'running' && state.current && findAskable(state.current, content);
  if (!asked || !state.current) return true;
  const { keyPoints } = gradeAnswer(asked.askable, [...state.current.parts, { text: textSoFar }]);
  const missing = new Set(keyPoints.filter(({ verdict }) => verdict === 'missing').map(({ id }) => id));
  return asked.askable.keyPoints.every(({ id, essential }) => !essential || !missing.has(id));
}
