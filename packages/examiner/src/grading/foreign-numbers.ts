import type { KeyPoint } from '#content/question.ts';
import type { PhraseMatch } from './find-phrase.ts';
import { isTelling } from './telling-words.ts';
import { readWords, type Word } from './words.ts';

/** A number and the stem of what it counts. */
interface Counted {
  at: number;
  value: string;
  thing: string;
}

const known = new WeakMap<KeyPoint, readonly Counted[]>();

/**
 * Whether the clause of a place gives another number of the same things than the key point, as "three hundred
 * horsepower" where it says 200. For points that name a number and are credited by their words.
 */
export function hasForeignNumber(
  point: KeyPoint,
  modelAnswer: string,
  words: readonly Word[],
  place: PhraseMatch,
): boolean {
  if (point.numbers.length) return false;
  let own = known.get(point);
  if (!own) {
    own = countedIn(readWords(`${point.statement} ${modelAnswer} ${point.heard.flat().join(' . ')}`));
    known.set(point, own);
  }
  const stated = new Set(countedIn(readWords(point.statement)).map(({ thing }) => thing));
  if (stated.size === 0) return false;
  const values = new Set(own.map(({ value }) => Number(value)));
  return countedIn(words).some(
    ({ at, value, thing }) =>
      stated.has(thing) && !values.has(Number(value)) && words[at]!.clause === words[place.from]!.clause,
  );
}

function countedIn(words: readonly Word[]): Counted[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    // "121.5 and 7700" counts no "and".
    if (!word.isNumber || !next || !isTelling(next) || next.clause !== word.clause) return [];
    return [{ at, value: word.text, thing: next.stem }];
  });
}
