import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/**
 * Tells whether the database has the newest migration of this version: not so under a node when an older copy was
 * restored. What is newest is read now: files that an upgrade lays over those of a running process are not its own.
 */
export function findIsMigrated(
  db: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>,
  migrationsFolder: string,
): () => Promise<boolean> {
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  const newest = journal.entries.at(-1).when as number;
  return async () => {
    const found = await db.execute(
      sql`select 1 from drizzle.__drizzle_migrations where created_at >= ${newest} limit 1`,
    );
    return (found as unknown as { rows: unknown[] }).rows.length > 0;
  };
}
