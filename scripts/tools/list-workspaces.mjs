import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Folders of all workspaces, as paths from the root: `packages/contract`, … */
export function listWorkspaces() {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return workspaces.flatMap(expand).filter((path) => existsSync(join(root, path, 'package.json')));
}

/** npm allows any glob; we use `folder/*` and plain folders. */
function expand(pattern) {
  if (!pattern.endsWith('/*')) return [pattern];
  const folder = pattern.slice(0, -2);
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
}
