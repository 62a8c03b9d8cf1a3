import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { SAMPLE_RATE_HZ, VAD_FRAME_SAMPLES } from '#io.ts';

/** The model was trained with the end of the previous frame before each frame; without it, it hears nothing. */
export const WINDOW_SAMPLES = 64 + VAD_FRAME_SAMPLES;

const STATE_LAYERS = 2;
const LAYER_SIZE = 128;

/**
 * One batch begins this long after the one before it, in ms: a frame of one among eight takes a third of what it takes
 * alone. One conversation, whose frames are 32 ms apart, never waits for it; of forty, each frame waits half of it.
 */
const BATCH_EVERY_MS = 8;
/** Who sends frames faster than they are spoken sends a recording, and waits for each: nothing is gathered meanwhile. */
const LIVE_FROM_MS = 16;

/** What one stream hears now, and what the model remembers of it. */
export interface HeardWindow {
  samples: Float32Array;
  state: Float32Array;
  scoredAt: number;
}

interface Waiting {
  heard: HeardWindow;
  resolve: (probability: number) => void;
  reject: (error: unknown) => void;
}

/** Scores what streams hear, those together that come together. A stream asks again when it has been answered. */
export function scoreTogether(session: InferenceSession): (heard: HeardWindow) => Promise<number> {
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(SAMPLE_RATE_HZ)), []);
  let waiting: Waiting[] = [];
  let timer: NodeJS.Timeout | null = null;
  let begunAt = Number.NEGATIVE_INFINITY;

  async function scoreWaiting(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const batch = waiting;
    waiting = [];
    begunAt = performance.now();
    const input = new Float32Array(batch.length * WINDOW_SAMPLES);
    const state = new Float32Array(STATE_LAYERS * batch.length * LAYER_SIZE);
    const rowOf = (layer: number, row: number) => (layer * batch.length + row) * LAYER_SIZE;
    for (const [row, { heard }] of batch.entries()) {
      input.set(heard.samples, row * WINDOW_SAMPLES);
      for (let layer = 0; layer < STATE_LAYERS; layer++)
        state.set(heard.state.subarray(layer * LAYER_SIZE, (layer + 1) * LAYER_SIZE), rowOf(layer, row));
    }
    try {
      const { output, stateN } = await session.run({
        input: new Tensor('float32', input, [batch.length, WINDOW_SAMPLES]),
        state: new Tensor('float32', state, [STATE_LAYERS, batch.length, LAYER_SIZE]),
        sr: rate,
      });
      const next = stateN!.data as Float32Array;
      for (const [row, { heard, resolve }] of batch.entries()) {
        for (let layer = 0; layer < STATE_LAYERS; layer++) {
          const from = rowOf(layer, row);
          heard.state.set(next.subarray(from, from + LAYER_SIZE), layer * LAYER_SIZE);
        }
        heard.scoredAt = begunAt;
        resolve(output!.data[row] as number);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (heard) =>
    new Promise((resolve, reject) => {
      waiting.push({ heard, resolve, reject });
      const now = performance.now();
      if (now >= begunAt + BATCH_EVERY_MS || now < heard.scoredAt + LIVE_FROM_MS) void scoreWaiting();
      else timer ??= setTimeout(scoreWaiting, begunAt + BATCH_EVERY_MS - now);
    });
}
