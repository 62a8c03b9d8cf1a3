import { fileURLToPath } from 'node:url';

/** Where the packs of a voice stand, one for each task. */
export function packFolder(voice: string): string {
  return fileURLToPath(new URL(`../../../rendered/${voice}`, import.meta.url));
}
