// npm run bench:start: from `npm start` on an unchanged tree to the first answer of /api/health, and what a visitor
// downloads before pressing Start on /demo. Prints a table and writes .data/bench/start.json.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/tools/free-port.mjs';
import { weighPage } from './weigh-page.ts';

const RUNS = 5;
const root = fileURLToPath(new URL('../..', import.meta.url));
const dataDir = mkdtempSync(join(tmpdir(), 'rightseat-start-'));

// The first start makes the database and may install and build; it is not what is measured.
await startAndStop(async () => {});
const secondsToHealth: number[] = [];
let page: Awaited<ReturnType<typeof weighPage>> | undefined;
for (let run = 0; run < RUNS; run++) {
  await startAndStop(async (url, seconds) => {
    secondsToHealth.push(Number(seconds.toFixed(2)));
    if (run === RUNS - 1) page = await weighPage(`${url}/demo`);
  });
}
rmSync(dataDir, { recursive: true, force: true });

const report = {
  date: new Date().toISOString(),
  cores: cpus().length,
  processor: cpus()[0]?.model,
  secondsToHealth,
  page,
};
mkdirSync(join(root, '.data/bench'), { recursive: true });
writeFileSync(join(root, '.data/bench/start.json'), JSON.stringify(report, null, 2));
console.log(`npm start to /api/health, unchanged tree, ${RUNS} runs: ${secondsToHealth.join(', ')} s`);
console.table(page);

async function startAndStop(use: (url: string, seconds: number) => Promise<void>): Promise<void> {
  const port = await freePort();
  const started = performance.now();
  const npm = spawn('npm', ['start'], {
    cwd: root,
    // An unchanged tree has the model of the voice: nothing is fetched beside its starts.
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', MODELS_URL: 'off' },
    stdio: 'ignore',
  });
  const url = `http://localhost:${port}`;
  await healthy(url, npm);
  await use(url, (performance.now() - started) / 1000);
  npm.kill('SIGTERM');
  while (await fetch(url).catch(() => null)) await new Promise((resolve) => setTimeout(resolve, 100));
}

async function healthy(url: string, npm: ChildProcess): Promise<void> {
  while (npm.exitCode === null) {
    const response = await fetch(`${url}/api/health`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`npm start ended with ${npm.exitCode}`);
}
