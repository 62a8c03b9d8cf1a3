import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Not the sources of anybody. */
const SKIPPED = new Set(['node_modules', '.git', '.data', 'dist']);

/**
 * All files under a path, or the file itself, sorted; nothing for what is not there.
 * @param {string} path
 * @returns {string[]}
 */
export function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name) && (entry.isFile() || entry.isDirectory()))
    .flatMap((entry) => (entry.isFile() ? [join(path, entry.name)] : listFiles(join(path, entry.name))))
    .sort();
}
