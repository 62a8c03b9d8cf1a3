import type { KeyPoint } from '#content/question.ts';
import { clauseNumberOf, clausesOf } from './clauses.ts';
import { type PhraseMatch, phraseWords } from './find-phrase.ts';
import { sentenceOf } from './of-words.ts';
import { isTelling } from './telling-words.ts';
import { readWords, type Word } from './words.ts';

/** Where a statement stops naming what it speaks of: "Cumulus clouds | mean unstable air". */
const verbs =
  /^(?:is|are|was|mean|means|has|have|need|needs|give|gives|go|goes|must|may|can|cannot|take|takes|make|makes|show|shows|cover|covers|come|comes|become|becomes|bring|brings|need|counts|stands|runs|works|carries|lasts|drives|assures|keeps|begins|starts|ends|applies|stays|leads|leaves|tells|says|stops|turns|moves|lets|gets|does|should|will|prevent|prevents|remove|removes|feeds|provides|measures|indicates|warn|warns|inform|informs|allows|requires|reads|depends|adapts|checks|marks|points|protects|follows|governs)$/;
/** A subject is named in few words; a longer stretch is a clause of its own. */
const longestSubject = 4;

/** With more stretches between commas a sentence counts things up. */
const mostStretches = 3;

const longestClause = 14;
const subjectReach = 4;

const subjects = new WeakMap<KeyPoint, ReadonlySet<string>>();

/** What a statement speaks of, by stems: "runway" of "Runway edges are white." Empty where that is not clear. */
export function subjectOf(point: KeyPoint): ReadonlySet<string> {
  let subject = subjects.get(point);
  if (!subject) {
    const colon = point.statement.indexOf(':');
    const before = colon > 0 ? readWords(point.statement.slice(0, colon)) : [];
    const words = readWords(point.statement);
    const verb = words.findIndex(({ text }) => verbs.test(text));
    const named =
      before.length > 0 && before.filter(isTelling).length <= longestSubject
        ? before
        : words.slice(0, Math.max(0, verb));
    const telling = named.filter(isTelling);
    subject = new Set(telling.length <= longestSubject ? telling.map(({ stem }) => stem) : []);
    subjects.set(point, subject);
  }
  return subject;
}

/**
 * Whether the clause of a place speaks of this key point rather than of another one of the question: "unstable" in
 * "the flat layer is unstable" is not said of cumulus. Clauses that name no subject pass.
 */
export function speaksOf(
  point: KeyPoint,
  keyPoints: readonly KeyPoint[],
  words: readonly Word[],
  place: PhraseMatch,
): boolean {
  if (subjectOf(point).size === 0) return true;
  const clauses = clausesOf(words);
  const at = clauseNumberOf(words, words[place.from]!);
  // "Air" tells nothing apart where "cumulus means unstable air" and "stable air is smooth".
  const own = subjectOf(point);
  const shared = new Set(
    phraseWords(point.statement)
      .map(({ stem }) => stem)
      .filter((stem) => !own.has(stem)),
  );
  // "White's flaps green's normal yellow's smooth air": in one breath, and the place is the name itself.
  const said = words.slice(place.from, place.to + 1);
  const isName = said.every((word) => own.has(word.stem) && !shared.has(word.stem));
  if (isName && (clauses[at] ?? []).length > longestClause) return true;
  const around = narrow(clauses[at] ?? [], words, place);
  const countIn = (clause: readonly Word[] | undefined) => {
    const beside = new Set((clause ?? []).filter((word) => !said.includes(word)).map(({ stem }) => stem));
    return (of: KeyPoint) =>
      [...subjectOf(of)].filter((stem) => beside.has(stem) && !shared.has(stem)).length;
  };
  const isAnothers = (count: (of: KeyPoint) => number) =>
    keyPoints.some(
      (other) => other !== point && count(other) > count(point) && !hasPhrase(other, words, place),
    );
  const here = countIn(around);
  if (isAnothers(here)) return false;
  // "Flashing green, I'm cleared to land": a clause that only names its subject speaks for the next one.
  const named = topicBefore(words, clauses, at, new Set(keyPoints.flatMap((of) => [...subjectOf(of)])));
  const isNamed = [...said, ...clauses[at]!].some(({ stem }) => own.has(stem));
  return !named || isNamed || !isAnothers(countIn(named));
}

/** Speech comes without commas: of a stretch too long for a clause only the nearest words speak of its subject. */
function narrow(clause: readonly Word[], words: readonly Word[], place: PhraseMatch): readonly Word[] {
  if (clause.length <= longestClause) return clause;
  const near = new Set(words.slice(Math.max(0, place.from - subjectReach), place.to + 1 + subjectReach));
  return clause.filter((word) => near.has(word));
}

/** The clause before, where it is no more than a name. */
function topicBefore(
  words: readonly Word[],
  clauses: readonly (readonly Word[])[],
  at: number,
  names: ReadonlySet<string>,
): readonly Word[] | undefined {
  const [before, clause] = [clauses[at - 1], clauses[at]];
  const inSentence = clause?.[0] ? sentenceOf(words, clause[0]) : [];
  // "The route, the altitude, the frequency, the squawk": each names itself.
  if (new Set(inSentence.map((word) => word.clause)).size > mostStretches) return undefined;
  const isTopic =
    before?.[0]?.sentence === clause?.[0]?.sentence &&
    before?.[0]?.clause !== clause?.[0]?.clause &&
    before?.every((word) => !verbs.test(word.text) && (!isTelling(word) || names.has(word.stem)));
  return isTopic ? before : undefined;
}

/** Words that another point asks for as well say nothing against this one. */
function hasPhrase(other: KeyPoint, words: readonly Word[], place: PhraseMatch): boolean {
  const said = words.slice(place.from, place.to + 1);
  return other.heard.flat().some((phrase) => {
    const wanted = phraseWords(phrase);
    return wanted.length === said.length && wanted.every(({ stem }, at) => stem === said[at]!.stem);
  });
}
