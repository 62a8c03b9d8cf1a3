import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A path of ours starts with one of our folders, or is a file at the root. */
const OURS =
  /^(?:(?:\.?\/)?(?:apps|packages|scripts|e2e|docs|\.ci)\/[\w./-]*|[\w.-]+\.(?:md|json|ts|mjs|yml))$/;

/**
 * Paths in `code` and link targets that do not exist. Patterns (`*`, `<name>`) are not paths; a path may be
 * given from the root or from the document's own folder.
 * @param {string} root
 * @param {import('./list-markdown.mjs').Document} document
 * @returns {string[]} one line for each
 */
export function listMissingPaths(root, { path, text }) {
  const exists = (name) => existsSync(join(root, name)) || existsSync(join(root, dirname(path), name));
  const inCode = [...text.matchAll(/`([^`\s]+)`/g)].map(([, code]) => code).filter((code) => OURS.test(code));
  const linked = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target]) => target).filter(isLocal);
  const missing = [...new Set([...inCode, ...linked])].filter((name) => !exists(name));
  return missing.map((name) => `${path}: there is no ${name}`);
}

function isLocal(target) {
  return !/^[a-z]+:/.test(target);
}
