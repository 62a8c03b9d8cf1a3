import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { count, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Config } from '#config.ts';
import { lockFolder } from '#db/lock-folder.ts';
import { createPglite, type OpenDatabase, openDatabase } from '#db/open-database.ts';
import { users } from '#db/schema/index.ts';
import { BackupError } from './back-up.ts';
import { runTool } from './run-tool.ts';

interface Restored {
  accounts: number;
  /** Where the embedded database that stood there before is kept. */
  earlier: string | null;
}

/**
 * Brings a backup back and migrates it to this version. It takes nothing away: PostgreSQL must be empty, and an embedded
 * database is put aside. No server may run on it.
 */
export async function restore(config: Config, now: Date, backup: string): Promise<Restored> {
  const file = resolve(backup);
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  if (config.databaseUrl) return { accounts: await restorePostgres(config.databaseUrl, file), earlier: null };
  return restoreEmbedded(join(config.dataDir, 'db'), now, file);
}

async function restorePostgres(url: string, file: string): Promise<number> {
  await requireEmpty(url);
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  const how = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  await runTool('pg_restore', [...how, `--dbname=${name}`, file], url);
  return countAccounts(await openDatabase({ type: 'postgres', url, poolSize: 1 }));
}

async function requireEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    if (rows[0].tables > 0) {
      throw new BackupError(
        'This database is not empty. Make a new one, restore into it, and point DATABASE_URL at it.',
      );
    }
  } finally {
    await client.end();
  }
}

async function restoreEmbedded(folder: string, now: Date, file: string): Promise<Restored> {
  const release = lockFolder(folder);
  const draft = `${folder}.restoring`;
  try {
    rmSync(draft, { recursive: true, force: true });
    // First beside it, opened and counted: what can't be read replaces nothing.
    const client = await createPglite(draft, new Blob([readFileSync(file)]));
    const accounts = await countAccounts(await openDatabase({ type: 'pglite', client }));
    const earlier = existsSync(folder) ? `${folder}.before-${now.getTime()}` : null;
    if (earlier) renameSync(folder, earlier);
    renameSync(draft, folder);
    return { accounts, earlier };
  } finally {
    rmSync(draft, { recursive: true, force: true });
    release();
  }
}

async function countAccounts(database: OpenDatabase): Promise<number> {
  try {
    const [found] = await database.db.select({ accounts: count(sql`${users.id}`) }).from(users);
    return found?.accounts ?? 0;
  } finally {
    await database.close();
  }
}
