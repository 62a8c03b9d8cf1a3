import { expect, it } from 'vitest';
import { inSentence, joinSayings, quoteBriefly } from './say.ts';

it('lets one question through, the last', () => {
  expect(joinSayings(['Is it? Or not?', 'Okay.', 'What now?'])).toBe('Is it. Or not. Okay. What now?');
  expect(joinSayings(['', ' Okay. ', ''])).toBe('Okay.');
});

it('reads back briefly and without marks', () => {
  expect(quoteBriefly('Five hundred feet above?')).toBe('five hundred feet above');
  expect(quoteBriefly('one '.repeat(50)).split(' ')).toHaveLength(14);
});

it('puts a topic into a sentence without hurting abbreviations', () => {
  expect(['Flight review', 'VFR minimums', 'BasicMed'].map(inSentence)).toEqual([
    'flight review',
    'VFR minimums',
    'BasicMed',
  ]);
});
