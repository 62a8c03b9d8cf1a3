import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from './hash-files.mjs';
import { root } from './root.mjs';
import { runCommand } from './run-command.mjs';
import { step } from './step.mjs';
import { Stop } from './stop.mjs';

/** Everything the built page is made from. */
const SOURCES = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/vite.config.ts',
  'apps/web/package.json',
  'packages/contract/src',
  'package-lock.json',
];

/** Inside the build, so that a deleted or half-written build is never taken for a good one: Vite empties the folder. */
const stamp = join(root, 'apps/web/dist/.source-hash');

/** Builds the single page when its sources have changed since the last build. Throws Stop when it cannot. */
export async function buildPage() {
  const hash = hashFiles(root, SOURCES);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  await step('Building the page', async () => {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const { code, output } = await runCommand(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: join(root, 'apps/web'),
      env: { NODE_ENV: 'production', NO_COLOR: '1' },
    });
    if (code !== 0) throw new Stop(`The page could not be built:\n${output}`);
    writeFileSync(stamp, hash);
  });
}
