import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '@rightseat/examiner';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { systemClock } from '#domain/clock.ts';
import { createReadiness } from '#readiness.ts';
import { createSignedIn } from '../../test/accounts.ts';
import { fakeEngines } from '../../test/fake-engines.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { fill } from './fill.ts';

/** The whole app with so many users, on a database of its own, listening, and an admin signed in. */
export async function openHouse(users: number) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rightseat-bench-'));
  const database = await openTestDatabase();
  await fill(database.db, users);
  const { app, billing } = await buildApp({
    config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', THROTTLE_FACTOR: '100000' }),
    database,
    clock: systemClock,
    readiness: createReadiness('bench', database.ping),
    engines: fakeEngines(),
    content: loadContent(),
    webFolder: null,
  });
  const { cookie } = await createSignedIn(app, { isAdmin: true, name: 'Bench Admin' });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return {
    users,
    db: database.db,
    /** Milliseconds from asking to having read the answer. Throws on anything but 200. */
    async time(path: string): Promise<number> {
      const started = performance.now();
      const answer = await fetch(url + path, { headers: { cookie } });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return performance.now() - started;
    },
    async close() {
      await app.close();
      await billing.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type House = Awaited<ReturnType<typeof openHouse>>;
