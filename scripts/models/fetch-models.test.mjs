import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Stop } from '../tools/stop.mjs';
import { fetchModels } from './fetch-models.mjs';
import { modelFiles } from './model-files.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'models-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** In words, and with nothing that could be taken for a file of the voice. */
async function expectToStop(from, words) {
  const fetching = fetchModels(folder, { from, say: () => {} });
  await expect(fetching).rejects.toThrow(words);
  await expect(fetching).rejects.toBeInstanceOf(Stop);
  expect(readdirSync(folder)).toEqual(['downloads']);
}

test('without a network it says so', () => expectToStop('http://127.0.0.1:9', /could not be fetched/));

test.runIf(existsSync('/dev/full'))('on a full disk it says so, and tries no further', async () => {
  const asked = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.end(Buffer.alloc(100_000));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const [{ name }] = modelFiles.files;
  mkdirSync(join(folder, 'downloads'));
  symlinkSync('/dev/full', join(folder, 'downloads', `${name}.part`));
  await expectToStop(`http://127.0.0.1:${server.address().port}`, /the disk is full/);
  expect(asked).toEqual([`/${name}`]);
  server.close();
});
