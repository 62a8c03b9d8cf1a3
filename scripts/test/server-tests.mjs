import { findPostgres } from '../tools/find-postgres.mjs';
import { startPostgres } from '../tools/start-postgres.mjs';
import { runUnitTests } from './run-unit-tests.mjs';

const SERVER = ['--project', 'server'];

/** The server's tests, on PostgreSQL where one is found, else on the embedded database. */
export function serverTests() {
  return onPostgres((env) => runUnitTests(SERVER, env)) ?? runUnitTests(SERVER);
}

/** And on the embedded database, where `serverTests` ran on PostgreSQL. */
export async function otherDatabase() {
  if (process.env.TEST_DATABASE_URL || findPostgres()) return runUnitTests(SERVER, { TEST_DATABASE_URL: '' });
  const note = 'no PostgreSQL found: apt-get install postgresql, or set TEST_DATABASE_URL';
  return { passed: 0, failed: 0, note };
}

/**
 * Works with TEST_DATABASE_URL's server, or one started here for the run. Null where there is neither.
 * @template Result
 * @param {(env: Record<string, string>) => Promise<Result>} work
 * @returns {Promise<Result> | null}
 */
export function onPostgres(work) {
  if (process.env.TEST_DATABASE_URL) return work({});
  const binaries = findPostgres();
  return binaries ? onServerOf(binaries, work) : null;
}

async function onServerOf(binaries, work) {
  const server = await startPostgres(binaries);
  console.log(`on ${server.version}`);
  try {
    return await work({ TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}
