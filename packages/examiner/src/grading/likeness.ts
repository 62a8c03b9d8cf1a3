import { isTechnical, isTelling } from './telling-words.ts';
import type { Word } from './words.ts';

/** What a word weighs in a comparison: terms and figures tell most, grammar least, but for what turns a sentence. */
const WEIGHTS = { term: 2, telling: 1.4, turning: 1, grammar: 0.3 };
/** Pairs keep the order of words, which is all that "A before B" and "B before A" differ in. */
const PAIR_SHARE = 0.7;
const turning = /^(?:not|no|never|without|only)$/;

/** Stems, and pairs of stems at most one word apart, with their weights. */
export interface Wording {
  weights: ReadonlyMap<string, number>;
  total: number;
}

/** The wording of a stretch of words. Pairs do not reach over the end of a sentence. */
export function wordingOf(words: readonly Word[]): Wording {
  const weights = new Map<string, number>();
  for (const [at, word] of words.entries()) {
    weights.set(word.stem, weightOf(word));
    for (const apart of [1, 2]) {
      const other = words[at + apart];
      if (other?.sentence !== word.sentence) continue;
      const pair = apart === 1 ? `${word.stem} ${other.stem}` : `${word.stem} _ ${other.stem}`;
      weights.set(pair, PAIR_SHARE * (weightOf(word) + weightOf(other)));
    }
  }
  return { weights, total: [...weights.values()].reduce((sum, weight) => sum + weight, 0) };
}

/** What one wording shares with each that holds a part of it, by weight. */
export function sharedWith(
  one: Wording,
  holders: ReadonlyMap<string, readonly Wording[]>,
): ReadonlyMap<Wording, number> {
  const shared = new Map<Wording, number>();
  for (const [part, weight] of one.weights)
    for (const other of holders.get(part) ?? []) shared.set(other, (shared.get(other) ?? 0) + weight);
  return shared;
}

/** How alike two wordings are that share this much, from 0 to 1. */
export function likeness(one: Wording, other: Wording, shared: number): number {
  return one.total && other.total ? shared / Math.sqrt(one.total * other.total) : 0;
}

/** How much of a wording that share is, from 0 to 1. */
export function containment(one: Wording, shared: number): number {
  return one.total ? shared / one.total : 0;
}

function weightOf(word: Word): number {
  if (word.isNumber || isTechnical(word)) return WEIGHTS.term;
  if (isTelling(word)) return WEIGHTS.telling;
  return turning.test(word.text) ? WEIGHTS.turning : WEIGHTS.grammar;
}
