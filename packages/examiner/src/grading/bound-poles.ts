import type { KeyPoint } from '#content/question.ts';
import { clausesOf } from './clauses.ts';
import type { PhraseMatch } from './find-phrase.ts';
import { ofWords, placeOf } from './of-words.ts';
import { findPoles } from './opposites.ts';
import { isTelling } from './telling-words.ts';
import { readWords, type Word } from './words.ts';

/** "The pressure falls": what goes up or down stands this near before the word that says so. */
const reach = 3;

/** "Without lights I need more": more of something else. */
const newSubject = /^(?:i|you|he|she|we|they|it|that|so)$/;

/** A word, and which way a word with an opposite turns it: "pressure" and falls. */
interface Bound {
  stem: string;
  pair: number;
  side: 1 | -1;
  from: number;
  to: number;
}

const known = new WeakMap<KeyPoint, readonly Bound[]>();

/**
 * "You feel too low, so you fly too high", where the point says the reverse; "turn away", where it says to turn
 * toward: the answer gives a word of the statement the other direction, and nowhere its own.
 */
export function findTurned(
  point: KeyPoint,
  modelAnswer: string,
  words: readonly Word[],
): PhraseMatch | undefined {
  let own = known.get(point);
  if (!own) {
    const all = boundIn(readWords(point.statement));
    const model = boundIn(readWords(modelAnswer));
    own = all.filter(
      (one) =>
        all.every((other) => !isSame(other, one) || other.side === one.side) &&
        model.every((other) => !isSame(other, one) || other.side === one.side),
    );
    known.set(point, own);
  }
  if (!own.length) return undefined;
  const said = boundIn(words);
  const unsaid = own.filter((wanted) => !said.some((one) => isSame(wanted, one) && wanted.side === one.side));
  return said.find((one) => unsaid.some((wanted) => isSame(wanted, one) && wanted.side !== one.side));
}

function isSame(one: Bound, other: Bound): boolean {
  return one.stem === other.stem && one.pair === other.pair;
}

const boundIn = ofWords((words): readonly Bound[] =>
  clausesOf(words).flatMap((clause) => {
    const poles = findPoles(clause);
    const isPole = new Set(poles.map(({ at }) => at));
    const until = clause.findIndex(({ text }) => text === 'until');
    return poles.flatMap(({ at, pair, side }) => {
      // "Until it runs smooth": how it shall be, not how it is.
      if (until >= 0 && until < at) return [];
      for (let of = at - 1; of >= Math.max(0, at - reach); of--) {
        const word = clause[of]!;
        if (isPole.has(of) || newSubject.test(word.text)) return [];
        if (isTelling(word))
          return [
            { stem: word.stem, pair, side, from: placeOf(words, word), to: placeOf(words, clause[at]!) },
          ];
      }
      return [];
    });
  }),
);
