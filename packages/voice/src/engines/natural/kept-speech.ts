import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Some two and a half hours at 16 kHz. */
const MOST_BYTES = 300 * 2 ** 20;

/** What was spoken live, kept on disk: nobody waits twice for the same words. */
export interface KeptSpeech {
  find(text: string): Promise<Int16Array | null>;
  /** Never rejects: a full disk costs the next one who hears it a moment, and nobody else anything. */
  keep(text: string, pcm: Int16Array): Promise<void>;
}

/** `version` is of all that decides how a text sounds: what another one said is forgotten. */
export async function openKeptSpeech(
  folder: string,
  version: string,
  log: (line: string) => void,
  mostBytes = MOST_BYTES,
): Promise<KeptSpeech> {
  const own = join(folder, version);
  await mkdir(own, { recursive: true });
  for (const name of await readdir(folder)) {
    if (name !== version) await rm(join(folder, name), { recursive: true, force: true });
  }
  let bytes = await makeRoom(own, mostBytes);
  let isWell = true;
  const pathOf = (text: string) => join(own, `${createHash('sha256').update(text).digest('hex')}.pcm`);

  return {
    async find(text) {
      const file = await readFile(pathOf(text)).catch(() => null);
      if (!file || file.length === 0 || file.length % 2 === 1) return null;
      return new Int16Array(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
    },
    async keep(text, pcm) {
      try {
        const path = pathOf(text);
        await writeFile(`${path}.part`, new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength));
        await rename(`${path}.part`, path);
        bytes += pcm.byteLength;
        if (bytes > mostBytes) bytes = await makeRoom(own, mostBytes / 2);
      } catch (error) {
        if (isWell)
          log(`spoken lines cannot be kept: ${error instanceof Error ? error.message : String(error)}`);
        isWell = false;
      }
    },
  };
}

/** Takes the oldest away until the rest fits. Returns how much that is. */
async function makeRoom(folder: string, mostBytes: number): Promise<number> {
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path);
      return { path, size, mtimeMs };
    }),
  );
  let bytes = files.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
    if (bytes <= mostBytes) break;
    await rm(path, { force: true });
    bytes -= size;
  }
  return bytes;
}
