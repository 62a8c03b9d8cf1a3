import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { rounded } from './percentile.ts';

/**
 * `npm run bench:attack`: three strangers who send a long answer twice a second for 15 s, while somebody asks
 * `/api/health` ten times a second. `-- --root <folder>` does the same to another checkout, which has its own
 * `node_modules`; `-- --characters 2000` sends what is just short enough to be taken.
 */
const option = (name: string, otherwise: string) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};
const root = resolve(option('root', '.'));
const characters = Number(option('characters', '4000'));
const STRANGERS = 3;
const SECONDS = 15;
const EVERY_MS = 500;
const TEXTS = ["not never don't no without nobody ", 'thirty minutes forty five minutes by night ', 'drag '];

const port = await freePort();
const dataDir = mkdtempSync(join(tmpdir(), 'rightseat-attack-'));
const server = spawn(process.execPath, ['--import', 'tsx', 'apps/server/src/main.ts'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    DEMO_PER_DAY: '100',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const held: string[] = [];
server.stdout.on('data', (data: Buffer) => {
  for (const [line] of data.toString().matchAll(/"heldMs":.*?\]/g)) held.push(line);
});
const base = `http://127.0.0.1:${port}`;

try {
  while (
    !(await fetch(`${base}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await setTimeout(200);
  const quiet = await measureHealth(3);
  const sockets = await Promise.all(Array.from({ length: STRANGERS }, openDemo));
  let sent = 0;
  const sending = setInterval(() => {
    for (const [at, socket] of sockets.entries()) {
      const text = TEXTS[at % TEXTS.length]!;
      if (socket.readyState !== WebSocket.OPEN) continue;
      socket.send(JSON.stringify({ type: 'user_message', text: text.repeat(200).slice(0, characters) }));
      sent++;
    }
  }, EVERY_MS);
  const attacked = await measureHealth(SECONDS);
  clearInterval(sending);
  for (const socket of sockets) socket.close(1000);
  console.log(
    `${STRANGERS} sockets, ${sent} messages of ${characters} characters in ${SECONDS} s; /api/health in ms`,
  );
  console.table({ quiet, attacked });
  console.log(`Held above 200 ms, where the server notes it: ${held.length ? held.join('; ') : 'never'}.`);
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}

async function openDemo(): Promise<WebSocket> {
  const response = await fetch(`${base}/api/conversations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'demo' }),
  });
  const { connection } = (await response.json()) as { connection: { signedUrl: string } };
  const socket = new WebSocket(connection.signedUrl.replace('localhost', '127.0.0.1'), 'convai');
  await once(socket, 'open');
  const conversation = { text_only: true };
  const start = {
    type: 'conversation_initiation_client_data',
    conversation_config_override: { conversation },
  };
  socket.send(JSON.stringify(start));
  socket.on('message', (data) => {
    const message = JSON.parse(data.toString());
    if (message.type === 'ping')
      socket.send(JSON.stringify({ type: 'pong', event_id: message.ping_event.event_id }));
  });
  return socket;
}

/** Asked on time whether or not the one before has answered: a waiting caller is what is measured. */
async function measureHealth(seconds: number) {
  const waits: Promise<number>[] = [];
  for (let asked = 0; asked < seconds * 10; asked++) {
    const startedAt = performance.now();
    waits.push(fetch(`${base}/api/health`).then(() => performance.now() - startedAt));
    await setTimeout(100);
  }
  const times = (await Promise.all(waits)).sort((one, other) => one - other);
  const at = (share: number) => rounded(times[Math.floor((times.length - 1) * share)]!);
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

async function freePort(): Promise<number> {
  const listening = createServer().listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port: free } = listening.address() as AddressInfo;
  await new Promise((closed) => listening.close(closed));
  return free;
}
