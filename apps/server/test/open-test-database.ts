import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { createPglite, type OpenDatabase, openDatabase } from '#db/open-database.ts';
import { databaseUrl, onServer } from './postgres-server.ts';

/**
 * A migrated database of its own: PGlite in memory, or, with TEST_DATABASE_URL (a server, any database on it), one on
 * PostgreSQL that is dropped on close. Both are copies of what `prepare-database.ts` migrated.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const migrated = inject('migratedDatabase');
  // Read here and not before: a test may put a wire of its own between.
  if ('template' in migrated) return openCopy(process.env.TEST_DATABASE_URL!, migrated.template);
  const snapshot = new Blob([readFileSync(migrated.snapshot)]);
  return openDatabase({ type: 'pglite', client: await createPglite(undefined, snapshot) });
}

async function openCopy(server: string, template: string): Promise<OpenDatabase> {
  const name = `rightseat_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template}`);
  const database = await openDatabase({ type: 'postgres', url: databaseUrl(server, name) });
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}
