import type { DecodedTokens, DecodingLimits } from './decoding.ts';
import { loopingTail } from './guards.ts';
import { likeliestTokens, logPartition } from './log-probability.ts';
import type { MoonshineModel } from './model.ts';
import { END_TOKEN, START_TOKEN } from './tokens.ts';

/** The likeliest token each time: seven tenths of the time of a beam, and 8 to 28 % more errors. Null when stopped. */
export async function decodeGreedily(
  model: MoonshineModel,
  samples: Float32Array,
  limits: DecodingLimits,
): Promise<DecodedTokens | null> {
  let state = await model.encode(samples);
  const tokens: number[] = [];
  let logProbability = 0;
  let steps = 0;
  while (tokens.length < limits.mostTokens) {
    if (limits.shouldStop()) return null;
    const step = await model.step(state, [tokens.at(-1) ?? START_TOKEN]);
    state = step.state;
    const logits = step.logits[0]!;
    // Two, so that there is another choice where the end is forbidden.
    const [first, second] = likeliestTokens(logits, 2) as [number, number];
    const token = first === END_TOKEN && tokens.length < limits.leastTokens ? second : first;
    logProbability += (logits[token] ?? 0) - logPartition(logits, logits[first]);
    steps++;
    if (token === END_TOKEN) break;
    tokens.push(token);
    const repeated = loopingTail(tokens);
    if (repeated > 0) {
      tokens.length -= repeated;
      break;
    }
  }
  return { tokens, confidence: logProbability / steps };
}
