import { statfsSync } from 'node:fs';
import { listMissingPackages } from './list-missing-packages.mjs';
import { root } from './root.mjs';
import { runCommand } from './run-command.mjs';
import { step } from './step.mjs';
import { Stop } from './stop.mjs';

/** The packages take about 0.9 GB, and npm unpacks into its cache as well. */
const ROOM_NEEDED_BYTES = 1.5e9;

/**
 * `npm ci` when what the lock file asks for is not there; nothing, and no network, when it is.
 * Throws Stop when it cannot be done.
 * @param {{ withDevelopmentTools: boolean }} options false in production: no compiler, linter or test runner
 */
export async function installPackages({ withDevelopmentTools }) {
  const missing = listMissingPackages(root, { withDevelopmentTools });
  if (missing.length === 0) return;
  requireRoom();
  await step(`Installing packages (${describe(missing)}; a minute or so the first time)`, async () => {
    const parameters = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
    parameters.push(withDevelopmentTools ? '--include=dev' : '--omit=dev');
    const { code, output } = await runCommand(npmCommand(), parameters);
    if (code !== 0)
      throw new Stop(
        `The packages could not be installed (npm ci ended with ${code}):\n${withoutUsage(output)}`,
      );
  });
  const left = listMissingPackages(root, { withDevelopmentTools });
  if (left.length > 0) throw new Stop(`npm ci ran, yet these are missing:\n  ${left.join('\n  ')}`);
}

/** npm adds two screens of its own help. */
function withoutUsage(output) {
  const [problem = ''] = output.split(/^npm error Clean install a project/m);
  return problem.replace(/^npm error ?/gm, '').trim();
}

function describe(missing) {
  return missing.length === 1 ? `${missing[0]} is missing` : `${missing.length} are missing`;
}

function requireRoom() {
  const { bavail, bsize } = statfsSync(root);
  if (bavail * bsize < ROOM_NEEDED_BYTES) {
    const free = (bavail * bsize) / 1e9;
    throw new Stop(`There are ${free.toFixed(1)} GB free in ${root}; installing needs about 1.5 GB.`);
  }
}

function npmCommand() {
  return process.platform === 'win32' ? 'npm.cmd' : 'npm';
}
