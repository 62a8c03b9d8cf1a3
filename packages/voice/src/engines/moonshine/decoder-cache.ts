import { type InferenceSession, Tensor } from 'onnxruntime-node';

/** What the decoder remembers under the names of its inputs: one row per hypothesis, and of what was heard one for all. */
export type DecoderCache = Readonly<Record<string, Tensor>>;

const LAYERS = 6;
const HEADS = 8;
const HEAD_SIZE = 36;

export function emptyCache(): DecoderCache {
  const cache: Record<string, Tensor> = {};
  for (let layer = 0; layer < LAYERS; layer++) {
    for (const side of ['decoder', 'encoder']) {
      for (const part of ['key', 'value']) {
        const name = `past_key_values.${layer}.${side}.${part}`;
        cache[name] = new Tensor('float32', new Float32Array(0), [0, HEADS, 1, HEAD_SIZE]);
      }
    }
  }
  return cache;
}

/** The cache after a step. The encoder's half comes with the first step and never changes again. */
export function advanceCache(cache: DecoderCache, outputs: InferenceSession.ReturnType): DecoderCache {
  const next: Record<string, Tensor> = { ...cache };
  for (const [name, tensor] of Object.entries(outputs)) {
    if (name.startsWith('present.')) next[name.replace('present', 'past_key_values')] = tensor as Tensor;
  }
  return next;
}

/**
 * One row per surviving hypothesis, each a copy of the row it grew from. All of them hear the same audio: the
 * encoder's half stays one row, which the decoder's products spread over the others.
 */
export function selectRows(cache: DecoderCache, rows: readonly number[]): DecoderCache {
  const selected: Record<string, Tensor> = {};
  for (const [name, tensor] of Object.entries(cache))
    selected[name] = name.includes('.encoder.') ? tensor : selectTensorRows(tensor, rows);
  return selected;
}

function selectTensorRows(tensor: Tensor, rows: readonly number[]): Tensor {
  const [rowCount = 0, ...rowShape] = tensor.dims;
  if (rowCount === rows.length && rows.every((row, index) => row === index)) return tensor;
  const data = tensor.data as Float32Array;
  const rowSize = data.length / rowCount;
  const selected = new Float32Array(rowSize * rows.length);
  rows.forEach((row, index) => {
    selected.set(data.subarray(row * rowSize, (row + 1) * rowSize), index * rowSize);
  });
  return new Tensor('float32', selected, [rows.length, ...rowShape]);
}
