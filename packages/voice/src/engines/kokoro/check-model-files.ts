import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ModelFileError } from '#engines/engine-errors.ts';
import modelFiles from './model-files.json' with { type: 'json' };

const { files } = modelFiles;

/** Whether all are there, by their sizes. Costs nothing. */
export function hasModelFiles(folder: string): boolean {
  return files.every(
    ({ name, bytes }) => statSync(join(folder, name), { throwIfNoEntry: false })?.size === bytes,
  );
}

/** Throws ModelFileError when one is missing, or is not the one that was tried. */
export async function checkModelFiles(folder: string): Promise<void> {
  for (const { name, sha256 } of files) {
    const path = join(folder, name);
    const content = await readFile(path).catch(() => null);
    if (!content) throw new ModelFileError(`${path} is missing: run npm run models`);
    if (createHash('sha256').update(content).digest('hex') !== sha256)
      throw new ModelFileError(`${path} is not the file that was tried: delete it and run npm run models`);
  }
}
