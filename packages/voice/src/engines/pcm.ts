const FULL_SCALE = 32_768;

/** 16-bit PCM to samples in [-1, 1), padded with silence up to `minimumSamples`. */
export function toFloatSamples(pcm: Int16Array, minimumSamples = 0): Float32Array {
  const samples = new Float32Array(Math.max(pcm.length, minimumSamples));
  for (let index = 0; index < pcm.length; index++) samples[index] = (pcm[index] ?? 0) / FULL_SCALE;
  return samples;
}

/** One after the other. */
export function joinPcm(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
