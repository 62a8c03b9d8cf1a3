import type { ExamState } from './exam-state.ts';

/** Back to before the last answer; that time runs out is not undone, nor what he has heard the examiner say. */
export function rewind(state: ExamState): ExamState {
  const { time, isClosing, recentLines } = state;
  return {
    ...state.beforeLastAnswer!,
    ...(time && { time }),
    ...(recentLines && { recentLines }),
    isClosing,
    beforeLastAnswer: null,
  };
}
