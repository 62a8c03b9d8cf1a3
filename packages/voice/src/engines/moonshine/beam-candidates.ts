import { type BiasState, type BiasTrie, followBias } from './bias-trie.ts';
import { likeliestTokens, logPartition } from './log-probability.ts';
import { END_TOKEN } from './tokens.ts';

export interface Hypothesis {
  tokens: readonly number[];
  logProbability: number;
  /** What the bias added; counts for the choice, never for the confidence. */
  bonus: number;
  bias: BiasState;
}

export interface BeamCandidate extends Hypothesis {
  /** The row of the batch it grew from. */
  row: number;
}

/** A phrase may begin at a token this far (natural log) below the likeliest, no further: bias is no invention. */
const PHRASE_START_MARGIN = 6;

/**
 * The end may come at a point this far below the likeliest token, no further. The bonus is counted per token, and
 * "Hypoxia," with its bonus beat the whole sentence of which it was the first word.
 */
const END_MARGIN = 3;

interface Growth {
  hypothesis: Hypothesis;
  row: number;
  logits: Float32Array;
  trie: BiasTrie;
  limits: { width: number; leastTokens: number; biasWeight: number };
}

/** Every way a hypothesis may go on that could still be among the best. */
export function listCandidates({ hypothesis, row, logits, trie, limits }: Growth): BeamCandidate[] {
  // Two more than the width, since the end and a looping token may fall away.
  const likeliest = likeliestTokens(logits, limits.width + 2);
  const highest = logits[likeliest[0]!]!;
  const partition = logPartition(logits, highest);
  const tokens = new Set(likeliest);
  for (const token of hypothesis.bias.node.children.keys()) tokens.add(token);
  const startFloor = highest - PHRASE_START_MARGIN;
  const mayEnd =
    hypothesis.tokens.length >= limits.leastTokens && (logits[END_TOKEN] ?? 0) >= highest - END_MARGIN;
  for (const token of trie.children.keys()) if ((logits[token] ?? 0) > startFloor) tokens.add(token);

  const candidates: BeamCandidate[] = [];
  for (const token of tokens) {
    if (token === END_TOKEN && !mayEnd) continue;
    const step = followBias(trie, hypothesis.bias, token, limits.biasWeight);
    candidates.push({
      row,
      tokens: [...hypothesis.tokens, token],
      logProbability: hypothesis.logProbability + (logits[token] ?? 0) - partition,
      bonus: hypothesis.bonus + step.bonus,
      bias: step.state,
    });
  }
  return candidates;
}

/** Per token, so that a long hypothesis may win over a short one. */
export function scoreOf(hypothesis: Hypothesis): number {
  return (hypothesis.logProbability + hypothesis.bonus) / hypothesis.tokens.length;
}
