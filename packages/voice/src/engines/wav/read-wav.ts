export interface WavSamples {
  sampleRateHz: number;
  samples: Int16Array<ArrayBuffer>;
  /** The file ends before it says it does. One whose writer left the size open is never cut. */
  isCut: boolean;
}

export interface WavHeader {
  sampleRateHz: number;
  /** Where the samples begin. */
  start: number;
  /** How many bytes of them there are; null when the writer, which streamed, left it open. */
  bytes: number | null;
}

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
const FORMAT_BYTES = 16;
/** Nobody means two gigabytes: streaming writers put the largest number there, signed or unsigned, or 0. */
const OPEN_FROM_BYTES = 0x7fff_0000;

/** The samples of a mono 16-bit WAV file. Throws RangeError on anything else. */
export function readWavSamples(file: Uint8Array): WavSamples {
  const header = readWavHeader(file);
  if (header === null) throw new RangeError('the WAV file holds no samples');
  const there = file.length - header.start;
  const said = header.bytes ?? there;
  return {
    sampleRateHz: header.sampleRateHz,
    samples: readSamples(file.subarray(header.start, header.start + Math.min(said, there))),
    isCut: said > there,
  };
}

/** Of the beginning of a file; null while the samples have not begun. Throws RangeError for what is no mono 16-bit WAV. */
export function readWavHeader(file: Uint8Array): WavHeader | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < RIFF_HEADER_BYTES) return null;
  if (chunkName(file, 0) !== 'RIFF') throw new RangeError('not a WAV file');
  let sampleRateHz = 0;
  let position = RIFF_HEADER_BYTES;
  while (position + CHUNK_HEADER_BYTES <= file.length) {
    const name = chunkName(file, position);
    const size = view.getUint32(position + 4, true);
    const body = position + CHUNK_HEADER_BYTES;
    if (name === 'data') {
      return { sampleRateHz, start: body, bytes: size === 0 || size >= OPEN_FROM_BYTES ? null : size };
    }
    if (name === 'fmt ') {
      if (body + FORMAT_BYTES > file.length) return null;
      if (view.getUint16(body + 2, true) !== 1 || view.getUint16(body + 14, true) !== 16) {
        throw new RangeError('the WAV file is not mono 16-bit');
      }
      sampleRateHz = view.getUint32(body + 4, true);
    }
    position = body + size + (size & 1);
  }
  return null;
}

/** 16-bit little-endian; an odd byte at the end is left out. */
export function readSamples(bytes: Uint8Array): Int16Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Int16Array(bytes.length >> 1);
  for (let index = 0; index < samples.length; index++) samples[index] = view.getInt16(2 * index, true);
  return samples;
}

function chunkName(file: Uint8Array, position: number): string {
  return String.fromCharCode(...file.subarray(position, position + 4));
}
