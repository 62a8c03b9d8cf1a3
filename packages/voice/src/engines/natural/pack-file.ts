/**
 * Lines that were spoken beforehand, in one file: `RSVP`, the length of the index as 32 bits, the index as JSON, and then
 * for each line its Opus packets, each behind its length as 16 bits. All numbers little-endian.
 */
const MAGIC = Buffer.from('RSVP');
const HEADER_BYTES = MAGIC.length + 4;

export interface RenderedLine {
  /** The speakable words, by which it is found. */
  text: string;
  /** The sounds that it was spoken from: where the list of pronunciations gives others, it is spoken anew. */
  sounds: string;
  /** Of 48 kHz, to be dropped at the beginning: the codec's own. */
  preSkip: number;
  /** How long it is, in samples of 48 kHz. */
  samples: number;
  packets: readonly Uint8Array[];
}

interface IndexEntry extends Omit<RenderedLine, 'packets'> {
  at: number;
  bytes: number;
}

export class PackError extends Error {}

export function writePack(lines: readonly RenderedLine[]): Buffer {
  const index: IndexEntry[] = [];
  const bodies: Buffer[] = [];
  let at = 0;
  for (const { packets, ...line } of lines) {
    const body = Buffer.concat(packets.flatMap((packet) => [sizeOf(packet), packet]));
    index.push({ ...line, at, bytes: body.length });
    bodies.push(body);
    at += body.length;
  }
  const json = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(json.length);
  return Buffer.concat([MAGIC, length, json, ...bodies]);
}

function sizeOf(packet: Uint8Array): Buffer {
  const size = Buffer.alloc(2);
  size.writeUInt16LE(packet.length);
  return size;
}

/** Throws PackError for what is none, or not all there. */
export function readPack(file: Buffer): RenderedLine[] {
  if (!file.subarray(0, MAGIC.length).equals(MAGIC) || file.length < HEADER_BYTES)
    throw new PackError('no pack of rendered lines');
  const start = HEADER_BYTES + file.readUInt32LE(MAGIC.length);
  let index: IndexEntry[];
  try {
    index = JSON.parse(file.subarray(HEADER_BYTES, start).toString('utf8'));
  } catch {
    throw new PackError('its index cannot be read');
  }
  return index.map(({ at, bytes, ...line }) => {
    const body = file.subarray(start + at, start + at + bytes);
    if (body.length !== bytes) throw new PackError('it ends too early');
    // Read through now, so that a broken pack is told of, and cut when it is spoken: hours of speech are hundreds of thousands of packets.
    cutPackets(body);
    return {
      ...line,
      get packets() {
        return cutPackets(body);
      },
    };
  });
}

function cutPackets(body: Buffer): Uint8Array[] {
  const packets: Uint8Array[] = [];
  for (let at = 0; at + 2 <= body.length; ) {
    const end = at + 2 + body.readUInt16LE(at);
    if (end > body.length) throw new PackError('a line of it is broken');
    packets.push(body.subarray(at + 2, end));
    at = end;
  }
  return packets;
}
