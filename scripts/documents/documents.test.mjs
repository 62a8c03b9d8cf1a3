import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMissingCommands } from './list-missing-commands.mjs';
import { listMissingPaths } from './list-missing-paths.mjs';
import { listMissingVariables } from './list-missing-variables.mjs';

let root;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'rightseat-scripts-'));
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, 'apps/server/src'), { recursive: true });
  writeFileSync(join(root, 'docs/there.md'), '');
  writeFileSync(join(root, 'package.json'), '{"scripts": {"bench:voice": ""}}');
  writeFileSync(join(root, 'apps/server/src/config.ts'), 'const E = {\n  PORT: a,\n  DATA_DIR: b,\n};\n');
  writeFileSync(join(root, 'README.md'), '| `PORT` | 3000 |\n| `HOME_PORT` | none |\n');
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const document = (text) => ({ path: 'docs/page.md', text });

test('a path in code or in a link must exist, from the root or from the document', () => {
  const text = '`docs/there.md` [a](there.md) `docs/gone.md` [b](gone.md) `apps/server/src/` `packages/old`';
  expect(listMissingPaths(root, document(text))).toEqual([
    'docs/page.md: there is no docs/gone.md',
    'docs/page.md: there is no packages/old',
    'docs/page.md: there is no gone.md',
  ]);
});

test('a file by its name alone may lie anywhere', () => {
  expect(listMissingPaths(root, document('`config.ts` `confgi.ts`'))).toEqual([
    'docs/page.md: there is no confgi.ts',
  ]);
});

test('patterns, addresses and prose are no paths', () => {
  const text = '`docs/*.md` `apps/<name>/x` [site](https://nodejs.org) `and/or` `user.name`';
  expect(listMissingPaths(root, document(text))).toEqual([]);
});

test('a command must be a script of the root', () => {
  const text = '`npm run bench:voice`, `npm run bench:*`, `npm run bench:old`';
  expect(listMissingCommands(root, document(text))).toEqual([
    "docs/page.md: package.json has no script 'bench:old'",
  ]);
});

test('the variables read and the variables told are the same', () => {
  expect(listMissingVariables(root)).toEqual([
    'README.md: does not tell of DATA_DIR',
    'README.md: tells of HOME_PORT, which nothing reads',
  ]);
});
