import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ path: string, text: string }} Document */

/**
 * The documents at the root, in docs/ and the AGENTS.md or README.md of a workspace.
 * @param {string} root
 * @returns {Document[]}
 */
export function listMarkdown(root) {
  const top = namesIn(root).filter((name) => name.endsWith('.md'));
  const docs = readdirSync(join(root, 'docs'), { recursive: true }).map((name) => `docs/${name}`);
  const inside = ['packages', 'apps'].flatMap((group) =>
    namesIn(join(root, group)).flatMap((name) => [
      `${group}/${name}/AGENTS.md`,
      `${group}/${name}/README.md`,
    ]),
  );
  return [...top, ...docs, ...inside, 'e2e/README.md']
    .filter((path) => path.endsWith('.md') && existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : [];
}
