import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPython } from '../python.ts';

const PINS = fileURLToPath(new URL('requirements.txt', import.meta.url));

/** The program in an environment of its own below `folder`, exactly as pinned. Throws Unavailable. */
export async function installSchemathesis(folder: string): Promise<string> {
  await installPython(folder, PINS, ['--no-deps']);
  return join(folder, 'bin/schemathesis');
}
