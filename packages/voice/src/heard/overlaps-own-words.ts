import { distance as editDistance } from 'fastest-levenshtein';
import { toSpeakable } from '#spoken/to-speakable.ts';

/** Echo comes back mangled: one wrong word in three is let pass. */
const LEAST_SHARE_OF_OWN_WORDS = 0.65;

/** Two words that are not the examiner's are the pilot's. */
const FOREIGN_WORDS_OF_PILOT = 2;

/** A long word counts as the same with one letter in four wrong ("airspeed" for "airspace"). */
const FUZZY_FROM_LETTERS = 5;
const LARGEST_SHARE_WRONG = 0.25;

/** Words the recogniser may have dropped from a stretch of echo. */
const DROPPED_WORDS = 2;

/**
 * Whether what was heard while the examiner spoke is the examiner's own voice come back through the
 * loudspeaker: its words in their order, somewhere in `spokenText` (as written). No words at all
 * count as such.
 */
export function overlapsOwnWords(heardText: string, spokenText: string): boolean {
  const heard = wordsOf(heardText);
  const own = wordsOf(spokenText);
  let recognised = 0;
  for (let start = 0; start < own.length; start++) {
    const stretch = own.slice(start, start + heard.length + DROPPED_WORDS);
    recognised = Math.max(recognised, longestCommonOrder(heard, stretch));
  }
  const foreign = heard.length - recognised;
  return foreign < FOREIGN_WORDS_OF_PILOT && recognised >= LEAST_SHARE_OF_OWN_WORDS * heard.length;
}

/** Both sides as they sound: "91.155" and "ninety-one point one fifty five" are the same words. */
function wordsOf(text: string): string[] {
  return (
    toSpeakable(text)
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z]+/g) ?? []
  );
}

/** How many words of one occur in the other in the same order. */
function longestCommonOrder(one: readonly string[], other: readonly string[]): number {
  let previous = new Array<number>(other.length + 1).fill(0);
  for (const word of one) {
    const current = [0];
    other.forEach((otherWord, index) => {
      const extended = (previous[index] ?? 0) + (soundsAlike(word, otherWord) ? 1 : 0);
      current.push(Math.max(extended, previous[index + 1] ?? 0, current[index] ?? 0));
    });
    previous = current;
  }
  return previous.at(-1) ?? 0;
}

function soundsAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  if (shorter < FUZZY_FROM_LETTERS) return false;
  return editDistance(one, other) <= LARGEST_SHARE_WRONG * Math.max(one.length, other.length);
}
