import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The variables that the server reads and those of the README's table must be the same.
 * @param {string} root
 * @returns {string[]} one line for each difference
 */
export function listMissingVariables(root) {
  const config = readFileSync(join(root, 'apps/server/src/config.ts'), 'utf8');
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const read = namesIn(config, /^ {2}([A-Z][A-Z0-9_]+): /gm);
  const told = namesIn(readme, /^\| `([A-Z][A-Z0-9_]+)` /gm);
  return [
    ...read.filter((name) => !told.includes(name)).map((name) => `README.md: does not tell of ${name}`),
    ...told
      .filter((name) => !read.includes(name))
      .map((name) => `README.md: tells of ${name}, which nothing reads`),
  ];
}

function namesIn(text, pattern) {
  return [...new Set([...text.matchAll(pattern)].map(([, name]) => name))];
}
