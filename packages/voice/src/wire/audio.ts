const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Samples of one chunk; null when it is not base64 of 16-bit samples. */
export function decodeAudio(base64: string): Int16Array | null {
  if (!BASE64.test(base64) || base64.length % 4 === 1) return null;
  const bytes = Buffer.from(base64, 'base64');
  // An odd byte would shift every later sample into noise: drop the chunk, not the stream.
  if (bytes.length % 2 === 1) return null;
  const pcm = new Int16Array(bytes.length / 2);
  new Uint8Array(pcm.buffer).set(bytes);
  return pcm;
}

export function encodeAudio(pcm: Int16Array): string {
  return Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64');
}
