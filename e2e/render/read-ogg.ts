/** What of an Ogg file with one Opus stream is played. */
export interface OpusStream {
  /** Samples of 48 kHz to drop at the beginning. */
  preSkip: number;
  /** Samples of 48 kHz that are left, to the end. */
  samples: number;
  packets: Uint8Array[];
}

const PAGE_HEADER_BYTES = 27;
const CONTINUES = 255;
/** The stream's description and its comments. */
const HEADER_PACKETS = 2;
const PRE_SKIP_AT = 10;

export function readOgg(file: Buffer): OpusStream {
  const packets: Buffer[] = [];
  let open: Buffer[] = [];
  let end = 0n;
  for (let at = 0; at < file.length; ) {
    if (file.toString('latin1', at, at + 4) !== 'OggS') throw new Error(`no page of Ogg at ${at}`);
    end = file.readBigInt64LE(at + 6);
    const segments = file[at + 26]!;
    const sizes = file.subarray(at + PAGE_HEADER_BYTES, at + PAGE_HEADER_BYTES + segments);
    at += PAGE_HEADER_BYTES + segments;
    for (const size of sizes) {
      open.push(file.subarray(at, at + size));
      at += size;
      if (size === CONTINUES) continue;
      packets.push(Buffer.concat(open));
      open = [];
    }
  }
  const preSkip = packets[0]!.readUInt16LE(PRE_SKIP_AT);
  return { preSkip, samples: Number(end) - preSkip, packets: packets.slice(HEADER_PACKETS) };
}
