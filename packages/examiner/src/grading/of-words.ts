import type { Word } from './words.ts';

/**
 * A finding about a stretch of words, made at the first question for it and then known: an answer is judged point by
 * point and phrase by phrase, and must not be read anew for each.
 */
export function ofWords<Found>(find: (words: readonly Word[]) => Found): (words: readonly Word[]) => Found {
  const known = new WeakMap<readonly Word[], { found: Found }>();
  return (words) => {
    let kept = known.get(words);
    if (!kept) {
      kept = { found: find(words) };
      known.set(words, kept);
    }
    return kept.found;
  };
}

const places = ofWords((words) => new Map(words.map((word, at) => [word, at])));

/** Where a word of these words stands. */
export function placeOf(words: readonly Word[], word: Word): number {
  return places(words).get(word) ?? -1;
}

const sentences = ofWords((words) => {
  const byNumber = new Map<number, Word[]>();
  for (const word of words) {
    const sentence = byNumber.get(word.sentence);
    if (sentence) sentence.push(word);
    else byNumber.set(word.sentence, [word]);
  }
  return byNumber;
});

/** The sentence that a word of these words stands in. */
export function sentenceOf(words: readonly Word[], { sentence }: Word): readonly Word[] {
  return sentences(words).get(sentence) ?? [];
}

const listWords = ofWords((words) => countsBefore(words, ({ text }) => /^(?:and|or|then)$/.test(text)));
const numbers = ofWords((words) => countsBefore(words, ({ isNumber }) => isNumber));

/** How many words from `from` up to `to`, without it, begin the next item of a list. */
export function listWordsBetween(words: readonly Word[], from: number, to: number): number {
  return to > from ? listWords(words)[to]! - listWords(words)[from]! : 0;
}

/** How many of these are numbers. */
export function numbersBetween(words: readonly Word[], from: number, to: number): number {
  return to > from ? numbers(words)[to]! - numbers(words)[from]! : 0;
}

function countsBefore(words: readonly Word[], counts: (word: Word) => boolean): number[] {
  const before = [0];
  for (const word of words) before.push(before.at(-1)! + Number(counts(word)));
  return before;
}
