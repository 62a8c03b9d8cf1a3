const HEADER_BYTES = 44;
const PCM = 1;
const MONO = 1;
const BYTES_PER_SAMPLE = 2;

/** A mono 16-bit WAV file. */
export function writeWav(samples: Int16Array, sampleRateHz: number): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.length * BYTES_PER_SAMPLE;
  const file = new Uint8Array(HEADER_BYTES + dataBytes);
  const view = new DataView(file.buffer);
  const name = (at: number, text: string) => new TextEncoder().encodeInto(text, file.subarray(at));
  name(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  name(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, MONO, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz * BYTES_PER_SAMPLE, true);
  view.setUint16(32, BYTES_PER_SAMPLE, true);
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true);
  name(36, 'data');
  view.setUint32(40, dataBytes, true);
  for (let index = 0; index < samples.length; index++) {
    view.setInt16(HEADER_BYTES + BYTES_PER_SAMPLE * index, samples[index] ?? 0, true);
  }
  return file;
}
