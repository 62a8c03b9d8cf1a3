import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ModelFileError } from '#engines/engine-errors.ts';

/** A file inside an installed package, known by its content. */
export interface PinnedFile {
  packageName: string;
  path: string;
  sha256: string;
}

const require = createRequire(import.meta.url);

/** Searched by folder, not by `require.resolve`: some packages hide their models behind `exports`. */
function locate(file: PinnedFile): string {
  const folders = require.resolve.paths(file.packageName) ?? [];
  const found = folders.map((folder) => join(folder, file.packageName, file.path)).find(existsSync);
  if (found) return found;
  throw new ModelFileError(`${file.path} of the package ${file.packageName} is not installed: run npm ci`);
}

/**
 * The bytes of a model, checked against its hash, because thresholds and vocabularies were measured
 * on exactly this file. Throws ModelFileError when it is missing or differs.
 */
export async function readPinnedFile(file: PinnedFile): Promise<Buffer> {
  const path = locate(file);
  const bytes = await readFile(path);
  const actual = createHash('sha256').update(bytes).digest('hex');
  if (actual !== file.sha256) {
    throw new ModelFileError(
      `${path} has sha256 ${actual}, expected ${file.sha256}: reinstall ${file.packageName}`,
    );
  }
  return bytes;
}
