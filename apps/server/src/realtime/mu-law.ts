/** G.711's µ-law: sixteen bits in eight, finer where it is quiet. */
const BIAS = 132;
const CLIP = 32_635;
const FORMAT = 7;
const HEADER_BYTES = 58;

/** Samples as a WAV file of half their size: RIFF's header for what is not plain PCM, then a byte for each sample. */
export function encodeMuLaw(pcm: Int16Array, sampleRateHz: number): Uint8Array {
  // A chunk of odd length has a byte behind it that its length does not count.
  const file = Buffer.alloc(HEADER_BYTES + pcm.length + (pcm.length % 2));
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(18, 16);
  file.writeUInt16LE(FORMAT, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRateHz, 24);
  file.writeUInt32LE(sampleRateHz, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('fact', 38, 'latin1');
  file.writeUInt32LE(4, 42);
  file.writeUInt32LE(pcm.length, 46);
  file.write('data', 50, 'latin1');
  file.writeUInt32LE(pcm.length, 54);
  for (let at = 0; at < pcm.length; at++) file[HEADER_BYTES + at] = compress(pcm[at]!);
  return file;
}

function compress(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const loudness = Math.min(Math.abs(sample), CLIP) + BIAS;
  const exponent = 31 - Math.clz32(loudness) - 7;
  const mantissa = (loudness >> (exponent + 3)) & 0x0f;
  return ~(sign | (exponent << 4) | mantissa) & 0xff;
}
