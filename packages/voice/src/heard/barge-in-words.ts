import { isFiller } from './is-filler.ts';
import { overlapsOwnWords } from './overlaps-own-words.ts';

export type OverheardAs = 'pilot' | 'own-words' | 'filler' | 'nothing';

/** Two words show intent; right after an answer one is enough: the pilot was speaking a moment ago. */
const MIN_WORDS = 2;
const MIN_WORDS_CONTINUING = 1;

/**
 * Fewer words than this are shared by chance ("so", "a question"): no reason to stop, and none to take the pilot's
 * level for the echo's, over which nobody could be heard any more.
 */
const LEAST_WORDS_OF_ECHO = 3;

/** What words heard over the examiner's voice mean. `ownWords` is what the examiner is saying. */
export function judgeOverheard(text: string, ownWords: string, mayContinueAnswer: boolean): OverheardAs {
  const words = text.match(/[a-z0-9']+/gi) ?? [];
  if (words.length === 0) return 'nothing';
  if (isFiller(text)) return 'filler';
  if (overlapsOwnWords(text, ownWords)) return words.length < LEAST_WORDS_OF_ECHO ? 'nothing' : 'own-words';
  return words.length >= (mayContinueAnswer ? MIN_WORDS_CONTINUING : MIN_WORDS) ? 'pilot' : 'nothing';
}
