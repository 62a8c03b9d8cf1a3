export interface WavSamples {
  sampleRateHz: number;
  samples: Int16Array<ArrayBuffer>;
  /** The file ends before it says it does. One whose writer left the size open is never cut. */
  isCut: boolean;
}

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** Nobody means two gigabytes: streaming writers put the largest number there, signed or unsigned, or 0. */
const OPEN_FROM_BYTES = 0x7fff_0000;

/** The samples of a mono 16-bit WAV file. Throws RangeError on anything else. */
export function readWavSamples(file: Uint8Array): WavSamples {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < RIFF_HEADER_BYTES || chunkName(file, 0) !== 'RIFF')
    throw new RangeError('not a WAV file');
  let sampleRateHz = 0;
  let position = RIFF_HEADER_BYTES;
  while (position + CHUNK_HEADER_BYTES <= file.length) {
    const size = view.getUint32(position + 4, true);
    const body = position + CHUNK_HEADER_BYTES;
    if (chunkName(file, position) === 'fmt ') {
      if (view.getUint16(body + 2, true) !== 1 || view.getUint16(body + 14, true) !== 16) {
        throw new RangeError('the WAV file is not mono 16-bit');
      }
      sampleRateHz = view.getUint32(body + 4, true);
    }
    if (chunkName(file, position) === 'data') {
      const there = file.length - body;
      // A writer that streams leaves the size open: what is there counts.
      const isOpen = size === 0 || size >= OPEN_FROM_BYTES;
      const count = (isOpen ? there : Math.min(size, there)) >> 1;
      const samples = new Int16Array(count);
      for (let index = 0; index < count; index++) samples[index] = view.getInt16(body + 2 * index, true);
      return { sampleRateHz, samples, isCut: !isOpen && size > there };
    }
    position = body + size + (size & 1);
  }
  throw new RangeError('the WAV file holds no samples');
}

function chunkName(file: Uint8Array, position: number): string {
  return String.fromCharCode(...file.subarray(position, position + 4));
}
