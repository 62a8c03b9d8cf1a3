import { describe, expect, it } from 'vitest';
import { heardText } from './heard-text.ts';

const sentences = [
  { text: 'Very good.', ms: 1_000 },
  { text: 'What is the minimum visibility?', ms: 2_000 },
];

describe('what was heard of a reply', () => {
  it('is nothing before the first word is over', () => {
    expect(heardText({ sentences, playedMs: 100 })).toBe('');
  });

  it('is whole sentences, then the whole words of the one in progress', () => {
    expect(heardText({ sentences, playedMs: 1_000 })).toBe('Very good.');
    expect(heardText({ sentences, playedMs: 2_000 })).toBe('Very good. What is the');
  });

  it('is everything at the end', () => {
    expect(heardText({ sentences, playedMs: 3_000 })).toBe('Very good. What is the minimum visibility?');
  });
});
