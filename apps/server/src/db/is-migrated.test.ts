import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { findIsMigrated } from './is-migrated.ts';

test('an upgrade that lays its files over a running process does not take it out of service', async () => {
  const database = await openTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'rightseat-migrations-'));
  const write = (when: number) =>
    writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries: [{ when }] }));
  mkdirSync(join(folder, 'meta'));
  write(1);
  const isMigrated = findIsMigrated(database.db, folder);
  expect(await isMigrated()).toBe(true);
  write(Date.UTC(2100, 0));
  expect(await isMigrated()).toBe(true);
  // What starts now knows of them.
  expect(await findIsMigrated(database.db, folder)()).toBe(false);
  await database.close();
  rmSync(folder, { recursive: true });
});
