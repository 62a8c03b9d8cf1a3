import { areWordsClosing } from './closing-words.ts';
import { areWordsOpen } from './open-words.ts';

/**
 * How long silence must last before the turn is over. The base is a compromise between a brisk
 * exchange and pauses to think, which run from 0.4 to 1.2 s; the merge window (merge-window.ts)
 * makes good what it cuts off.
 */
export const END_OF_TURN_WAIT = {
  base: 800,
  /** "and…", "um", a list in the middle. */
  open: 1_500,
  /** "That's it", "I don't know". */
  closed: 420,
  /** The brain has heard all it waits for. */
  complete: 500,
} as const;

/** `text` is null while the last words are still being decoded. Open words outrank a complete answer. */
export function endOfTurnWait(text: string | null, isAnswerComplete: (text: string) => boolean): number {
  if (!text) return END_OF_TURN_WAIT.base;
  if (areWordsClosing(text)) return END_OF_TURN_WAIT.closed;
  if (areWordsOpen(text)) return END_OF_TURN_WAIT.open;
  return isAnswerComplete(text) ? END_OF_TURN_WAIT.complete : END_OF_TURN_WAIT.base;
}
