import { findPostgres } from '../tools/find-postgres.mjs';
import { startPostgres } from '../tools/start-postgres.mjs';
import { runVitest } from './run-vitest.mjs';

/** The server's tests again, on a real PostgreSQL: TEST_DATABASE_URL's server, or one started here for the run. */
export async function postgresTests() {
  if (process.env.TEST_DATABASE_URL) return runVitest(['--project', 'server']);
  const binaries = findPostgres();
  if (!binaries) {
    const note = 'no PostgreSQL found: apt-get install postgresql, or set TEST_DATABASE_URL';
    console.log(`The server's tests ran on the embedded database only: ${note}`);
    return { passed: 0, failed: 0, note };
  }
  const server = await startPostgres(binaries);
  console.log(`on ${server.version}`);
  try {
    return await runVitest(['--project', 'server'], { TEST_DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}
