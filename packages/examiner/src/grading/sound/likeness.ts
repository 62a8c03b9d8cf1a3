import { doubleMetaphone } from 'double-metaphone';
import { distance as editDistance } from 'fastest-levenshtein';

/** How far apart two words sound: 0 is the same, 1 has nothing in common. */
export interface Likeness {
  distance: number;
  /** Consonants that are compared; few of them prove little. */
  consonants: number;
}

/** How near what was heard must come to a word. Distances and letters as shares of the whole. */
export interface Nearness {
  farthest: number;
  fewestConsonants: number;
  mostLettersApart: number;
}

/** Consonants that recognisers take for one another. */
const alike = ['T0', 'SX', 'MN', 'JX', 'PF'];

const keys = new Map<string, readonly string[]>();
/** Every word of every answer passes here. */
const mostKeys = 20_000;

/**
 * By the consonants of both words as they are spoken, of which one may be taken for another, but none comes or goes:
 * "uncle" is not "unbuckle". Null for such, and where more than this share of the letters differs: then even
 * the same consonants are other words, "pilot" and "bills". Null too where they sound farther apart than asked for.
 */
export function likenessOf(
  one: string,
  other: string,
  { farthest, mostLettersApart }: Pick<Nearness, 'farthest' | 'mostLettersApart'>,
): Likeness | null {
  const longest = Math.max(one.length, other.length);
  if (Math.abs(one.length - other.length) > mostLettersApart * longest) return null;
  let best: Likeness | null = null;
  for (const key of keysOf(one)) {
    for (const otherKey of keysOf(other)) {
      if (otherKey.length !== key.length) continue;
      const distance = distanceOf(key, otherKey);
      if (!best || distance < best.distance) best = { distance, consonants: key.length };
    }
  }
  // The letters last: comparing them takes longest, and few words share their consonants.
  if (!best || best.distance > farthest) return null;
  return editDistance(one, other) > mostLettersApart * longest ? null : best;
}

function keysOf(word: string): readonly string[] {
  let known = keys.get(word);
  if (!known) {
    if (keys.size >= mostKeys) keys.clear();
    known = [...new Set(doubleMetaphone(word))];
    keys.set(word, known);
  }
  return known;
}

function distanceOf(key: string, other: string): number {
  let sum = 0;
  for (let at = 0; at < key.length; at++) sum += consonantCost(key[at]!, other[at]!);
  return sum / Math.max(1, key.length);
}

function consonantCost(one: string, other: string): number {
  if (one === other) return 0;
  return alike.some((group) => group.includes(one) && group.includes(other)) ? 0.5 : 1;
}
