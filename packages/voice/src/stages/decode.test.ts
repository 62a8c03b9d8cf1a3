import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDecoder } from './decode.ts';

describe('decoding', () => {
  it('makes the same frames of any cut into chunks', () => {
    fc.assert(
      fc.property(fc.int16Array({ maxLength: 5_000 }), fc.array(fc.nat(1_500)), (samples, cuts) => {
        const decoder = createDecoder();
        const frames: Int16Array[] = [];
        let start = 0;
        for (const length of [...cuts, samples.length]) {
          const chunk = samples.slice(start, start + length);
          start += length;
          frames.push(...(decoder.decode(Buffer.from(chunk.buffer).toString('base64')) ?? []));
        }
        const whole = Math.floor(samples.length / 512) * 512;
        expect(frames.flatMap((frame) => [...frame])).toEqual([...samples.slice(0, whole)]);
      }),
    );
  });

  it.each(['*', 'A', 'AAA=A', 'AQID'])('refuses what is not base64 of 16-bit samples: %s', (text) => {
    expect(createDecoder().decode(text)).toBeNull();
  });

  it('takes an empty chunk for nothing', () => {
    expect(createDecoder().decode('')).toEqual([]);
  });
});
