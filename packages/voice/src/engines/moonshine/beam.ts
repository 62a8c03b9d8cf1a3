import { type BeamCandidate, type Hypothesis, listCandidates, scoreOf } from './beam-candidates.ts';
import type { BiasTrie } from './bias-trie.ts';
import type { DecodedTokens, DecodingLimits } from './decoding.ts';
import { loopingTail } from './guards.ts';
import type { MoonshineModel } from './model.ts';
import { END_TOKEN, START_TOKEN } from './tokens.ts';

/** A live hypothesis this far (per token) behind a finished one will not overtake it. */
const HOPELESS_MARGIN = 0.02;

interface Finished extends DecodedTokens {
  score: number;
}

/**
 * A beam of `width` hypotheses, decoded as one batch, with a bonus for expected phrases.
 * Null when stopped.
 */
export async function decodeWithBeam(
  model: MoonshineModel,
  samples: Float32Array,
  trie: BiasTrie,
  limits: DecodingLimits & { width: number; biasWeight: number },
): Promise<DecodedTokens | null> {
  let state = await model.encode(samples);
  const bias = { node: trie, credit: 0, row: 0 };
  let live: Hypothesis[] = [{ tokens: [], logProbability: 0, bonus: 0, bias }];
  const finished: Finished[] = [];

  for (let length = 0; length < limits.mostTokens; length++) {
    if (limits.shouldStop()) return null;
    const step = await model.step(
      state,
      live.map((hypothesis) => hypothesis.tokens.at(-1) ?? START_TOKEN),
    );
    const candidates = live.flatMap((hypothesis, row) =>
      listCandidates({ hypothesis, row, logits: step.logits[row]!, trie, limits }),
    );
    candidates.sort((one, other) => other.logProbability + other.bonus - one.logProbability - one.bonus);

    const kept = keepBest(candidates, limits.width, finished);
    if (kept.length === 0 || isDecided(kept, finished, limits.width)) break;
    state = model.select(
      step.state,
      kept.map((candidate) => candidate.row),
    );
    live = kept;
  }
  return bestOf(finished, live);
}

/** The best candidates that go on, at most `width`; those that end on the way are moved to `finished`. */
function keepBest(
  candidates: readonly BeamCandidate[],
  width: number,
  finished: Finished[],
): BeamCandidate[] {
  const kept: BeamCandidate[] = [];
  for (const candidate of candidates) {
    if (kept.length === width) break;
    if (candidate.tokens.at(-1) === END_TOKEN) {
      finished.push(finish(candidate, candidate.tokens.slice(0, -1)));
    } else if (loopingTail(candidate.tokens) > 0) {
      finished.push(finish(candidate, candidate.tokens.slice(0, -loopingTail(candidate.tokens))));
    } else {
      kept.push(candidate);
    }
  }
  return kept;
}

function finish(hypothesis: Hypothesis, tokens: readonly number[]): Finished {
  return {
    tokens,
    score: scoreOf(hypothesis),
    confidence: hypothesis.logProbability / hypothesis.tokens.length,
  };
}

function isDecided(kept: readonly BeamCandidate[], finished: readonly Finished[], width: number): boolean {
  if (finished.length === 0) return false;
  const bestFinished = Math.max(...finished.map((result) => result.score));
  const bestLive = Math.max(...kept.map(scoreOf));
  return finished.length >= width || bestLive < bestFinished - HOPELESS_MARGIN;
}

function bestOf(finished: readonly Finished[], live: readonly Hypothesis[]): DecodedTokens {
  // The token cap came before any end: what there is of the best one is the answer.
  const results =
    finished.length > 0 ? finished : live.map((hypothesis) => finish(hypothesis, hypothesis.tokens));
  return results.reduce((best, result) => (result.score > best.score ? result : best));
}
