import { isFiller } from '#heard/is-filler.ts';
import { overlapsOwnWords } from '#heard/overlaps-own-words.ts';

export type OverheardAs = 'pilot' | 'own-words' | 'filler' | 'nothing';

/** Two words show intent; right after an answer one is enough: the pilot was speaking a moment ago. */
const MIN_WORDS = 2;
const MIN_WORDS_CONTINUING = 1;

/** What words heard over the examiner's voice mean. `ownWords` is what the examiner is saying. */
export function judgeOverheard(text: string, ownWords: string, mayContinueAnswer: boolean): OverheardAs {
  const words = text.match(/[a-z0-9']+/gi) ?? [];
  if (words.length === 0) return 'nothing';
  if (isFiller(text)) return 'filler';
  if (overlapsOwnWords(text, ownWords)) return 'own-words';
  return words.length >= (mayContinueAnswer ? MIN_WORDS_CONTINUING : MIN_WORDS) ? 'pilot' : 'nothing';
}
