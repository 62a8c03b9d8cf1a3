import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Config } from '#config.ts';
import { dumpFolder } from '#db/dump-folder.ts';
import { FolderInUseError, lockFolder } from '#db/lock-folder.ts';
import { createPglite } from '#db/open-database.ts';
import { askForBackup } from './ask-for-backup.ts';
import { runTool } from './run-tool.ts';

/**
 * The whole database as one file, while the product runs or not. Whole or not there at all: it has its name only once
 * it is complete. Answers where it lies.
 */
export async function backUp(config: Config, now: Date, wanted?: string): Promise<string> {
  const file = resolve(wanted ?? join(config.dataDir, 'backups', nameOf(config, now)));
  if (existsSync(file)) throw new BackupError(`There is a file ${file} already.`);
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.partial`;
  try {
    await (config.databaseUrl
      ? runTool(
          'pg_dump',
          ['--format=custom', '--no-owner', '--no-privileges', `--file=${draft}`],
          config.databaseUrl,
        )
      : dumpEmbedded(config.dataDir, draft));
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return file;
}

export class BackupError extends Error {}

const nameOf = ({ databaseUrl }: Config, now: Date) =>
  `${now.toISOString().slice(0, 19).replaceAll(':', '-')}${databaseUrl ? '.dump' : '.tar.gz'}`;

/** By the server that has the folder; without one by us, and no server starts meanwhile. */
async function dumpEmbedded(dataDir: string, draft: string): Promise<void> {
  const folder = join(dataDir, 'db');
  if (!existsSync(folder)) throw new BackupError(`There is no database in ${folder}.`);
  let release: () => void;
  try {
    release = lockFolder(folder);
  } catch (error) {
    if (error instanceof FolderInUseError) return askForBackup(dataDir, draft);
    throw error;
  }
  const client = await createPglite(folder);
  try {
    await dumpFolder(client, draft);
  } finally {
    await client.close();
    release();
  }
}
