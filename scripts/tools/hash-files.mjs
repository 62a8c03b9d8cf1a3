import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

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

function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
