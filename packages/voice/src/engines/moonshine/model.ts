import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { createCpuSession } from '#engines/onnx-session.ts';
import { readPinnedFile } from '#engines/pinned-file.ts';
import { advanceCache, type DecoderCache, emptyCache, selectRows } from './decoder-cache.ts';
import { quantiseOutput } from './quantise-output.ts';

const PACKAGE = '@moonshine-ai/moonshine-js';
const FOLDER = 'dist/model/tiny/quantized';
const ENCODER = {
  packageName: PACKAGE,
  path: `${FOLDER}/encoder_model.onnx`,
  sha256: 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
};
const DECODER = {
  packageName: PACKAGE,
  path: `${FOLDER}/decoder_model_merged.onnx`,
  sha256: 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
};

/** A decoding under way: what was heard, and a cache row per hypothesis. */
export interface DecodingState {
  heard: Tensor;
  cache: DecoderCache;
  isFirstStep: boolean;
}

/** One row of logits per hypothesis. */
export interface DecodingStep {
  logits: readonly Float32Array[];
  state: DecodingState;
}

export interface MoonshineModel {
  /** 16 kHz samples in [-1, 1]; fewer than about 1000 crash the convolutions. */
  encode(samples: Float32Array): Promise<DecodingState>;
  /** Feeds each hypothesis its latest token. */
  step(state: DecodingState, latestTokens: readonly number[]): Promise<DecodingStep>;
  /** Keeps, doubles and drops hypotheses: row `i` of the result was `rows[i]`. */
  select(state: DecodingState, rows: readonly number[]): DecodingState;
}

/** Moonshine tiny, quantised, 28 MB. Throws ModelFileError. */
export async function loadMoonshineModel(): Promise<MoonshineModel> {
  const [encoder, decoder] = await Promise.all([
    readPinnedFile(ENCODER).then(createCpuSession),
    readPinnedFile(DECODER).then(quantiseOutput).then(createCpuSession),
  ]);
  return { encode: (samples) => encode(encoder, samples), step: createStep(decoder), select };
}

async function encode(encoder: InferenceSession, samples: Float32Array): Promise<DecodingState> {
  const input = new Tensor('float32', samples, [1, samples.length]);
  const outputs = await encoder.run({ input_values: input });
  return { heard: outputs.last_hidden_state as Tensor, cache: emptyCache(), isFirstStep: true };
}

function createStep(decoder: InferenceSession): MoonshineModel['step'] {
  const changingOutputs = decoder.outputNames.filter((name) => !name.includes('.encoder.'));

  return async (state, latestTokens) => {
    const rowCount = latestTokens.length;
    const feeds = {
      input_ids: new Tensor('int64', BigInt64Array.from(latestTokens.map(BigInt)), [rowCount, 1]),
      encoder_hidden_states: state.heard,
      use_cache_branch: new Tensor('bool', [!state.isFirstStep]),
      ...state.cache,
    };
    const outputs = state.isFirstStep ? await decoder.run(feeds) : await decoder.run(feeds, changingOutputs);
    return {
      logits: splitRows(outputs.logits as Tensor, rowCount),
      state: { heard: state.heard, cache: advanceCache(state.cache, outputs), isFirstStep: false },
    };
  };
}

function splitRows(logits: Tensor, rowCount: number): Float32Array[] {
  const data = logits.data as Float32Array;
  const size = data.length / rowCount;
  return Array.from({ length: rowCount }, (_, row) => data.subarray(row * size, (row + 1) * size));
}

function select(state: DecodingState, rows: readonly number[]): DecodingState {
  return { ...state, cache: selectRows(state.cache, rows) };
}
