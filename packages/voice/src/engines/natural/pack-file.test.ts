import { expect, test } from 'vitest';
import { PackError, readPack, writePack } from './pack-file.ts';

const lines = [
  {
    text: 'Okay.',
    sounds: 'Ok',
    preSkip: 312,
    samples: 960,
    packets: [new Uint8Array([1, 2]), new Uint8Array([3])],
  },
  { text: 'Go “ahead”.', sounds: 'ɡO', preSkip: 312, samples: 480, packets: [new Uint8Array(300).fill(7)] },
];

test('reads what was written', () => {
  const read = readPack(writePack(lines)).map((line) => ({
    ...line,
    packets: line.packets.map((packet) => new Uint8Array(packet)),
  }));
  expect(read).toEqual(lines);
  expect(readPack(writePack([]))).toEqual([]);
});

test('says of half a file, or of another, that it is none', () => {
  const whole = writePack(lines);
  for (const length of [0, 3, 7, 20, whole.length - 1]) {
    expect(() => readPack(whole.subarray(0, length))).toThrow(PackError);
  }
  expect(() => readPack(Buffer.from('<!doctype html><title>Not found</title>'))).toThrow(PackError);
  const wrong = Buffer.from(whole);
  wrong.writeUInt16LE(60_000, whole.length - 302);
  expect(() => readPack(wrong)).toThrow(PackError);
});
