// Buys under fire, on PGlite and, where a PostgreSQL is found or TEST_DATABASE_URL names one, on that too.
//   npm run test:faults [-- --purchases=1000 --kills=25 --seed=1 --only=pglite|postgres]
import { findPostgres } from './tools/find-postgres.mjs';
import { runCommand } from './tools/run-command.mjs';
import { startPostgres } from './tools/start-postgres.mjs';
import { Stop } from './tools/stop.mjs';

try {
  const binaries = process.env.TEST_DATABASE_URL ? null : findPostgres();
  const server = binaries ? await startPostgres(binaries) : null;
  try {
    const { code } = await runCommand(
      process.execPath,
      ['--import', 'tsx', 'apps/server/test/faults/run.ts', ...process.argv.slice(2)],
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
