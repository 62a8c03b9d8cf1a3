import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openKeptSpeech } from './kept-speech.ts';

let folder: string;
const told: string[] = [];
const log = (line: string) => told.push(line);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  told.length = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pcm = (value: number) => new Int16Array(1_000).fill(value);

test('what was spoken is there again, after a new start too', async () => {
  const first = await openKeptSpeech(folder, 'one', log);
  expect(await first.find('Okay.')).toBeNull();
  await first.keep('Okay.', pcm(5));
  const second = await openKeptSpeech(folder, 'one', log);
  expect(await second.find('Okay.')).toEqual(pcm(5));
  expect(await second.find('Okay')).toBeNull();
});

test('what another pronunciation said is forgotten', async () => {
  await (await openKeptSpeech(folder, 'one', log)).keep('Okay.', pcm(5));
  const other = await openKeptSpeech(folder, 'two', log);
  expect(await other.find('Okay.')).toBeNull();
  expect(readdirSync(folder)).toEqual(['two']);
});

test('stays within its room', async () => {
  const kept = await openKeptSpeech(folder, 'one', log, 10_000);
  for (let index = 0; index < 40; index++) await kept.keep(`Line ${index}.`, pcm(index));
  expect(readdirSync(join(folder, 'one')).length).toBeLessThanOrEqual(5);
});

test('half a file is none, and a disk that takes nothing is told of once', async () => {
  const kept = await openKeptSpeech(folder, 'one', log);
  await kept.keep('Okay.', pcm(5));
  const [name = ''] = readdirSync(join(folder, 'one'));
  writeFileSync(join(folder, 'one', name), 'odd');
  expect(await kept.find('Okay.')).toBeNull();
  rmSync(folder, { recursive: true });
  await kept.keep('Go ahead.', pcm(1));
  await kept.keep('Go on.', pcm(1));
  expect(told).toHaveLength(1);
});
