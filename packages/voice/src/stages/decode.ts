import { VAD_FRAME_SAMPLES } from '#io.ts';

const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

export interface Decoder {
  /** Whole frames made complete by this chunk; null when it is not base64 of 16-bit samples. */
  decode(base64: string): Int16Array[] | null;
}

/** Chunks come in any length (25 ms, 32 ms, 256 ms, by SDK and browser); frames leave in one. */
export function createDecoder(): Decoder {
  let rest = new Int16Array(0);
  return {
    decode(base64) {
      if (!BASE64.test(base64) || base64.length % 4 === 1) return null;
      const bytes = Buffer.from(base64, 'base64');
      // An odd byte would shift every later sample into noise: drop the chunk, not the stream.
      if (bytes.length % 2 === 1) return null;
      const samples = new Int16Array(rest.length + bytes.length / 2);
      samples.set(rest);
      for (let i = 0; i < bytes.length / 2; i++) samples[rest.length + i] = bytes.readInt16LE(i * 2);
      const frames: Int16Array[] = [];
      let start = 0;
      for (; samples.length - start >= VAD_FRAME_SAMPLES; start += VAD_FRAME_SAMPLES) {
        frames.push(samples.slice(start, start + VAD_FRAME_SAMPLES));
      }
      rest = samples.slice(start);
      return frames;
    },
  };
}
