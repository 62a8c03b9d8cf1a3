import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPglite, openDatabase } from '#db/open-database.ts';
import { hashFiles } from '../../../scripts/tools/hash-files.mjs';
import { root } from '../../../scripts/tools/root.mjs';
import { databaseUrl, onServer } from './postgres-server.ts';

/** A migrated database that every test file gets a copy of: a template on a PostgreSQL server, or PGlite's folder as a file. */
export type MigratedDatabase = { template: string } | { snapshot: string };

declare module 'vitest' {
  export interface ProvidedContext {
    migratedDatabase: MigratedDatabase;
  }
}

/** Vitest's global set-up: migrates once for the whole run. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    project.provide('migratedDatabase', { snapshot: await keepSnapshot() });
    return;
  }
  const template = `rightseat_template_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${template}`);
  const database = await openDatabase({ type: 'postgres', url: databaseUrl(server, template), poolSize: 1 });
  // PostgreSQL copies a template only while nobody is connected to it.
  await database.close();
  project.provide('migratedDatabase', { template });
  return () => onServer(server, `drop database ${template} with (force)`);
}

/** Kept from run to run: a first PGlite takes seconds. Its name says which migrations it has. */
async function keepSnapshot(): Promise<string> {
  const hash = hashFiles(root, [
    'apps/server/src/db/migrations',
    'node_modules/@electric-sql/pglite/package.json',
  ]);
  const folder = join(root, 'node_modules/.cache/rightseat');
  const file = join(folder, `pglite-${hash}.tar`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const client = await createPglite();
  await openDatabase({ type: 'pglite', client });
  const dump = await client.dumpDataDir('none');
  await client.close();
  // Whole or not at all, whoever else writes it or is killed at it.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return file;
}
