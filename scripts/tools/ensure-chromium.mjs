import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { root } from './root.mjs';
import { runCommand } from './run-command.mjs';
import { step } from './step.mjs';
import { Stop } from './stop.mjs';

/**
 * The path of a Chromium, installed when none is there: by Debian's packages as root, else by Playwright's download.
 * Throws Stop when neither works.
 * @returns {Promise<string>}
 */
export async function ensureChromium() {
  const problems = [];
  for (const install of [noInstall, installFromDebian, downloadWithPlaywright]) {
    problems.push(await install());
    const path = findChromium() ?? (await downloadedChromium());
    if (path) return path;
  }
  throw new Stop(
    `No Chromium for the browser stories, and none could be installed. Set CHROMIUM_PATH.\n${problems.join('')}`,
  );
}

async function noInstall() {
  return '';
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return '';
  return step('Installing Chromium (apt-get)', async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const update = await runCommand('apt-get', ['update', '-qq'], { env });
    const install = await runCommand(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
      {
        env,
      },
    );
    return update.output + install.output;
  });
}

function downloadWithPlaywright() {
  return step('Downloading Chromium (Playwright)', async () => {
    const { output } = await runCommand(process.execPath, [
      join(root, 'node_modules/playwright-core/cli.js'),
      'install',
      'chromium',
    ]);
    return output;
  });
}

/** What an earlier download by Playwright left, or null. */
async function downloadedChromium() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return existsSync(path) ? path : null;
}
