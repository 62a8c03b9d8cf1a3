import { SAMPLE_RATE_HZ } from '#io.ts';

/** A window longer than this invents endings ("100 % of the time." after 44 s of reading). */
export const LONGEST_AUDIO_SAMPLES = 20 * SAMPLE_RATE_HZ;

/** The convolutions fail under 0.06 s, and little speech fits in half a second anyway. */
export const SHORTEST_AUDIO_SAMPLES = SAMPLE_RATE_HZ / 2;

/** Noise and odd clips decode at -1.5 to -2.0 a token, good speech at -0.05 to -0.6. */
export const LEAST_CONFIDENCE = -1.3;

/** One biased decoding in fifty: the beam has followed expected words, or left out a stretch of speech. */
export const DOUBTFUL_CONFIDENCE = -0.7;

/**
 * On a knife's edge the decoder ends after one to three tokens ("3."). The slowest hundredth of
 * good decodes had 2.7 tokens for each second of voice.
 */
const LEAST_TOKENS_PER_VOICED_SECOND = 1.5;

/** Nobody speaks faster for long; a decoder that does is looping. */
const MOST_TOKENS_PER_SECOND = 6.5;
const FEWEST_ALLOWED_TOKENS = 8;

export function leastTokens(voicedMs: number): number {
  return Math.floor((voicedMs / 1000) * LEAST_TOKENS_PER_VOICED_SECOND);
}

export function mostTokens(samples: number): number {
  return Math.max(FEWEST_ALLOWED_TOKENS, Math.trunc((samples / SAMPLE_RATE_HZ) * MOST_TOKENS_PER_SECOND));
}

const LONGEST_LOOP = 8;
/** People do say "no, no, no" and "one one one one": short patterns may come back more often. */
const repeatsOfLoop = (length: number) => (length === 1 ? 6 : length === 2 ? 4 : 3);

/**
 * How many tokens at the end only repeat what stands before them; 0 when the text does not loop.
 */
export function loopingTail(tokens: readonly number[]): number {
  for (let length = 1; length <= LONGEST_LOOP; length++) {
    const repeated = length * (repeatsOfLoop(length) - 1);
    if (tokens.length < repeated + length) continue;
    let loops = true;
    for (let back = 1; back <= repeated && loops; back++) {
      loops = tokens.at(-back) === tokens.at(-back - length);
    }
    if (loops) return repeated;
  }
  return 0;
}
