import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/**
 * Whether a file is there, and is the one that was tried.
 * @param {string} path
 * @param {{ bytes: number, sha256: string }} expected
 */
export function isWhole(path, { bytes, sha256 }) {
  if (statSync(path, { throwIfNoEntry: false })?.size !== bytes) return false;
  return createHash('sha256').update(readFileSync(path)).digest('hex') === sha256;
}
