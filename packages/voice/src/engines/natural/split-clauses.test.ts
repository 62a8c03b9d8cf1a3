import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitClauses } from './split-clauses.ts';

test('cuts where a speaker breathes, and never into crumbs', () => {
  expect(
    splitClauses(
      'You are on base leg, the nose is low, and the airspeed is ten knots above your approach speed.',
    ),
  ).toEqual([
    'You are on base leg, the nose is low,',
    'and the airspeed is ten knots above your approach speed.',
  ]);
  expect(splitClauses('Yes, go ahead.')).toEqual(['Yes, go ahead.']);
});

test('parts a closing word from its subject', () => {
  expect(splitClauses('What held up well: fuel reserves.')).toEqual(['What held up well:', 'fuel reserves.']);
});

test('loses nothing', () => {
  fc.assert(
    fc.property(fc.string(), (sentence) => {
      expect(splitClauses(sentence).join(' ')).toBe(sentence);
    }),
  );
});
