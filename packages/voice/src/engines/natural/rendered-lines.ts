import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OpusDecoder } from 'opus-decoder';
import { SAMPLE_RATE_HZ } from '#io.ts';
import { toPcm } from '#pcm.ts';
import { type RenderedLine, readPack } from './pack-file.ts';

const CODEC_RATE_HZ = 48_000;

/** What was spoken beforehand. */
export interface RenderedLines {
  /** Null for what nobody has rendered, and for what cannot be decoded: it is then spoken as any other line. */
  find(text: string): Int16Array | null;
  has(text: string): boolean;
  count: number;
}

/** Packs that are missing or broken are told of, and their lines are spoken as if nobody had rendered them. */
export async function openRenderedLines(folder: string, log: (line: string) => void): Promise<RenderedLines> {
  const lines = new Map<string, RenderedLine>();
  const names = existsSync(folder) ? (await readdir(folder)).filter((name) => name.endsWith('.pack')) : [];
  for (const name of names) {
    try {
      for (const line of readPack(await readFile(join(folder, name)))) lines.set(line.text, line);
    } catch (error) {
      log(`rendered lines: ${name} is left out: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const decoder = new OpusDecoder({ channels: 1, sampleRate: SAMPLE_RATE_HZ });
  await decoder.ready;

  function decode(line: RenderedLine): Int16Array | null {
    // What the decoder remembers of the line before ends within the samples that are dropped.
    const { channelData, errors } = decoder.decodeFrames([...line.packets]);
    const [samples] = channelData;
    if (!samples || errors.length > 0) return null;
    const toOurRate = SAMPLE_RATE_HZ / CODEC_RATE_HZ;
    const from = Math.round(line.preSkip * toOurRate);
    return toPcm(samples.subarray(from, from + Math.round(line.samples * toOurRate)));
  }

  /** Of several questions in one reply only the last keeps its mark. */
  const lineOf = (text: string) => lines.get(text) ?? lines.get(text.replace(/\.$/, '?'));

  return {
    count: lines.size,
    has: (text) => lineOf(text) !== undefined,
    find(text) {
      const line = lineOf(text);
      if (!line) return null;
      const pcm = decode(line);
      if (pcm) return pcm;
      lines.delete(line.text);
      log('rendered lines: one cannot be decoded and is left out');
      return null;
    },
  };
}
