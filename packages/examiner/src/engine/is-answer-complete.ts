import type { Content } from '#content/content.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';

/** Whether every key point of the question at hand was heard, so that the turn may end a little sooner. */
export function isAnswerComplete(state: ExamState, textSoFar: string, content: Content): boolean {
  const asked = state.phase === 'running' && state.current && findAskable(state.current, content);
  if (!asked || !state.current) return false;
  const grade = gradeAnswer(asked.askable, [...state.current.parts, { text: textSoFar }]);
  return grade.complete && !grade.contradicted;
}
