import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../tools/run-command.mjs';

/** @typedef {import('./run-parts.mjs').FileTime & { passed: number, failed: number, held: boolean }} TestFile */

/**
 * Runs Vitest with its output shown, and counts.
 * @param {string[]} parameters beyond `vitest run`
 * @param {Record<string, string>} [env]
 * @returns {Promise<import('./run-parts.mjs').Outcome & { files: TestFile[] }>}
 */
export async function runVitest(parameters, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'rightseat-vitest-'));
  const report = join(folder, 'report.json');
  try {
    const { code } = await runCommand(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--reporter=dot',
        '--reporter=./scripts/test/count-reporter.mjs',
        ...parameters,
      ],
      // Under npm's NODE_ENV=production React would leave out what its tests need.
      { show: true, env: { ...plainColours(), NODE_ENV: 'test', COUNT_REPORT: report, ...env } },
    );
    return count(code, report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A log is read without a terminal, where colour codes are rubbish; Vitest takes CI for a terminal. */
function plainColours() {
  return process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: '1' };
}

/** A run can fail without a failed test: an unhandled error, a file that does not load, no report at all. */
function count(code, report) {
  if (!existsSync(report)) return { passed: 0, failed: 1, files: [] };
  const files = JSON.parse(readFileSync(report, 'utf8'));
  const sum = (key) => files.reduce((total, file) => total + file[key], 0);
  const failed = code === 0 ? sum('failed') : Math.max(sum('failed'), 1);
  return { passed: sum('passed'), failed, files };
}
