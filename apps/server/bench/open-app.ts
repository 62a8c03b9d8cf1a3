import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Content } from '@rightseat/examiner';
import { buildApp } from '#app.ts';
import { readConfig } from '#config.ts';
import { systemClock } from '#domain/clock.ts';
import { createReadiness } from '#readiness.ts';
import { fakeEngines } from '../test/fake-engines.ts';
import { listen } from '../test/listen.ts';
import type { openTestDatabase } from '../test/open-test-database.ts';

/** The whole app on this database, listening. */
export async function openApp(
  database: Awaited<ReturnType<typeof openTestDatabase>>,
  content: Content,
  variables: Record<string, string> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rightseat-bench-'));
  const { app, billing } = await buildApp({
    config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', THROTTLE_FACTOR: '100000', ...variables }),
    database,
    clock: systemClock,
    readiness: createReadiness('bench', { database, engines: fakeEngines() }),
    engines: fakeEngines(),
    content,
    webFolder: null,
  });
  const url = `http://${await listen(app)}`;
  return {
    app,
    /** Milliseconds from asking to having read the answer. Throws on anything but 200. */
    async time(path: string, cookie: string, method = 'GET'): Promise<number> {
      const started = performance.now();
      const answer = await fetch(url + path, { method, headers: { cookie } });
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
