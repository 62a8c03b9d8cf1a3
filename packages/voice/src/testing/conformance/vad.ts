import { describe, expect, test } from 'vitest';
import { VAD_FRAME_SAMPLES, type VoiceActivityDetector, type VoiceActivityStream } from '#io.ts';

interface VoiceActivityUnderTest {
  engine: () => VoiceActivityDetector;
  /** Clear speech, mostly voiced. */
  speech: () => Promise<Int16Array>;
}

/** Real engines on a machine that may be busy with others. */
const TIMEOUT_MS = 60_000;

/** What a conversation relies on, of any voice activity detector. Call it once in the engine's test file. */
export function describeVoiceActivity({ engine, speech }: VoiceActivityUnderTest): void {
  describe('as a voice activity detector', { timeout: TIMEOUT_MS }, () => {
    test('is sure of most frames of speech', async () => {
      const probabilities = await listen(engine().open(), framesOf(await speech()));
      const sure = probabilities.filter((probability) => probability > 0.5);
      expect(sure.length / probabilities.length).toBeGreaterThan(0.6);
      for (const probability of probabilities) expect(probability).toBeLessThanOrEqual(1);
    });

    test('hears no speech in silence or in a low hum', async () => {
      const silence = Array.from({ length: 30 }, () => new Float32Array(VAD_FRAME_SAMPLES));
      const hum = silence.map((frame) =>
        frame.map((_, index) => 0.05 * Math.sin((2 * Math.PI * index) / 256)),
      );
      expect(Math.max(...(await listen(engine().open(), [...silence, ...hum])))).toBeLessThan(0.5);
    });

    test('keeps streams apart, and frames pushed at once in order', async () => {
      const frames = framesOf(await speech());
      const alone = await listen(engine().open(), frames);
      const [one, other] = [engine().open(), engine().open()];
      const together = await Promise.all(frames.flatMap((frame) => [one.push(frame), other.push(frame)]));
      // Summed in another order where streams are scored together.
      for (const [index, probability] of together.entries())
        expect(probability).toBeCloseTo(alone[index >> 1]!, 4);
    });

    test('refuses a frame of another length and goes on', async () => {
      const stream = engine().open();
      await expect(stream.push(new Float32Array(VAD_FRAME_SAMPLES - 1))).rejects.toThrow();
      expect(await stream.push(new Float32Array(VAD_FRAME_SAMPLES))).toBeLessThan(0.5);
    });
  });
}

function framesOf(pcm: Int16Array): Float32Array[] {
  const frames: Float32Array[] = [];
  for (let start = 0; start + VAD_FRAME_SAMPLES <= pcm.length; start += VAD_FRAME_SAMPLES) {
    frames.push(
      Float32Array.from(pcm.subarray(start, start + VAD_FRAME_SAMPLES), (sample) => sample / 32_768),
    );
  }
  return frames;
}

async function listen(stream: VoiceActivityStream, frames: readonly Float32Array[]): Promise<number[]> {
  const probabilities: number[] = [];
  for (const frame of frames) probabilities.push(await stream.push(frame));
  return probabilities;
}
