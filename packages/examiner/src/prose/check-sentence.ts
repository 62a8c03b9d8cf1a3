import type { Debrief, DebriefLine } from '@rightseat/contract';
import { asksFirst, type Claim, claims, joiningWords, plainWords } from './prose-words.ts';

/** What the table says of a thing that a sentence may name. */
type Kind =
  | 'heard'
  | 'missing'
  | 'wrong'
  | 'contradicted'
  | 'satisfactory'
  | 'unsatisfactory'
  | 'not-assessed';

/** What may be claimed of each: one of `some` has to be. */
const allowed: Record<Kind, { some: readonly Claim[]; also: readonly Claim[] }> = {
  heard: { some: ['attributed', 'held'], also: [] },
  missing: { some: ['missed', 'study'], also: [] },
  /** The pilot's own words that were wrong: never repeated without saying so. */
  wrong: { some: ['wrong'], also: ['attributed'] },
  /** The point that they were wrong on. */
  contradicted: { some: ['wrong', 'study'], also: [] },
  satisfactory: { some: ['held'], also: [] },
  unsatisfactory: { some: ['failed', 'study'], also: [] },
  'not-assessed': { some: ['open', 'study'], also: [] },
};

/** Longer is no sentence to be read at a glance. In characters, and things named. */
const LONGEST = 320;
const MOST_NAMED = 3;
/** Stands for what is named. */
const NAMED = '¤';
const PLAIN = /^[A-Z¤][A-Za-z ,;:'’¤-]*[.]$/;

interface Thing {
  text: string;
  kind: Kind | null;
}
/** All that may be quoted, by its words; of one that means two things nothing may be said. */
export type Evidence = ReadonlyMap<string, Thing>;

export function listEvidence({ lines }: Pick<Debrief, 'lines'>): Evidence {
  const evidence = new Map<string, Thing>();
  for (const [text, kind] of lines.flatMap(thingsOf)) {
    const key = keyOf(text);
    const known = evidence.get(key);
    if (key) evidence.set(key, { text, kind: known && known.kind !== kind ? null : kind });
  }
  return evidence;
}

function thingsOf({ grade, titles = [], points = [] }: DebriefLine): [string, Kind][] {
  return [
    ...titles.slice(0, 1).map((title): [string, Kind] => [title, grade]),
    ...points.flatMap(({ statement, found, words }): [string, Kind][] => [
      [statement, found],
      ...(words ? [[words, found === 'contradicted' ? 'wrong' : 'heard'] as [string, Kind]] : []),
    ]),
  ];
}

/**
 * The sentence as it may be printed, with the table's own spelling of what it names; null where it names what is not in
 * the table, claims of it what the table does not, or says anything else.
 */
export function checkSentence(sentence: string, evidence: Evidence): string | null {
  const said = sentence
    .trim()
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/[.,]”/g, '”')
    .replace(/[.]?$/, '.');
  const named = [...said.matchAll(/“([^“”]*)”/g)].map(([, quoted]) => evidence.get(keyOf(quoted!)));
  const own = said.replace(/“[^“”]*”/g, NAMED);
  if (said.length > LONGEST || !PLAIN.test(own) || !named.length || named.length > MOST_NAMED) return null;
  const left = [...named];
  for (const clause of own.split(/;|,? (?:but|while|though|although) /)) {
    const things = left.splice(0, clause.split(NAMED).length - 1);
    if (!holds(clause.replaceAll(NAMED, ' '), things)) return null;
  }
  return named.reduce((text, thing) => text.replace(NAMED, () => `“${withoutStop(thing!.text)}”`), own);
}

function holds(own: string, things: readonly (Thing | undefined)[]): boolean {
  const made = claimsOf(plainWords(own));
  if (!made || (made.has('study') && !asksFirst.test(own))) return false;
  if (!things.length) return made.size === 0;
  return things.every((thing) => {
    if (!thing?.kind) return false;
    const { some, also } = allowed[thing.kind];
    const isKnown = (claim: Claim) => some.includes(claim) || also.includes(claim);
    return some.some((claim) => made.has(claim)) && [...made].every(isKnown);
  });
}

/** Null where a word is said that nothing is known of. */
function claimsOf(said: readonly string[]): Set<Claim> | null {
  const made = new Set<Claim>();
  for (const word of said) {
    const claim = (Object.keys(claims) as Claim[]).find((one) => claims[one].has(word));
    if (claim) made.add(claim);
    else if (!joiningWords.has(word)) return null;
  }
  return made;
}

const keyOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

const withoutStop = (text: string) => text.trim().replace(/[.]$/, '').replace(/[“”"]/g, "'");
