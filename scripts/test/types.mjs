import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listWorkspaces } from '../tools/list-workspaces.mjs';
import { root } from '../tools/root.mjs';
import { addUp, runCheck } from './run-check.mjs';

/** The compiler uses about one core and half a gigabyte for a workspace. */
const AT_ONCE = 2;

/** Checks the types of every workspace that has a tsconfig.json. */
export async function types() {
  const waiting = listWorkspaces().filter((path) => existsSync(join(root, path, 'tsconfig.json')));
  const outcomes = [];
  const worker = async () => {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      outcomes.push(
        await runCheck(`types of ${path}`, ['node_modules/@typescript/native/bin/tsc', '-p', path]),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return addUp(outcomes);
}
