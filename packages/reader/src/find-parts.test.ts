import type { Act } from '@rightseat/contract';
import { expect, test } from 'vitest';
import { classes } from './classes.ts';
import { findParts } from './find-parts.ts';

/** Words scored as if the model were so many nats sure of each; whatever is asked is about the case. */
function scored(text: string, actOf: (word: string) => Act, nats = 4) {
  return [...text.matchAll(/\w+|[.?!]/g)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
    pieces: [0],
    scores: Float64Array.from(classes, ({ act, asks = 'case' }) =>
      act === actOf(match[0]) && asks === 'case' ? 0 : -nats,
    ),
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
    { act: 'asks-fact', asks: 'case', text: 'Is it day or night?' },
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
