import { VAD_FRAME_SAMPLES } from '#io.ts';

/** Audio comes in any length (25 ms, 32 ms, 256 ms, by SDK and browser); frames leave in one. */
export function createFrameCutter(): (pcm: Int16Array) => Int16Array[] {
  let rest = new Int16Array(0);
  return (pcm) => {
    const samples = new Int16Array(rest.length + pcm.length);
    samples.set(rest);
    samples.set(pcm, rest.length);
    const frames: Int16Array[] = [];
    let start = 0;
    for (; samples.length - start >= VAD_FRAME_SAMPLES; start += VAD_FRAME_SAMPLES) {
      frames.push(samples.slice(start, start + VAD_FRAME_SAMPLES));
    }
    rest = samples.slice(start);
    return frames;
  };
}
