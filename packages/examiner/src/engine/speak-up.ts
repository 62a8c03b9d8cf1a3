import type { ExamState } from './exam-state.ts';
import { lines } from './lines.ts';
import { sayOne, type Turn } from './say.ts';

/** Twice "say it again", then the keyboard. */
const unclearBeforeTyping = 2;

/** Asks for words that did not come through. */
export function askToSpeakUp(state: ExamState): Turn {
  const unclear = state.unclear + 1;
  return sayOne({ ...state, unclear }, unclear > unclearBeforeTyping ? lines.suggestTyping : lines.unclear);
}
