import { encodePhrase } from './tokens.ts';

/** Expected phrases as a tree of tokens. */
export interface BiasTrie {
  readonly children: ReadonlyMap<number, BiasTrie>;
  readonly endsPhrase: boolean;
}

/** How far into which phrase a hypothesis is, and the credit to be taken back if it leaves the phrase. */
export interface BiasState {
  readonly node: BiasTrie;
  readonly credit: number;
  /** Expected tokens in an unbroken row up to here. */
  readonly row: number;
}

export interface BiasStep {
  state: BiasState;
  /** Log probability to add; negative where a credit is taken back. */
  bonus: number;
}

/**
 * Of expected tokens in a row so many are rewarded. "P. A. P. I." is eight, and with a reward for each the beam made
 * "C. CAS T. A. F. AIM" of "certificate stuff": on the sixth set of answers a point of word error less for one voice.
 */
const MOST_REWARDED_IN_A_ROW = 3;

interface GrowingTrie {
  children: Map<number, GrowingTrie>;
  endsPhrase: boolean;
}

export function buildBiasTrie(phrases: Iterable<string>): BiasTrie {
  const root: GrowingTrie = { children: new Map(), endsPhrase: false };
  for (const phrase of phrases) {
    const tokens = tokensOf(phrase);
    if (tokens.length === 0) continue;
    let node = root;
    for (const token of tokens) {
      const next: GrowingTrie = node.children.get(token) ?? { children: new Map(), endsPhrase: false };
      node.children.set(token, next);
      node = next;
    }
    node.endsPhrase = true;
  }
  return root;
}

/** Tokenising costs a few tenths of a millisecond, and the same phrases come with every answer. */
const knownPhrases = new Map<string, readonly number[]>();
const MOST_KNOWN_PHRASES = 5000;

function tokensOf(phrase: string): readonly number[] {
  const known = knownPhrases.get(phrase);
  if (known) return known;
  const trimmed = phrase.trim();
  const tokens = trimmed === '' ? [] : encodePhrase(trimmed);
  if (knownPhrases.size >= MOST_KNOWN_PHRASES) knownPhrases.clear();
  knownPhrases.set(phrase, tokens);
  return tokens;
}

/**
 * Follows one token: `weight` for each of the first tokens inside a phrase, all of it returned when the phrase
 * breaks off.
 */
export function followBias(root: BiasTrie, state: BiasState, token: number, weight: number): BiasStep {
  const inside = state.node.children.get(token);
  if (inside) {
    const bonus = state.row < MOST_REWARDED_IN_A_ROW ? weight : 0;
    return { state: enter(root, inside, state.credit + bonus, state.row + 1), bonus };
  }
  const anew = root.children.get(token);
  if (anew) return { state: enter(root, anew, weight, 1), bonus: weight - state.credit };
  return { state: { node: root, credit: 0, row: 0 }, bonus: -state.credit };
}

function enter(root: BiasTrie, node: BiasTrie, credit: number, row: number): BiasState {
  if (!node.endsPhrase) return { node, credit, row };
  // A whole phrase keeps its credit, even if a longer one that begins with it does not come about.
  return { node: node.children.size === 0 ? root : node, credit: 0, row };
}
