import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loadContent } from '@rightseat/examiner';
import Fastify, { type FastifyInstance } from 'fastify';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#db/open-database.ts';
import { hashPassword } from '#domain/account/password/hash-password.ts';
import { systemClock } from '#domain/clock.ts';
import { createReadiness } from '#readiness.ts';
import { createSignedIn, PASSWORD } from '../test/accounts.ts';
import { fakeEngines } from '../test/fake-engines.ts';
import type { Order, Ready, Watched } from './messages.ts';

/** The process under load: the whole app on a PGlite folder, and beside it a bare Fastify route. */
const dataDir = mkdtempSync(join(tmpdir(), 'rightseat-bench-'));
// Warnings only: a process under load in production logs to a pipe that nobody drains here.
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', THROTTLE_FACTOR: '100000' });
const database = await openDatabase({ type: 'folder', path: join(dataDir, 'db') });
const { app } = await buildApp({
  config,
  database,
  clock: systemClock,
  readiness: createReadiness('bench', { database, engines: fakeEngines() }),
  engines: fakeEngines(),
  content: loadContent(),
  webFolder: null,
});

const bare = Fastify();
bare.get('/api/auth/me', async () => ({
  user: { id: 'user_1', name: 'Bare', email: 'bare@pilots.example', isAdmin: false },
}));

async function listen(server: FastifyInstance): Promise<string> {
  await server.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const { user, cookie } = await createSignedIn(app);
const ready: Ready = {
  appUrl: await listen(app),
  bareUrl: await listen(bare),
  cookie,
  email: user.email,
  password: PASSWORD,
};

// One millisecond between looks: what a user of a live conversation would begin to feel is far above it.
const delay = monitorEventLoopDelay({ resolution: 1 });
let cpuAtStart = process.cpuUsage();
process.on('message', async (message: Order) => {
  if (message === 'watch') {
    cpuAtStart = process.cpuUsage();
    delay.reset();
    delay.enable();
  } else if (message === 'hash') {
    await Promise.all(Array.from({ length: 50 }, () => hashPassword(PASSWORD)));
    process.send?.('hashed');
  } else if (message === 'report') {
    delay.disable();
    const toMs = (nanoseconds: number) => nanoseconds / 1e6;
    const cpu = process.cpuUsage(cpuAtStart);
    const watched: Watched = {
      cpu: (cpu.user + cpu.system) / 1000,
      p50: toMs(delay.percentile(50)),
      p99: toMs(delay.percentile(99)),
      max: toMs(delay.max),
    };
    process.send?.(watched);
  } else {
    await Promise.all([app.close(), bare.close()]);
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
    process.disconnect();
  }
});
process.send?.(ready);
