import type { ExamEvent } from '../exam.ts';
import type { ExamState } from './exam-state.ts';

/** What the examiner had said when the pilot began to speak; empty where that is not known. */
export function lastLine(state: ExamState, event: ExamEvent): string {
  const goesOn = event.type === 'pilot-said' && event.continuesLastAnswer;
  return ((goesOn && state.beforeLastAnswer) || state).lastLine ?? '';
}
