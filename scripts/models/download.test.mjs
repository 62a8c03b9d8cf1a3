import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { download } from './download.mjs';

const content = Buffer.alloc(200_000, 'kokoro');
const expected = { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };

let folder;
let server;
let answer;
const asked = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'models-'));
  asked.length = 0;
  server = createServer((request, response) => {
    asked.push(request.headers.range ?? 'whole');
    answer(request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const whole = (_, response) => response.end(content);
const withRanges = (request, response) => {
  const from = Number(/\d+/.exec(request.headers.range ?? '0')[0]);
  response.writeHead(from ? 206 : 200).end(content.subarray(from));
};
const path = () => join(folder, 'voice.bin');
const fetchIt = () =>
  download(`http://127.0.0.1:${server.address().port}/voice.bin`, path(), expected, folder);

test('a file that broke off is gone on with', async () => {
  writeFileSync(`${path()}.part`, content.subarray(0, 150_000));
  answer = withRanges;
  await fetchIt();
  expect(asked).toEqual(['bytes=150000-']);
  expect(readFileSync(path()).equals(content)).toBe(true);
});

test('a server that knows no ranges is taken from the beginning', async () => {
  writeFileSync(`${path()}.part`, content.subarray(0, 150_000));
  answer = whole;
  await fetchIt();
  expect(readFileSync(path()).equals(content)).toBe(true);
});

test('a line that breaks is tried again, from where it broke', async () => {
  answer = (request, response) => {
    if (asked.length > 1) return withRanges(request, response);
    response.writeHead(200, { 'content-length': content.length });
    response.write(content.subarray(0, 80_000), () => setTimeout(() => response.destroy(), 50));
  };
  await fetchIt();
  expect(asked).toHaveLength(2);
  expect(readFileSync(path()).equals(content)).toBe(true);
});

test('what is whole is not asked for again', async () => {
  writeFileSync(path(), content);
  await fetchIt();
  expect(asked).toEqual([]);
});

test('another file is refused, and nothing of it stays by the name of the one that is wanted', async () => {
  answer = (_, response) => response.end(Buffer.alloc(content.length, 'x'));
  await expect(fetchIt()).rejects.toThrow(/not the file that was tried/);
  expect(existsSync(path())).toBe(false);
  expect(existsSync(`${path()}.part`)).toBe(false);
});

test('a server that has none is told of in words', async () => {
  answer = (_, response) => response.writeHead(404).end();
  await expect(fetchIt()).rejects.toThrow(/answered 404/);
});
