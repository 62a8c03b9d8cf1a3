import type { ExamState } from './exam-state.ts';

/** Back to before the last answer; that time runs out is not undone. */
export function rewind(state: ExamState): ExamState {
  const { time, isClosing } = state;
  return { ...state.beforeLastAnswer!, ...(time && { time }), isClosing, beforeLastAnswer: null };
}
