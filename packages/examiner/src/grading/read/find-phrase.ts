import { readWords, type Word } from './words.ts';

/** Where a phrase was found: indexes of its first and last word. */
export interface PhraseMatch {
  from: number;
  to: number;
}

/** Words a phrase is written without. */
const articles = new Set('a an the your my our his their its of'.split(' '));
/** Words that may stand between the words of a phrase without changing it. */
const fillers = new Set([
  ...articles,
  ...'any all that like you very just really still also actually pretty keep keeps'.split(' '),
]);
/** More than two fillers in a row is another sentence. */
const mostFillers = 2;
/** From this length on a rubric's word matches whatever begins with it: "moist", "moisture". */
const shortestPrefix = 5;
/** A shorter word only with these endings, which the stemmer leaves apart: "bumpy", "braking", "cooler". */
const shortWordEndings = /^(?:y|ier|er|ers|e|es|ed|ing|ly|able|ible|ometer)$/;
/** Words that begin alike and mean something else. */
const falseFriends =
  /^(?:clearance|lightning|understand|understood|startle|entertain|statement|plane|lander|overly|party|highway|against|factory|flashlight|check(?:list|point|ride|out)|otherwise|every(?:body|one)|beforehand)/;

/** Whose it is, is all that such a phrase says: "my job" is not heard in "the controller's job". */
const owned = /^(?:my|his|their) (?:job|call|decision|responsibility|choice|problem|fault)$/;

/** "The wake is his": a possessive with nothing after it tells. */
const owners = /\b(?:is|are) (?:my|his|their)$/;

const comparatives = new Map<string, string>(
  ['high', 'low', 'steep', 'fast', 'slow', 'long', 'short'].map((plain) => [`${plain}er`, plain]),
);

const compiled = new Map<string, Word[]>();

/** "Pull ... first": the words between two parts of a phrase; "and" begins something else. */
const longestGap = 4;
/** "Blocked pitot doesn't touch the gyros" is no "pitot ... gyros". */
const gapEnds = /^(?:and|or|but|then|so|because|not|no|never|without|nothing|neither)$/;
/**
 * All places where the words of `phrase` stand in order, compared by stem. Three dots stand for up to four words of
 * the same clause: "pull ... first".
 */
export function findPhrase(words: readonly Word[], phrase: string): readonly PhraseMatch[] {
  const found = knownOf.get(words) ?? new Map<string, readonly PhraseMatch[]>();
  knownOf.set(words, found);
  const matches = found.get(phrase) ?? search(words, phrase);
  found.set(phrase, matches);
  return matches;
}

/** An answer is judged point by point and phrase by phrase, and must not be read anew for each. */
const knownOf = new WeakMap<readonly Word[], Map<string, readonly PhraseMatch[]>>();

function search(words: readonly Word[], phrase: string): readonly PhraseMatch[] {
  const gap = phrase.indexOf('...');
  if (gap >= 0) return joinAcross(words, phrase.slice(0, gap).trim(), phrase.slice(gap + 3).trim());
  const [wanted, ...others] = phraseWords(phrase);
  return words.flatMap((word, from) => {
    const to = wanted && isSame(word, wanted) ? endOfPhrase(words, from, others) : null;
    return to === null ? [] : [{ from, to }];
  });
}

function joinAcross(words: readonly Word[], first: string, rest: string): PhraseMatch[] {
  const ends = new Map(findPhrase(words, rest).map(({ from, to }) => [from, to]));
  return findPhrase(words, first).flatMap(({ from, to }) => {
    const joined: PhraseMatch[] = [];
    for (let at = to + 1; at <= to + 1 + longestGap; at++) {
      if (words[at]?.clause !== words[to]!.clause) break;
      if (ends.has(at)) joined.push({ from, to: ends.get(at)! });
      if (gapEnds.test(words[at]!.text)) break;
    }
    return joined;
  });
}

export function phraseWords(phrase: string): Word[] {
  const wanted = compiled.get(phrase) ?? compile(phrase);
  compiled.set(phrase, wanted);
  return wanted;
}

/** The stems of all words of some phrases. */
export const stemsIn = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.flatMap(phraseWords).map(({ stem }) => stem));

function compile(phrase: string): Word[] {
  const all = readWords(phrase);
  const isOwned = all.length === 2 && owned.test(phrase);
  const isLastOwner = (word: Word) => word === all.at(-1) && owners.test(phrase);
  const telling = all.filter((word) => isOwned || isLastOwner(word) || !articles.has(word.text));
  return telling.length ? telling : all;
}

/** Where a phrase ends whose first word stands at `from`. */
function endOfPhrase(words: readonly Word[], from: number, others: readonly Word[]): number | null {
  let at = from;
  for (const word of others) {
    at++;
    const isThere = () => at < words.length && isSame(words[at]!, word);
    for (let left = mostFillers; left > 0 && !isThere() && fillers.has(words[at]?.text ?? ''); left--) at++;
    if (!isThere()) return null;
  }
  return at;
}

function isSame(said: Word, wanted: Word): boolean {
  if (said.text === wanted.text) return true;
  // "That's nose high" says how it is, "nose higher" what one does.
  if (said.stem === wanted.stem) return comparatives.get(wanted.text) !== said.text;
  if (said.isNumber || wanted.isNumber) return said.text.replace(/\.0+$/, '') === wanted.text; // "45.0"
  if (!said.text.startsWith(wanted.text)) return false;
  const ending = said.text.slice(wanted.text.length);
  const isForm = wanted.text.length === shortestPrefix - 1 && shortWordEndings.test(ending);
  return (wanted.text.length >= shortestPrefix || isForm) && !falseFriends.test(said.text);
}
