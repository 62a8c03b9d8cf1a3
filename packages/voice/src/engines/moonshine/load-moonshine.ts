import { AudioTooLongError } from '#engines/engine-errors.ts';
import { toFloatSamples } from '#pcm.ts';
import { AVIATION_TERMS } from './aviation-terms.ts';
import { decodeWithBeam } from './beam.ts';
import { buildBiasTrie } from './bias-trie.ts';
import type { DecodedTokens } from './decoding.ts';
import { decodeGreedily } from './greedy.ts';
import {
  DOUBTFUL_CONFIDENCE,
  LEAST_CONFIDENCE,
  LONGEST_AUDIO_SAMPLES,
  leastTokens,
  mostTokens,
  SHORTEST_AUDIO_SAMPLES,
} from './guards.ts';
import { loadMoonshineModel, type MoonshineModel } from './model.ts';
import { decodeTokens } from './tokens.ts';

/**
 * Four hypotheses: a point of word error less than three for a fifth more work; five gained another third of a point
 * for as much again. Where others wait, the search is greedy anyway.
 */
const BEAM_WIDTH = 4;

/** Log probability per token of an expected phrase. On the tuning half 1.5 and 2.5 did no better. */
const BIAS_WEIGHT = 2;

export interface DecodeRequest {
  pcm: Int16Array;
  voicedMs: number;
  /**
   * `beam` follows the bias; `greedy` ignores it, since without rivals to compare with a bias turned
   * clear speech into the expected words.
   */
  search: 'beam' | 'greedy';
  bias: readonly string[];
  shouldStop: () => boolean;
}

export interface DecodedText {
  /** Empty when nothing was understood. */
  text: string;
  confidence: number;
}

export interface Moonshine {
  /** Null when stopped. Throws AudioTooLongError beyond 20 s. */
  decode(request: DecodeRequest): Promise<DecodedText | null>;
}

/** Loaded and run once. Throws ModelFileError. */
export async function loadMoonshine(): Promise<Moonshine> {
  const model = await loadMoonshineModel();
  const moonshine: Moonshine = { decode: (request) => decode(model, request) };
  const silence = { pcm: new Int16Array(0), voicedMs: 0, bias: [], shouldStop: () => false };
  await moonshine.decode({ ...silence, search: 'beam' });
  return moonshine;
}

async function decode(model: MoonshineModel, request: DecodeRequest): Promise<DecodedText | null> {
  if (request.pcm.length > LONGEST_AUDIO_SAMPLES) {
    throw new AudioTooLongError(
      `${request.pcm.length} samples in one request, at most ${LONGEST_AUDIO_SAMPLES}`,
    );
  }
  let decoded = await search(model, request);
  // Expected phrases can pull the beam to a text the model itself does not believe: then hear it without them.
  if (request.search === 'beam' && decoded !== null && decoded.confidence < DOUBTFUL_CONFIDENCE) {
    const plain = await search(model, { ...request, search: 'greedy' });
    if (plain === null || plain.confidence > decoded.confidence) decoded = plain;
  }
  if (decoded === null) return null;
  const { confidence } = decoded;
  return { text: confidence < LEAST_CONFIDENCE ? '' : decodeTokens(decoded.tokens), confidence };
}

function search(model: MoonshineModel, request: DecodeRequest): Promise<DecodedTokens | null> {
  const samples = toFloatSamples(request.pcm, SHORTEST_AUDIO_SAMPLES);
  const limits = {
    leastTokens: leastTokens(request.voicedMs),
    mostTokens: mostTokens(samples.length),
    shouldStop: request.shouldStop,
  };
  if (request.search === 'greedy') return decodeGreedily(model, samples, limits);
  const trie = buildBiasTrie([...AVIATION_TERMS, ...request.bias]);
  return decodeWithBeam(model, samples, trie, { ...limits, width: BEAM_WIDTH, biasWeight: BIAS_WEIGHT });
}
