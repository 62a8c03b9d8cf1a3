import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { named } from '#event-loop.ts';
import { within } from '#within.ts';
import { dumpFolder } from './dump-folder.ts';
import { findIsMigrated } from './is-migrated.ts';
import { lockFolder } from './lock-folder.ts';
import * as schema from './schema/index.ts';

/** The same queries on both: PGlite in one process, or a pool on PostgreSQL. Also what a transaction hands in. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  engine: 'pglite' | 'postgres';
  /** Resolves when a query answers; rejects while the database is away. */
  ping(): Promise<void>;
  /** Whether it has every migration that this version knows. */
  isMigrated(): Promise<boolean>;
  /** How many connections there are, and who waits for one. */
  connections(): { open: number; idle: number; waiting: number };
  /** Writes all of it into a file, as of one moment. Null where PostgreSQL's own programs do that. */
  dump: ((file: string) => Promise<void>) | null;
  close(): Promise<void>;
}

export type DatabaseLocation =
  | { type: 'postgres'; url: string; poolSize?: number }
  | { type: 'folder'; path: string }
  /** A database that is open already: a test's clone. */
  | { type: 'pglite'; client: PGlite };

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number works, as long as every node takes the same one. */
const MIGRATION_LOCK = 7_310_552;

/** Opens and migrates. The database is usable when this resolves. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  if (location.type === 'postgres') return openPostgres(location.url, location.poolSize ?? 10);
  if (location.type === 'pglite') return usePglite(location.client, () => location.client.close());
  mkdirSync(dirname(location.path), { recursive: true });
  const release = lockFolder(location.path);
  try {
    const client = await createPglite(location.path);
    return await usePglite(client, async () => {
      await client.close();
      release();
    });
  } catch (error) {
    release();
    throw error;
  }
}

/** With what the migrations need beyond the core; without a folder in memory, where a dumped one can be loaded into. */
export async function createPglite(folder?: string, dump?: Blob): Promise<PGlite> {
  const client = await PGlite.create({ dataDir: folder, loadDataDir: dump, extensions: { pg_trgm } });
  // Its statements run on the event loop, start to end: nobody else is served meanwhile.
  const run = client.execProtocolRawSync.bind(client);
  client.execProtocolRawSync = (message) => named('database', () => run(message));
  return client;
}

async function usePglite(client: PGlite, close: () => Promise<void>): Promise<OpenDatabase> {
  const db = drizzlePglite(client, { schema });
  await migratePglite(db, { migrationsFolder });
  return {
    db,
    engine: 'pglite',
    ping: async () => void (await client.query('select 1')),
    isMigrated: findIsMigrated(db, migrationsFolder),
    connections: () => ({ open: 1, idle: 0, waiting: 0 }),
    dump: (file) => dumpFolder(client, file),
    close,
  };
}

/** A balancer that waits longer has given this node up. */
const PING_MS = 2_000;

async function openPostgres(url: string, poolSize: number): Promise<OpenDatabase> {
  // A query that waits longer than this for a connection has no user waiting for it any more.
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    // The server gives up first, which leaves the connection usable; the second is for a server that is frozen.
    statement_timeout: 15_000,
    query_timeout: 20_000,
  });
  // An idle connection that breaks (a restart of the server) must not take the process down; the pool replaces it.
  pool.on('error', () => {});
  // Nor one that breaks while it is lent out: its query rejects, and the pool listens to idle ones alone.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = drizzlePg(pool, { schema });
  // A migration, or the wait for another node's, may take longer than any query of a user.
  const migrator = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await migrator.connect();
  try {
    // Nodes that start together migrate one after the other.
    await migrator.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migratePg(drizzlePg(migrator), { migrationsFolder });
    await migrator.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  } finally {
    await migrator.end();
  }
  const isMigrated = findIsMigrated(db, migrationsFolder);
  return {
    db,
    engine: 'postgres',
    ping: async () => void (await within(PING_MS, db.execute(sql`select 1`))),
    isMigrated: () => within(PING_MS, isMigrated()),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    dump: null,
    close: () => pool.end(),
  };
}
