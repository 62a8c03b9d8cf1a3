import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFrameCutter } from './cut-frames.ts';

it('makes the same frames of any cut into chunks', () => {
  fc.assert(
    fc.property(fc.int16Array({ maxLength: 5_000 }), fc.array(fc.nat(1_500)), (samples, cuts) => {
      const cut = createFrameCutter();
      const frames: Int16Array[] = [];
      let start = 0;
      for (const length of [...cuts, samples.length]) {
        frames.push(...cut(samples.slice(start, start + length)));
        start += length;
      }
      const whole = Math.floor(samples.length / 512) * 512;
      expect(frames.flatMap((frame) => [...frame])).toEqual([...samples.slice(0, whole)]);
    }),
  );
});
