import { SAMPLE_RATE_HZ, VAD_FRAME_SAMPLES, type VoiceActivityStream } from '#io.ts';

export const FRAME_MS = (VAD_FRAME_SAMPLES * 1000) / SAMPLE_RATE_HZ;

export interface SpeechFrame {
  pcm: Int16Array;
  /** That this frame is speech, 0 to 1. */
  probability: number;
  /** RMS in dB below full scale: 0 at most, -100 for silence. */
  levelDb: number;
}

/** Marks each frame. A detector that fails takes the frame for silence: the pilot can still type. */
export async function* detectSpeech(
  frames: AsyncIterable<Int16Array>,
  detector: VoiceActivityStream,
  onFault: (error: unknown) => void,
): AsyncGenerator<SpeechFrame> {
  for await (const pcm of frames) {
    const floats = new Float32Array(VAD_FRAME_SAMPLES);
    let energy = 0;
    for (let i = 0; i < VAD_FRAME_SAMPLES; i++) {
      const sample = pcm[i]! / 32768;
      floats[i] = sample;
      energy += sample * sample;
    }
    let probability = 0;
    try {
      probability = await detector.push(floats);
    } catch (error) {
      onFault(error);
    }
    yield { pcm, probability, levelDb: toDecibel(energy / VAD_FRAME_SAMPLES) };
  }
}

function toDecibel(meanSquare: number): number {
  return meanSquare > 1e-10 ? 10 * Math.log10(meanSquare) : -100;
}
