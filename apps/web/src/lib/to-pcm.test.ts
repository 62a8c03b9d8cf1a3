import { expect, it } from 'vitest';
import { encodeSamples } from './to-pcm.ts';

const read = (base64: string) => {
  const bytes = Buffer.from(base64, 'base64');
  return Array.from({ length: bytes.length / 2 }, (_, index) => bytes.readInt16LE(index * 2));
};

it('writes samples of sixteen bits and cuts what is too loud', () => {
  expect(read(encodeSamples(Float32Array.of(0, 1, -1, 0.5, 3, -3)))).toEqual([
    0, 32_767, -32_767, 16_384, 32_767, -32_767,
  ]);
});

it('takes more than it can write at once, sample for sample', () => {
  const long = Float32Array.from({ length: 50_000 }, (_, index) => (index % 100) / 100);
  const samples = read(encodeSamples(long));
  expect(samples).toHaveLength(long.length);
  expect(samples.at(-1)).toBe(Math.round(0.99 * 32_767));
});
