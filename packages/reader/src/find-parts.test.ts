import { type Act, acts } from '@rightseat/contract';
import { expect, test } from 'vitest';
import { findParts } from './find-parts.ts';

/** Words scored as if the model were so many nats sure of each. */
function scored(text: string, actOf: (word: string) => Act, nats = 4) {
  return [...text.matchAll(/\w+|[.?!]/g)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    pieces: [0],
    scores: Float64Array.from(acts, (act) => (act === actOf(match[0]) ? 0 : -nats)),
  }));
}

test('takes apart an answer and a wish in one breath, and loses no word', () => {
  const text = 'Thirty minutes. Is it day or night?';
  const parts = findParts(
    text,
    scored(text, (word) => (/Thirty|minutes|\./.test(word) ? 'answer' : 'asks-fact')),
  );
  expect(parts).toEqual([
    { act: 'answer', text: 'Thirty minutes.' },
    { act: 'asks-fact', text: 'Is it day or night?' },
  ]);
});

test('does not change its mind for one doubtful word in mid-sentence', () => {
  const text = 'I would stop the airplane short of the line';
  const parts = findParts(
    text,
    scored(text, (word) => (word === 'stop' ? 'stop' : 'answer')),
  );
  expect(parts).toEqual([{ act: 'answer', text }]);
});

test('takes what holds no word for nothing, and what was not read for an answer', () => {
  expect(findParts('  ', [])).toEqual([]);
  expect(findParts(' … ', [])).toEqual([{ act: 'answer', text: '…' }]);
});
