import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles } from '../tools/list-files.mjs';

/** A path of ours starts with one of our folders. */
const PATH = /^(?:\.?\/)?(?:apps|packages|scripts|e2e|docs|\.ci)\/[\w./-]*$/;

/** A file by its name alone; it may lie anywhere in the repository. */
const NAME = /^[\w.-]+\.(?:md|json|tsx?|mjs|yml|css)$/;

/**
 * Files in `code` and link targets that do not exist. Patterns (`*`, `<name>`) are not paths; a path may be
 * given from the root or from the document's own folder.
 * @param {string} root
 * @param {import('./list-markdown.mjs').Document} document
 * @returns {string[]} one line for each
 */
export function listMissingPaths(root, { path, text }) {
  const exists = (name) => existsSync(join(root, name)) || existsSync(join(root, dirname(path), name));
  const code = [...text.matchAll(/`([^`\s]+)`/g)].map(([, words]) => words);
  const linked = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)].map(([, target]) => target).filter(isLocal);
  const missing = new Set([
    ...[...code.filter((words) => PATH.test(words)), ...linked].filter((name) => !exists(name)),
    ...code.filter((words) => NAME.test(words)).filter((name) => !isSomewhere(root, name)),
  ]);
  return [...missing].map((name) => `${path}: there is no ${name}`);
}

/** Listed once for all documents. */
const namesByRoot = new Map();

function isSomewhere(root, name) {
  if (!namesByRoot.has(root)) namesByRoot.set(root, new Set(listFiles(root).map((file) => basename(file))));
  return namesByRoot.get(root).has(name);
}

function isLocal(target) {
  return !/^[a-z]+:/.test(target);
}
