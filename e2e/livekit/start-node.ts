import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HealthOutput } from '@rightseat/contract';
import { freePort } from '../../scripts/tools/free-port.mjs';
import { waitUntil } from '../support/wait-until.ts';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

export interface EngineNode {
  port: number;
  url: string;
  isAlive(): boolean;
  liveConversations(): Promise<number>;
  /** As a power cut does it. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** One of several processes of the product on one database. */
export async function startNode(variables: Record<string, string>): Promise<EngineNode> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'rightseat-node-'));
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...variables },
    stdio: ['ignore', process.env.LIVEKIT_LOG ? 'inherit' : 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  const end = async (signal: NodeJS.Signals) => {
    if (isAlive()) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill(signal);
      await gone;
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  const health = async () => (await (await fetch(`${url}/api/health`)).json()) as HealthOutput;
  await waitUntil('a node to answer', async () => {
    if (!isAlive()) throw new Error(`A node ended with ${child.exitCode}`);
    return (await fetch(`${url}/api/health`).catch(() => null))?.ok;
  });
  return {
    port,
    url,
    isAlive,
    liveConversations: async () => (await health()).liveConversations,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
