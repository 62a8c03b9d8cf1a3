/** This far below the likeliest all 32 000 together are 7 in 100,000 of the sum: not worth their exponentials. */
const NEGLIGIBLE = 20;

/**
 * log of the sum of exponentials: a logit minus this is the token's log probability. Who knows the highest logit
 * already gives it: a pass over the 32 000 of a row takes 0.3 ms, and a beam has several rows a token.
 */
export function logPartition(logits: Float32Array, highest = highestLogit(logits)): number {
  const least = highest - NEGLIGIBLE;
  let sum = 0;
  for (let token = 0; token < logits.length; token++) {
    const logit = logits[token]!;
    if (logit > least) sum += Math.exp(logit - highest);
  }
  return highest + Math.log(sum);
}

function highestLogit(logits: Float32Array): number {
  let highest = Number.NEGATIVE_INFINITY;
  for (let token = 0; token < logits.length; token++) {
    const logit = logits[token] ?? 0;
    if (logit > highest) highest = logit;
  }
  return highest;
}

/** The `count` likeliest tokens, likeliest first; one pass over the 32 000. */
export function likeliestTokens(logits: Float32Array, count: number): number[] {
  const tokens: number[] = [];
  const values: number[] = [];
  let least = Number.NEGATIVE_INFINITY;
  for (let token = 0; token < logits.length; token++) {
    const logit = logits[token]!;
    if (logit <= least) continue;
    let place = Math.min(tokens.length, count - 1);
    while (place > 0 && values[place - 1]! < logit) {
      values[place] = values[place - 1]!;
      tokens[place] = tokens[place - 1]!;
      place--;
    }
    values[place] = logit;
    tokens[place] = token;
    if (tokens.length === count) least = values[count - 1]!;
  }
  return tokens;
}
