import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContent } from '@rightseat/examiner';
import { type AppDependencies, buildApp } from '#app.ts';
import { type Config, readConfig } from '#config.ts';
import { createReadiness } from '#readiness.ts';
import { fakeEngines } from './fake-engines.ts';
import { openTestDatabase } from './open-test-database.ts';
import { createTestClock } from './test-clock.ts';

/**
 * The real app on a database of its own: PGlite, or a fresh database of TEST_DATABASE_URL's server.
 * Close it in afterAll, which fails when a call answered what its description does not name; one per test file keeps memory low.
 */
export async function buildTestApp(
  variables: Record<string, string> = {},
  { log, spans }: Pick<AppDependencies, 'log' | 'spans'> = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'rightseat-test-'));
  const config: Config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost',
    // Every run is asked the same questions; production refuses to be told which.
    ...(variables.NODE_ENV === 'production' ? {} : { EXAM_SEED: 'tests' }),
    ...variables,
  });
  const database = await openTestDatabase();
  const clock = createTestClock();
  const engines = fakeEngines();
  const readiness = createReadiness('test', { database, engines });
  const undescribed: string[] = [];
  const { app, services, hosted, payments, billing, metrics } = await buildApp({
    config,
    database,
    clock,
    readiness,
    engines,
    content: loadContent(),
    webFolder: null,
    onUndescribed: (what) => undescribed.push(what),
    log,
    spans,
  });
  await app.ready();
  readiness.ready();
  return {
    app,
    services,
    hosted,
    payments,
    billing,
    metrics,
    config,
    database,
    readiness,
    clock,
    async close() {
      await services.live.drain();
      await app.close();
      await billing.stop();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
      // So that all of the tests together prove what is published.
      if (undescribed.length > 0)
        throw new Error(`Not in /api/docs: ${[...new Set(undescribed)].join('; ')}`);
    },
  };
}
