import type { KeyPoint } from '#content/question.ts';
import { clausesOf } from './clauses.ts';
import { findPhrase, type PhraseMatch, phraseWords } from './find-phrase.ts';
import { ofWords, placeOf } from './of-words.ts';
import { findPoles, type Pole } from './opposites.ts';
import { readWords, type Word } from './words.ts';

/** How far a word reaches that says more or less, before or after, left or right of something. */
const reach = 6;
/** What is said of a thing mostly follows it at once: "stall speed goes down". */
const nextReach = 4;

/** What a key point says of its subject, in words that have an opposite. */
export interface Relations {
  /** Whether the words around a place do not say the opposite. */
  allows(words: readonly Word[], place: PhraseMatch): boolean;
  /** A clause that joins two such words the wrong way round, "it leads from north", "odd thousands to the west". */
  findCrossed(words: readonly Word[]): PhraseMatch | undefined;
}

const known = new WeakMap<KeyPoint, Relations>();

export function relationsOf(point: KeyPoint, modelAnswer: string): Relations {
  let relations = known.get(point);
  if (!relations) {
    relations = findRelations(point, readWords(modelAnswer));
    known.set(point, relations);
  }
  return relations;
}

function findRelations(point: KeyPoint, model: readonly Word[]): Relations {
  const statement = readWords(point.statement);
  const joined = joinedPoles(withoutStandard(statement));
  const crossed = (words: readonly Word[]) => findCrossed(words, joined);
  const said = findPoles(withoutStandard(statement));
  const offered = point.heard.flatMap((group) => group.flatMap((phrase) => findPoles(phraseWords(phrase))));
  const own = said.filter(
    ({ pair, side }) =>
      [...said, ...offered].every((other) => other.pair !== pair || other.side === side) &&
      // "A higher groundspeed needs more bank" is as true of a lower one and less bank.
      said.filter((other) => other.pair === pair).length === 1,
  );
  // Where its own model answer does not keep to a relation, the relation is not what the point is about.
  const places = point.heard.map((group) => group.flatMap((phrase) => findPhrase(model, phrase)));
  const kept = own.filter((pole) =>
    places.every((found) => found.some((place) => agrees(model, place, pole))),
  );
  return {
    allows: (words, place) => kept.every((pole) => agrees(words, place, pole)),
    findCrossed: crossed(model) ? () => undefined : crossed,
  };
}

/** "Lower than outside": what it is compared with is no relation of its own. */
function withoutStandard(statement: readonly Word[]): Word[] {
  return statement.filter((_, at) => statement[at - 1]?.text !== 'than');
}

function agrees(words: readonly Word[], place: PhraseMatch, own: Pole): boolean {
  const { clause } = words[place.from]!;
  const near = findPoles(words).filter(
    ({ at, pair }) =>
      pair === own.pair && words[at]!.clause === clause && at >= place.from - reach && at <= place.to + reach,
  );
  if (near.length === 0) return true;
  if (near.every(({ side }) => side !== own.side)) return false;
  const isSaidBefore = near.some(
    ({ at, side }) => side === own.side && at >= place.from - nextReach && at <= place.to,
  );
  const next = near.find(({ at }) => at > place.to);
  return isSaidBefore || !next || next.side === own.side || next.at > place.to + nextReach;
}

/** Two words of pairs in one clause, and whether they are of the same side. */
interface Joined {
  pairs: readonly [number, number];
  isSame: boolean;
}

/** Which words of a statement go together: "lags" with "north". None where it joins them both ways. */
function joinedPoles(statement: readonly Word[]): Joined[] {
  const all = clausesOf(statement).flatMap((clause) => joinedIn(clause).map(({ joined }) => joined));
  return all.filter(({ pairs, isSame }) =>
    all.every(
      (other) => other.pairs[0] !== pairs[0] || other.pairs[1] !== pairs[1] || other.isSame === isSame,
    ),
  );
}

function findCrossed(words: readonly Word[], wanted: readonly Joined[]): PhraseMatch | undefined {
  if (!wanted.length) return undefined;
  for (const clause of clausesOf(words)) {
    for (const { joined, from, to } of joinedIn(clause)) {
      const isWrong = wanted.some(
        ({ pairs, isSame }) =>
          pairs[0] === joined.pairs[0] && pairs[1] === joined.pairs[1] && isSame !== joined.isSame,
      );
      if (isWrong) return { from: placeOf(words, clause[from]!), to: placeOf(words, clause[to]!) };
    }
  }
  return undefined;
}

const joinedIn = ofWords((clause): readonly { joined: Joined; from: number; to: number }[] => {
  const poles = findPoles(clause);
  const counts = new Map<number, number>();
  for (const { pair } of poles) counts.set(pair, (counts.get(pair) ?? 0) + 1);
  const single = poles.filter(({ pair }) => counts.get(pair) === 1);
  return single.flatMap((one) =>
    single
      .filter((other) => other.pair > one.pair)
      .map((other) => ({
        joined: { pairs: [one.pair, other.pair] as const, isSame: one.side === other.side },
        from: Math.min(one.at, other.at),
        to: Math.max(one.at, other.at),
      })),
  );
});
