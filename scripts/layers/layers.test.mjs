import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findCircle } from './find-circle.mjs';
import { listBrokenArrows } from './list-broken-arrows.mjs';
import { houses } from './places.mjs';
import { readPlaces } from './read-places.mjs';

const places = readPlaces(houses);
const roots = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** What is wrong with a tree of these files, held against the drawing of the real one. */
async function check(files) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'layers-')));
  roots.push(root);
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const folder of ['e2e', 'scripts', 'node_modules/@rightseat'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const [folder, name] of [
    ['apps/server', 'server'],
    ['apps/web', 'web'],
    ['packages/examiner', 'examiner'],
    ['packages/voice', 'voice'],
  ]) {
    const exports = { '.': './src/index.ts' };
    write(
      `${folder}/package.json`,
      JSON.stringify({ name, type: 'module', imports: { '#*': './src/*' }, exports }),
    );
    symlinkSync(join(root, folder), join(root, 'node_modules/@rightseat', name));
  }
  for (const [path, text] of Object.entries(files)) write(path, text);
  const { broken } = await listBrokenArrows(root, places);
  return broken;
}

const nothing = 'export {};';
const value = 'export const one = 1;';

test('imports along the arrows are fine', async () => {
  const broken = await check({
    'apps/server/src/main.ts': "import { one } from '#app.ts';\nconsole.log(one);",
    'apps/server/src/app.ts': "export { one } from '#http/routes.ts';",
    'apps/server/src/http/routes.ts': "export { one } from '#domain/billing/pay.ts';",
    'apps/server/src/domain/billing/pay.ts': "export { one } from './price.ts';",
    'apps/server/src/domain/billing/price.ts': value,
    'apps/server/src/domain/billing/price.test.ts': "import '#http/routes.ts';",
  });
  expect(broken).toEqual([]);
});

test('an import against them fails, of a type too', async () => {
  const broken = await check({
    'apps/server/src/gateways/pay.ts':
      "import type { Price } from '#domain/price.ts';\nexport type Paid = Price;",
    'apps/server/src/domain/price.ts': 'export type Price = number;',
  });
  expect(broken).toEqual([
    'apps/server/src/gateways/ may not import this: apps/server/src/gateways/pay.ts → apps/server/src/domain/price.ts',
  ]);
});

test('so does one by the name of a package, and one by a relative path', async () => {
  const broken = await check({
    'packages/voice/src/io.ts': "import { one } from '@rightseat/examiner';\nconsole.log(one);",
    'packages/voice/src/log.ts': "import { one } from '../../examiner/src/index.ts';\nconsole.log(one);",
    'packages/examiner/src/index.ts': value,
  });
  expect(broken).toEqual([
    'packages/voice/src/* may not import this: packages/voice/src/io.ts → packages/examiner/src/index.ts',
    'packages/voice/src/* may not import this: packages/voice/src/log.ts → packages/examiner/src/index.ts',
  ]);
});

test('a new folder that nobody drew fails, whoever imports whom', async () => {
  const broken = await check({
    'apps/server/src/newcomer/greet.ts': "import { one } from '#config.ts';\nconsole.log(one);",
    'apps/server/src/domain/novelty/invent.ts': value,
    'apps/server/src/domain/billing/pay.ts': "export { one } from '#domain/novelty/invent.ts';",
    'apps/server/src/config.ts': value,
  });
  expect(broken).toContain(
    'stands in no place: apps/server/src/newcomer/greet.ts → apps/server/src/config.ts',
  );
  expect(broken).toContain(
    'stands in no place: apps/server/src/domain/billing/pay.ts → apps/server/src/domain/novelty/invent.ts',
  );
});

test('a page feature imports itself and not its neighbour', async () => {
  const broken = await check({
    'apps/web/src/features/coach/start.ts':
      "import { one } from '#features/coach/api/ask.ts';\nimport { one as two } from '#features/drill/ask.ts';\nconsole.log(one, two);",
    'apps/web/src/features/coach/api/ask.ts': value,
    'apps/web/src/features/drill/ask.ts': value,
  });
  expect(broken).toEqual([
    'apps/web/src/features/<each>/ may not import this: apps/web/src/features/coach/start.ts → apps/web/src/features/drill/ask.ts',
  ]);
});

test('two files that import each other fail, and so does an import that leads nowhere', async () => {
  const broken = await check({
    'apps/web/src/lib/hen.ts': "import type { Egg } from './egg.ts';\nexport type Hen = Egg;",
    'apps/web/src/lib/egg.ts': "import type { Hen } from './hen.ts';\nexport type Egg = Hen;",
    'apps/web/src/lib/lost.ts': "import './gone.ts';",
    'apps/web/src/lib/quiet.ts': nothing,
  });
  expect(broken).toEqual([
    expect.stringContaining('files import each other in a circle: '),
    'leads nowhere: apps/web/src/lib/lost.ts → ./gone.ts',
  ]);
});

test('the drawing itself has no circle, and one would be found', () => {
  expect(findCircle(places)).toBeNull();
  const round = readPlaces({ src: { 'hen/': 'egg/', 'egg/': 'nest/', 'nest/': 'hen/' } });
  expect(findCircle(round)).toEqual(['src/hen/', 'src/egg/', 'src/nest/', 'src/hen/']);
});

test('a name in the drawing that is no place of it is refused', () => {
  expect(() => readPlaces({ src: { 'hen/': 'eg/' } })).toThrow('there is no place eg/');
});
