/** What our recogniser hears. */
const SAMPLE_RATE_HZ = 16_000;
/** More at once is more than a call takes as arguments. */
const BYTES_AT_ONCE = 32_768;

/**
 * A recording of the browser's own format as base64 of 16 kHz mono 16-bit samples.
 * @throws DOMException where there is no sound in it
 */
export async function toPcm(recording: Blob): Promise<string> {
  // Decoding resamples to the rate of the context.
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE_HZ);
  const sound = await context.decodeAudioData(await recording.arrayBuffer());
  return encodeSamples(sound.getChannelData(0));
}

/** From -1 to 1; what is louder is cut. */
export function encodeSamples(samples: Float32Array): string {
  const pcm = new Int16Array(samples.length);
  for (let at = 0; at < pcm.length; at++) {
    pcm[at] = Math.round(Math.max(-1, Math.min(1, samples[at] ?? 0)) * 32_767);
  }
  const bytes = new Uint8Array(pcm.buffer);
  let text = '';
  for (let at = 0; at < bytes.length; at += BYTES_AT_ONCE) {
    text += String.fromCharCode(...bytes.subarray(at, at + BYTES_AT_ONCE));
  }
  return btoa(text);
}
