import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { hashFiles } from './hash-files.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rightseat-scripts-'));
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  writeFileSync(join(folder, 'src/deep/page.ts'), 'one');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hash = () => hashFiles(folder, ['src', 'not-there.json']);

test('stays the same when a file is written again unchanged', () => {
  const before = hash();
  writeFileSync(join(folder, 'src/deep/page.ts'), 'one');
  expect(hash()).toBe(before);
});

test('changes with a content, a name and a new file', () => {
  const hashes = [hash()];
  writeFileSync(join(folder, 'src/deep/page.ts'), 'two');
  hashes.push(hash());
  renameSync(join(folder, 'src/deep/page.ts'), join(folder, 'src/deep/other.ts'));
  hashes.push(hash());
  writeFileSync(join(folder, 'src/empty.ts'), '');
  hashes.push(hash());
  expect(new Set(hashes).size).toBe(4);
});
