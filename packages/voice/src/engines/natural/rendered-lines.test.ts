import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPack, writePack } from './pack-file.ts';
import { openRenderedLines } from './rendered-lines.ts';

/** "Okay." and "Thanks.", as they were rendered. */
const PACK = join(import.meta.dirname, 'spoken-before/two-lines.pack');

let folder: string;
const told: string[] = [];
const open = () => openRenderedLines(folder, (line) => told.push(line));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendered-'));
  copyFileSync(PACK, join(folder, 'always.pack'));
  told.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const sizeOf = (pcm: Int16Array | null) => Math.max(...(pcm ?? [0]));

test('says a line as long and as loud whatever was said before it, and no other line', async () => {
  const lines = await open();
  const first = lines.find('Okay.')!;
  expect(first.length).toBe(41_280 / 3);
  expect(sizeOf(first)).toBeGreaterThan(4_000);
  expect(lines.find('Thanks.')).toHaveLength(39_840 / 3);
  const again = lines.find('Okay.')!;
  const apart = again.reduce((most, sample, at) => Math.max(most, Math.abs(sample - first[at]!)), 0);
  expect(apart).toBeLessThan(0.02 * sizeOf(first));
  expect(lines.find('okay.')).toBeNull();
  expect(lines.has('Okay.')).toBe(true);
  expect(lines.has('okay.')).toBe(false);
  expect(told).toEqual([]);
});

test('a question that lost its mark to another one is found all the same, and no statement as a question', async () => {
  const [okay] = readPack(readFileSync(PACK));
  writeFileSync(join(folder, 'asks.pack'), writePack([{ ...okay!, text: 'How high?' }]));
  const lines = await open();
  expect(lines.find('How high.')).toHaveLength(41_280 / 3);
  expect(lines.has('How high.')).toBe(true);
  expect(lines.find('Okay?')).toBeNull();
});

test('a line that cannot be decoded is told of once and left out, and the others are spoken', async () => {
  const [okay, thanks] = readPack(readFileSync(join(folder, 'always.pack')));
  const noise = new Uint8Array(80).fill(0xff);
  writeFileSync(
    join(folder, 'always.pack'),
    writePack([{ ...okay!, packets: [...okay!.packets.slice(0, 3), noise] }, thanks!]),
  );
  // The decoder writes its own complaint there.
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const lines = await open();
  expect(lines.find('Okay.')).toBeNull();
  expect(lines.find('Okay.')).toBeNull();
  expect(told).toHaveLength(1);
  expect(complaint).toHaveBeenCalledOnce();
  expect(sizeOf(lines.find('Thanks.'))).toBeGreaterThan(4_000);
});

test('half a pack is told of, and leaves the other packs alone', async () => {
  writeFileSync(join(folder, 'half.pack'), readFileSync(join(folder, 'always.pack')).subarray(0, 900));
  const lines = await open();
  expect(told).toEqual(['rendered lines: half.pack is left out: it ends too early']);
  expect(lines.count).toBe(2);
});

test('without a folder there is nothing to say', async () => {
  rmSync(folder, { recursive: true });
  const lines = await open();
  expect(lines.count).toBe(0);
  expect(lines.find('Okay.')).toBeNull();
});
