// How the admin's list, search and numbers grow with the users, on PostgreSQL.
//   npm run bench:admin [-- --users=200000]
import { findPostgres } from './tools/find-postgres.mjs';
import { runCommand } from './tools/run-command.mjs';
import { startPostgres } from './tools/start-postgres.mjs';
import { Stop } from './tools/stop.mjs';

try {
  const binaries = process.env.TEST_DATABASE_URL ? null : findPostgres();
  if (!binaries && !process.env.TEST_DATABASE_URL) {
    throw new Stop(
      'No PostgreSQL found, so nothing was measured: apt-get install postgresql, or set TEST_DATABASE_URL.',
    );
  }
  const server = binaries ? await startPostgres(binaries) : null;
  try {
    if (server) console.log(`on ${server.version}, its default settings, without fsync`);
    const { code } = await runCommand(
      process.execPath,
      ['--import', 'tsx', 'apps/server/bench/admin/run.ts', ...process.argv.slice(2)],
      { show: true, env: server ? { TEST_DATABASE_URL: server.url } : {} },
    );
    process.exitCode = code ?? 1;
  } finally {
    await server?.stop();
  }
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
