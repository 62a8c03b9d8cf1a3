import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listFiles } from './list-files.mjs';

/**
 * One hash over the names and contents of files and whole folders; what is not there adds nothing.
 * @param {string} folder that the paths start from
 * @param {string[]} paths
 */
export function hashFiles(folder, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of listFiles(join(folder, path))) {
      hash
        .update(`${relative(folder, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}
