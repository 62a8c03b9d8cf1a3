import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../scripts/tools/free-port.mjs';

/** What the server logs of each spoken turn when its conversation has ended. */
export interface TurnTimings {
  waitMs: number;
  shareMs: number;
}

export interface ServerProcess {
  url: string;
  turns: TurnTimings[];
  residentMegabytes(): number;
  cpuSeconds(): number;
  /** A signed URL for a new demo conversation. */
  newConversation(): Promise<string>;
  stop(): Promise<void>;
}

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** The product as `npm start` runs it, in a folder of its own, with as many demos as the bench wants. */
export async function startServerProcess(variables: Record<string, string> = {}): Promise<ServerProcess> {
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'rightseat-bench-'));
  const child = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO_PER_DAY: '100000',
      // What more than that does to the answers is what is measured.
      MAX_CONVERSATIONS: '1000',
      MAX_DEMOS: '1000',
      DEMO_SECONDS: '900',
      DEMO_MINUTES_PER_DAY: '1000000',
      LOG_LEVEL: 'info',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const turns: TurnTimings[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    turns.push(...readTurns(line));
  });
  const url = `http://localhost:${port}`;
  await answering(url, child);
  return {
    url,
    turns,
    residentMegabytes: () => Number(/VmRSS:\s+(\d+)/.exec(readProc(child, 'status'))?.[1] ?? 0) / 1024,
    cpuSeconds() {
      const fields = readProc(child, 'stat').split(') ')[1]?.split(' ') ?? [];
      // Fields 14 and 15 of proc(5), in clock ticks of 10 ms.
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    async newConversation() {
      const response = await fetch(`${url}/api/conversations`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind: 'demo' }),
      });
      if (!response.ok) throw new Error(`No conversation: ${response.status} ${await response.text()}`);
      const { connection } = (await response.json()) as { connection: { signedUrl: string } };
      return connection.signedUrl;
    },
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface LoggedTurn {
  voiceEndedAtMs: number;
  waitMs: number;
  firstAudioAtMs: number | null;
}

function readTurns(line: string): TurnTimings[] {
  if (!line.includes('"turn timings"')) return [];
  const { turns } = JSON.parse(line) as { turns: LoggedTurn[] };
  return turns.flatMap(({ voiceEndedAtMs, waitMs, firstAudioAtMs }) =>
    firstAudioAtMs === null ? [] : [{ waitMs, shareMs: firstAudioAtMs - voiceEndedAtMs - waitMs }],
  );
}

const readProc = (child: ChildProcess, file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const response = await fetch(`${url}/api/health`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  child.kill('SIGKILL');
  throw new Error('The server did not get ready within two minutes');
}
