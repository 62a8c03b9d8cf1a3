const FULL_SCALE = 32_768;

/** 16-bit PCM to samples in [-1, 1), padded with silence up to `minimumSamples`. */
export function toFloatSamples(pcm: Int16Array, minimumSamples = 0): Float32Array {
  const samples = new Float32Array(Math.max(pcm.length, minimumSamples));
  for (let index = 0; index < pcm.length; index++) samples[index] = (pcm[index] ?? 0) / FULL_SCALE;
  return samples;
}

/** Samples from -1 to 1 to 16-bit PCM; what is louder is cut off. */
export function toPcm(samples: Float32Array): Int16Array<ArrayBuffer> {
  const pcm = new Int16Array(samples.length);
  for (const [index, sample] of samples.entries()) {
    pcm[index] = Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_767)));
  }
  return pcm;
}

/** One after the other. */
export const joinPcm = (parts: readonly Int16Array[]): Int16Array =>
  fill(new Int16Array(lengthOf(parts)), parts);

export const joinSamples = (parts: readonly Float32Array[]): Float32Array =>
  fill(new Float32Array(lengthOf(parts)), parts);

const lengthOf = (parts: readonly { length: number }[]) => parts.reduce((sum, { length }) => sum + length, 0);

function fill<Sound extends Int16Array | Float32Array>(whole: Sound, parts: readonly Sound[]): Sound {
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
