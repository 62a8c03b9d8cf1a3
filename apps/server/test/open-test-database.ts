import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { createPglite, type OpenDatabase, openDatabase } from '#db/open-database.ts';

/**
 * A migrated database of its own: PGlite in memory, or, with TEST_DATABASE_URL (a server, any database on it),
 * a fresh PostgreSQL database that is dropped on close.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? openFreshPostgres(server) : openDatabase({ type: 'pglite', client: await createPglite() });
}

async function openFreshPostgres(server: string): Promise<OpenDatabase> {
  const name = `rightseat_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ type: 'postgres', url: url.href });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
