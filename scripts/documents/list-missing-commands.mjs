import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `npm run name` for which the root has no script.
 * @param {string} root
 * @param {import('./list-markdown.mjs').Document} document
 * @returns {string[]} one line for each
 */
export function listMissingCommands(root, { path, text }) {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const named = [...text.matchAll(/npm run ([\w:-]*\w)(?![\w:*-])/g)].map(([, name]) => name);
  const missing = [...new Set(named)].filter((name) => !(name in scripts));
  return missing.map((name) => `${path}: package.json has no script '${name}'`);
}
