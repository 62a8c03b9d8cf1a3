import type { KeyPoint } from '#content/question.ts';
import { clausesOf } from './clauses.ts';
import { type PhraseMatch, phraseWords } from './find-phrase.ts';
import { isTelling } from './telling-words.ts';
import { readWords, type Word } from './words.ts';

/** Where a statement stops naming what it speaks of: "Cumulus clouds | mean unstable air". */
const verbs =
  /^(?:is|are|was|mean|means|has|have|need|needs|give|gives|go|goes|must|may|can|cannot|take|takes|make|makes|show|shows|cover|covers|come|comes|become|becomes|bring|brings|need|counts|stands|runs|works|carries|lasts|drives|assures|keeps)$/;
/** A subject is named in few words; a longer stretch is a clause of its own. */
const longestHead = 4;

const heads = new WeakMap<KeyPoint, ReadonlySet<string>>();

/** What a statement speaks of, by stems: "runway" of "Runway edges are white." Empty where that is not clear. */
export function headOf(point: KeyPoint): ReadonlySet<string> {
  let head = heads.get(point);
  if (!head) {
    const colon = point.statement.indexOf(':');
    const before = colon > 0 ? readWords(point.statement.slice(0, colon)) : [];
    const words = readWords(point.statement);
    const verb = words.findIndex(({ text }) => verbs.test(text));
    const named =
      before.length > 0 && before.filter(isTelling).length <= longestHead
        ? before
        : words.slice(0, Math.max(0, verb));
    const telling = named.filter(isTelling);
    head = new Set(telling.length <= longestHead ? telling.map(({ stem }) => stem) : []);
    heads.set(point, head);
  }
  return head;
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
  if (headOf(point).size === 0) return true;
  const clause = clausesOf(words).find((stretch) => stretch.includes(words[place.from]!)) ?? [];
  const around = clause.filter((word) => !words.slice(place.from, place.to + 1).includes(word));
  const said = new Set(around.map(({ stem }) => stem));
  // "Air" tells nothing apart where "cumulus means unstable air" and "stable air is smooth".
  const own = headOf(point);
  const shared = new Set(
    phraseWords(point.statement)
      .map(({ stem }) => stem)
      .filter((stem) => !own.has(stem)),
  );
  const count = (of: KeyPoint) =>
    [...headOf(of)].filter((stem) => said.has(stem) && !shared.has(stem)).length;
  const most = count(point);
  return keyPoints.every(
    (other) => other === point || count(other) <= most || hasPhrase(other, words, place),
  );
}

/** Words that another point asks for as well say nothing against this one. */
function hasPhrase(other: KeyPoint, words: readonly Word[], place: PhraseMatch): boolean {
  const said = words.slice(place.from, place.to + 1);
  return other.heard.flat().some((phrase) => {
    const wanted = phraseWords(phrase);
    return wanted.length === said.length && wanted.every(({ stem }, at) => stem === said[at]!.stem);
  });
}
