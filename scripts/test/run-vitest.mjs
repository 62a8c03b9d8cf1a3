import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../tools/run-command.mjs';

/** @typedef {{ path: string, passed: number }} FailedFile with how many of its tests held */

/**
 * Runs Vitest with its output shown, and counts.
 * @param {string[]} parameters beyond `vitest run`
 * @param {Record<string, string>} [env]
 * @returns {Promise<import('./run-parts.mjs').Outcome & { failedFiles: FailedFile[] }>}
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
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...parameters,
      ],
      // Under npm's NODE_ENV=production React would leave out what its tests need.
      { show: true, env: { NODE_ENV: 'test', ...env } },
    );
    return count(code, report);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A run can fail without a failed test: an unhandled error, a file that does not load, no report at all. */
function count(code, report) {
  if (!existsSync(report)) return { passed: 0, failed: 1, failedFiles: [] };
  const { numPassedTests: passed, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failedFiles = testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name, assertionResults }) => ({
      path: name,
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
    }));
  return { passed, failed: code === 0 ? numFailedTests : Math.max(numFailedTests, 1), failedFiles };
}
