import { areWordsClosing } from './closing-words.ts';
import { areWordsOpen } from './open-words.ts';

/**
 * How long silence must last before the turn is over, in ms. Pauses to think run from 0.4 to 1.2 s, and most words
 * that were cut off look complete; so who has not yet said what the question asks for is given the time of nearly
 * all of them, and only who has is answered briskly. What is cut off all the same is put together again: see
 * merge-window.ts.
 */
export const END_OF_TURN_WAIT = {
  /** The answer holds what was asked for, or a bare yes or no. */
  base: 800,
  /** Something essential is missing, or the last words are still being decoded. */
  unfinished: 1_150,
  /** "and…", "um", a list in the middle. */
  open: 1_500,
  /** "That's it", "I don't know". */
  closed: 420,
} as const;

const YES_OR_NO = /^\W*(?:yes|yeah|yep|no|nope|correct|affirmative|negative)(?:,? sir)?\W*$/i;

/**
 * `text` is null while the last words are still being decoded. Open words outrank a sufficient answer. `unfinishedMs` is
 * longer for a pilot who has shown that he thinks longer: thinking-pace.ts.
 */
export function endOfTurnWait(
  text: string | null,
  isAnswerSufficient: (text: string) => boolean,
  unfinishedMs: number = END_OF_TURN_WAIT.unfinished,
): number {
  if (text === null) return unfinishedMs;
  if (areWordsClosing(text)) return END_OF_TURN_WAIT.closed;
  if (YES_OR_NO.test(text)) return END_OF_TURN_WAIT.base;
  if (areWordsOpen(text)) return END_OF_TURN_WAIT.open;
  if (isAnswerSufficient(text)) return END_OF_TURN_WAIT.base;
  return unfinishedMs;
}
