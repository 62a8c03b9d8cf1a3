import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseLocation } from '#db/open-database.ts';

/** A database for one run: a PGlite folder, or a fresh database on a PostgreSQL server. */
export interface FaultDatabase {
  location: DatabaseLocation;
  variables: Record<string, string>;
  /** Ends every connection from the server's side, as a restart of it would. Null where there is none. */
  cut: (() => Promise<void>) | null;
  drop(): Promise<void>;
}

export async function createFaultDatabase(
  postgresUrl: string | null,
  folder: string,
): Promise<FaultDatabase> {
  if (postgresUrl === null) {
    const location = { type: 'folder', path: join(folder, 'db') } as const;
    return { location, variables: {}, cut: null, drop: async () => {} };
  }
  const name = `rightseat_faults_${randomBytes(6).toString('hex')}`;
  const keeper = new pg.Client({ connectionString: postgresUrl });
  await keeper.connect();
  await keeper.query(`create database ${name}`);
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return {
    location: { type: 'postgres', url: url.href },
    variables: { DATABASE_URL: url.href },
    async cut() {
      await keeper.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    },
    async drop() {
      await keeper.query(`drop database ${name} with (force)`);
      await keeper.end();
    },
  };
}
