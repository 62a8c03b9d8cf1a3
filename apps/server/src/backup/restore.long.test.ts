import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asc } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { FolderInUseError } from '#db/lock-folder.ts';
import { type OpenDatabase, openDatabase } from '#db/open-database.ts';
import { productSwitches, throttles } from '#db/schema/index.ts';
import { atLength } from '../../../../scripts/test/at-length.ts';
import { databaseUrl, onServer } from '../../test/postgres-server.ts';
import { backUp } from './back-up.ts';
import { restore } from './restore.ts';

/** Rows written before the backup, and the most that are written while it is made. */
const BEFORE = atLength(5, 200);
const DURING = atLength(20, 2_000);
const NOW = new Date('2026-11-22T12:00:00Z');

const folders: string[] = [];
const newFolder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'rightseat-backup-')));
  return folders.at(-1)!;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const numbered = (number: number) => ({ key: String(number).padStart(6, '0'), used: number, resetsAt: NOW });

/** One row after the other, each done before the next begins, until told to stop. */
async function writeWhile({ db }: OpenDatabase, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  for (let number = BEFORE; number < BEFORE + DURING && !isOver; number++) {
    await db.insert(throttles).values(numbered(number));
  }
}

/** All that was there before, and of what came meanwhile the first so and so many: never one without those before it. */
async function expectWhole({ db }: OpenDatabase): Promise<void> {
  const rows = await db.select().from(throttles).orderBy(asc(throttles.key));
  expect(rows.length).toBeGreaterThanOrEqual(BEFORE);
  expect(rows.map(({ used }) => used)).toEqual(rows.map((_row, index) => index));
  expect(await db.select().from(productSwitches)).toHaveLength(1);
}

async function fill({ db }: OpenDatabase): Promise<void> {
  await db.insert(throttles).values(Array.from({ length: BEFORE }, (_one, number) => numbered(number)));
  await db.insert(productSwitches).values({ name: 'demo', isOn: false, changedAt: NOW });
}

/** A process of its own: the lock of the folder does not hold against its owner. */
async function startWriter(dataDir: string): Promise<ChildProcess> {
  const file = fileURLToPath(new URL('../../test/written-database.ts', import.meta.url));
  const writer = fork(file, [dataDir, String(BEFORE)], { execArgv: ['--import', 'tsx'] });
  await once(writer, 'message');
  return writer;
}

// Three databases are opened for it.
test.skipIf(atLength(true, false))(
  'a running embedded database is backed up under writes, and comes back whole',
  async () => {
    const config = readConfig({ NODE_ENV: 'test', DATA_DIR: newFolder() });
    const folder = join(config.dataDir, 'db');
    const writer = await startWriter(config.dataDir);
    const file = await backUp(config, NOW);
    // Not under its feet.
    await expect(restore(config, NOW, file)).rejects.toThrow(FolderInUseError);
    const dead = once(writer, 'exit');
    writer.kill('SIGKILL');
    await dead;

    const { earlier } = await restore(config, NOW, file);
    expect(earlier).toMatch(/db\.before-/);
    const broken = join(config.dataDir, 'broken.tar.gz');
    writeFileSync(broken, 'no backup');
    await expect(restore(config, NOW, broken)).rejects.toThrow();
    const restored = await openDatabase({ type: 'folder', path: folder });
    await expectWhole(restored);
    await restored.close();
  },
);

const server = process.env.TEST_DATABASE_URL;
test.skipIf(!server)(
  'PostgreSQL is backed up under writes, and comes back whole into an empty one alone',
  async () => {
    const [from, to] = ['from', 'to'].map((name) => `rightseat_backup_${name}_${process.pid}`) as [
      string,
      string,
    ];
    for (const name of [from, to]) await onServer(server!, `create database ${name}`);
    const configOf = (name: string) =>
      readConfig({ NODE_ENV: 'test', DATA_DIR: newFolder(), DATABASE_URL: databaseUrl(server!, name) });
    const running = await openDatabase({ type: 'postgres', url: databaseUrl(server!, from) });
    await fill(running);
    const backup = backUp(configOf(from), NOW);
    await writeWhile(running, backup);
    const file = await backup;
    await expect(restore(configOf(from), NOW, file)).rejects.toThrow('not empty');
    await running.close();

    await restore(configOf(to), NOW, file);
    const restored = await openDatabase({ type: 'postgres', url: databaseUrl(server!, to) });
    await expectWhole(restored);
    await restored.close();
    for (const name of [from, to]) await onServer(server!, `drop database ${name} with (force)`);
  },
);
