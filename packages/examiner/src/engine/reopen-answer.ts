import { isDontKnow } from '#grading/read/says-nothing.ts';
import type { ExamState } from './exam-state.ts';
import { rewind } from './rewind.ts';

/**
 * Back to the question that was answered last, with what was said to it: for a line that was lost when the pilot was
 * perhaps in mid-answer. What he says next completes and corrects it. Null where it held or he passed, which is no half
 * of anything, and where there is nothing to open.
 */
export function reopenAnswer(state: ExamState): ExamState | null {
  const asked = state.beforeLastAnswer?.current;
  if (state.phase !== 'running' || !asked) return null;
  const isAsked = ({ questionId, followUp }: typeof asked) =>
    questionId === asked.questionId && followUp === asked.followUp;
  const answered = [...state.asked, ...(state.current ? [state.current] : [])].findLast(isAsked);
  if (!answered || answered.outcome === 'held') return null;
  const said = answered.parts.at(-1);
  if (said && isDontKnow(said.text)) return null;
  // What a model cost is paid, whatever becomes of the answer.
  const { parts, verdicts } = answered;
  return {
    ...rewind(state),
    current: { ...asked, parts, verdicts, isReopened: true },
    advised: state.advised,
  };
}
