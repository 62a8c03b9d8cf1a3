import type { KeyPoint } from '#content/question.ts';
import { clausesOf } from './clauses.ts';
import type { PhraseMatch } from './find-phrase.ts';
import { ofWords, placeOf } from './of-words.ts';
import { isTelling } from './telling-words.ts';
import { readWords, stemOf, type Word } from './words.ts';

/** Of one thing only one of a kind is true: an edge light is blue or green, a light steady or flashing. */
const kinds = ['white green blue red yellow amber magenta black', 'steady flashing'].map(
  (words) => new Set(words.split(' ').map(stemOf)),
);

/** What a clause says of its subject. */
interface Fact {
  subject: ReadonlySet<string>;
  kind: number;
  values: ReadonlySet<string>;
}
/** One word of a subject may be anything's: "edges" are the runway's too. */
const fewestShared = 2;

const known = new WeakMap<KeyPoint, readonly Fact[]>();

/** "Taxiway edges are green", where the point says that they are blue. */
export function findOtherValue(
  point: KeyPoint,
  modelAnswer: string,
  words: readonly Word[],
): PhraseMatch | undefined {
  let facts = known.get(point);
  if (!facts) {
    const model = factsOf(readWords(modelAnswer));
    facts = factsOf(readWords(point.statement)).filter(
      (fact) =>
        fact.values.size === 1 && isNamed(fact.subject) && !model.some((said) => excludes(said, fact)),
    );
    known.set(point, facts);
  }
  if (!facts.length) return undefined;
  const clause = clausesOf(words).find((stretch) =>
    factsBefore(stretch).some((said) => facts.some((fact) => excludes(said, fact))),
  );
  return clause && { from: placeOf(words, clause[0]!), to: placeOf(words, clause.at(-1)!) };
}

/** "Red and green is head-on": what follows a value need not be its subject. */
function isBefore(word: Word, value: Word): boolean {
  return word.start < value.start;
}

const factsBefore = ofWords((clause): readonly Fact[] => factsOf(clause, isBefore));

function excludes(said: Fact, fact: Fact): boolean {
  const shared = [...fact.subject].filter((stem) => said.subject.has(stem)).length;
  return (
    said.kind === fact.kind &&
    shared >= Math.min(fewestShared, fact.subject.size) &&
    [...fact.values].every((value) => !said.values.has(value))
  );
}

function factsOf(words: readonly Word[], isOfSubject = (_: Word, __: Word) => true): Fact[] {
  return clausesOf(words).flatMap((clause) => {
    const telling = clause.filter(isTelling);
    return kinds.flatMap((kind, index) => {
      const values = telling.filter(({ stem }) => kind.has(stem));
      if (!values[0]) return [];
      const subject = telling.filter((word) => !kind.has(word.stem) && isOfSubject(word, values[0]!));
      return [{ subject: stemsOf(subject), kind: index, values: stemsOf(values) }];
    });
  });
}

/** "Flashing" alone is no subject: lights of two colors flash. */
function isNamed(subject: ReadonlySet<string>): boolean {
  return [...subject].some((stem) => kinds.every((kind) => !kind.has(stem)));
}

function stemsOf(words: readonly Word[]): ReadonlySet<string> {
  return new Set(words.map(({ stem }) => stem));
}
