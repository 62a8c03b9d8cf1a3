import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tools/root.mjs';

/**
 * What the natural voice needs, and which archives of the registries hold it. The server checks its files by the same list.
 * @type {{ licence: string, archives: Archive[], files: ModelFile[] }}
 * @typedef {{ registry: 'pypi' | 'npm', name: string, version: string, file: string, bytes: number, sha256: string }} Archive
 * @typedef {{ name: string, bytes: number, sha256: string, entries: string[] }} ModelFile
 */
export const modelFiles = JSON.parse(
  readFileSync(join(root, 'packages/voice/src/engines/kokoro/model-files.json'), 'utf8'),
);
