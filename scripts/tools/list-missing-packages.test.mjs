import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listMissingPackages } from './list-missing-packages.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rightseat-scripts-'));
  write('package-lock.json', {
    '': {},
    'packages/contract': { version: '0.1.0' },
    'node_modules/@rightseat/contract': { link: true },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/vitest': { version: '4.1.12', dev: true },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a fresh clone misses everything that is not optional', () => {
  expect(listMissingPackages(folder, { withDevelopmentTools: true })).toEqual([
    'node_modules/@rightseat/contract',
    'node_modules/zod',
    'node_modules/vitest',
  ]);
});

test('production does without development tools', () => {
  install({ zod: '4.6.7', '@rightseat/contract': undefined });
  expect(listMissingPackages(folder, { withDevelopmentTools: false })).toEqual([]);
  expect(listMissingPackages(folder, { withDevelopmentTools: true })).toEqual(['node_modules/vitest']);
});

test('another version than the lock file asks for is missing', () => {
  install({ zod: '4.6.6', '@rightseat/contract': undefined });
  expect(listMissingPackages(folder, { withDevelopmentTools: false })).toEqual(['node_modules/zod']);
});

test('a folder deleted by hand is missing although npm lists it', () => {
  install({ zod: '4.6.7', '@rightseat/contract': undefined });
  rmSync(join(folder, 'node_modules/zod'), { recursive: true });
  expect(listMissingPackages(folder, { withDevelopmentTools: false })).toEqual(['node_modules/zod']);
});

test('an interrupted install, which leaves no list, misses everything', () => {
  install({ zod: '4.6.7', '@rightseat/contract': undefined });
  rmSync(join(folder, 'node_modules/.package-lock.json'));
  expect(listMissingPackages(folder, { withDevelopmentTools: false })).toContain('node_modules/zod');
});

function install(versions) {
  for (const name of Object.keys(versions))
    mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  const entries = Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]);
  write('node_modules/.package-lock.json', Object.fromEntries(entries));
}

function write(name, packages) {
  writeFileSync(join(folder, name), JSON.stringify({ packages }));
}
