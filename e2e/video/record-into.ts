import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stop } from '../../scripts/tools/stop.mjs';
import { requireFfmpeg } from './encode-video.ts';

/** Where the page finds what is recorded. */
export const media = fileURLToPath(new URL('../../apps/web/public/media/', import.meta.url));

/** Records in a folder of its own, which is gone afterwards. Why it stopped is told in a line. */
export async function recordInto(name: string, record: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), `rightseat-${name}-`));
  try {
    requireFfmpeg();
    await record(folder);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
