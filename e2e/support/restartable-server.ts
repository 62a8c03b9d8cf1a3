import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/tools/free-port.mjs';
import { openFarSide } from './far-side.ts';
import type { Voice } from './voice.ts';
import { waitUntil } from './wait-until.ts';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** The product on one address and one folder over several lives of its process. */
export async function createRestartableServer(voice: Voice) {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'rightseat-restart-'));
  const url = `http://localhost:${port}`;
  const farSide = await openFarSide(voice, () => url);
  let child: ChildProcess | null = null;

  async function stop(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const dying = child;
    if (!dying) return;
    const gone = new Promise((resolve) => dying.once('exit', resolve));
    dying.kill(signal);
    await gone;
    child = null;
  }

  return {
    url,
    async start(): Promise<void> {
      child = spawn(process.execPath, ['--import', 'tsx', main], {
        env: {
          ...process.env,
          ...farSide.variables,
          PORT: String(port),
          DATA_DIR: dataDir,
          LOG_LEVEL: 'error',
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await waitUntil(
        'the server to answer',
        async () => {
          const response = await fetch(`${url}/api/health`).catch(() => null);
          return response?.ok;
        },
        120_000,
      );
    },
    /** As a power cut does it. */
    kill: () => stop('SIGKILL'),
    async close(): Promise<void> {
      await stop('SIGTERM');
      await farSide.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
