import { describe, expect, it } from 'vitest';
import { decodeAudio, encodeAudio } from './audio.ts';

describe('audio on the wire', () => {
  it.each(['*', 'A', 'AAA=A', 'AQID'])('is not what is no base64 of 16-bit samples: %s', (text) => {
    expect(decodeAudio(text)).toBeNull();
  });

  it('may be nothing', () => {
    expect(decodeAudio('')).toEqual(new Int16Array(0));
  });

  it('comes back as it went, a part of a longer recording too', () => {
    const pcm = Int16Array.from([7, 1, -2, 300, -32_768, 32_767]).subarray(1);
    expect(decodeAudio(encodeAudio(pcm))).toEqual(pcm);
  });
});
