import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../../scripts/tools/root.mjs';
import { run, Unavailable } from '../python.ts';
import { startFuzzedApp } from './fuzzed-app.ts';
import { installSchemathesis } from './schemathesis.ts';
import { settingsFor } from './settings.ts';

/**
 * `npm run fuzz:api`: Schemathesis makes requests from what `/api/docs` publishes, right ones and wrong ones, as a
 * stranger, as a pilot and as an administrator, and holds every answer against it. `-- --seconds 300` for each of
 * them, `-- --seed 2` for other requests. Ends with 1 where an answer is not as published, with 69 where Python or its
 * packages cannot be had.
 */
const option = (name: string, otherwise: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const seconds = option('seconds', '150');
const seed = option('seed', '1');
const folder = join(root, '.data/fuzz');
const PEER_MISSING = 69;

interface Report {
  complete: boolean;
  running_time: number;
  operations: { total: number; selected: number; tested: number };
  test_cases: { generated: number; with_failures: number; unique_failures: number };
  failures: { check?: string }[];
  errors: unknown[];
}

async function fuzz(): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const program = await installSchemathesis(join(folder, 'python'));
  const app = await startFuzzedApp();
  const rows = [];
  let isClean = true;
  try {
    for (const who of ['stranger', 'pilot', 'admin'] as const) {
      const settings = join(folder, `${who}.toml`);
      const report = join(folder, `${who}.json`);
      writeFileSync(settings, settingsFor(who, app));
      const { code, output } = await run(
        program,
        [
          ...['--config-file', settings, 'run', `${app.url}/api/docs`],
          ...['--seed', seed, '--max-time', seconds, '--report', 'json', '--report-json-path', report],
          ...['--no-color', '--continue-on-failure', '--generation-database', 'none'],
        ],
        folder,
      );
      writeFileSync(join(folder, `${who}.txt`), output);
      // 1 is its word for faults; anything else is that it could not do its work.
      if (code > 1) throw new Error(`Schemathesis ended with ${code}:\n${output}`);
      if (code === 1) console.error(output);
      const {
        operations,
        test_cases: cases,
        running_time,
        errors,
      } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      isClean &&= code === 0;
      rows.push({
        who,
        calls: `${operations.tested} of ${operations.total}`,
        requests: cases.generated,
        faults: cases.unique_failures,
        errors: errors.length,
        seconds: Math.round(running_time),
      });
    }
  } finally {
    await app.close();
  }
  console.table(rows);
  for (const what of app.undescribed) console.error(`Not in /api/docs: ${what}`);
  return isClean && app.undescribed.size === 0 ? 0 : 1;
}

try {
  process.exitCode = await fuzz();
} catch (error) {
  if (!(error instanceof Unavailable)) throw error;
  console.error(`The calls were not tried: ${error.message}`);
  process.exitCode = PEER_MISSING;
}
