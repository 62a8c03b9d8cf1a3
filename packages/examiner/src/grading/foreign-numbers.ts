import type { KeyPoint } from '#content/question.ts';
import type { PhraseMatch } from './find-phrase.ts';
import { ofWords } from './of-words.ts';
import { isTelling } from './telling-words.ts';
import { readWords, type Word } from './words.ts';

/** A number and the stem of what it counts. */
interface Counted {
  at: number;
  value: string;
  thing: string;
}

/** The things that a point counts, and all numbers that its question gives of any. */
interface Own {
  things: ReadonlySet<string>;
  values: ReadonlySet<number>;
}

const known = new WeakMap<KeyPoint, Own>();

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
    const all = countedIn(readWords(`${point.statement} ${modelAnswer} ${point.heard.flat().join(' . ')}`));
    own = {
      things: new Set(countedIn(readWords(point.statement)).map(({ thing }) => thing)),
      values: new Set(all.map(({ value }) => Number(value))),
    };
    known.set(point, own);
  }
  const { things, values } = own;
  if (things.size === 0) return false;
  return countedIn(words).some(
    ({ at, value, thing }) =>
      things.has(thing) && !values.has(Number(value)) && words[at]!.clause === words[place.from]!.clause,
  );
}

const countedIn = ofWords((words): readonly Counted[] =>
  words.flatMap((word, at) => {
    const next = words[at + 1];
    // "121.5 and 7700" counts no "and".
    if (!word.isNumber || !next || !isTelling(next) || next.clause !== word.clause) return [];
    return [{ at, value: word.text, thing: next.stem }];
  }),
);
