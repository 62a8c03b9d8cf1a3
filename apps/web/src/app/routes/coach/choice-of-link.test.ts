import { expect, it } from 'vitest';
import { readChoiceOfLink } from './choice-of-link.ts';

const read = (query: string) => readChoiceOfLink(new URLSearchParams(query));
const plain = { rating: 'private', manner: 'coach' };

it('begins with what the link chose', () => {
  expect(read('')).toEqual(plain);
  expect(read('rating=instrument&leg=2&manner=checkride')).toEqual({
    rating: 'instrument',
    manner: 'checkride',
    leg: 2,
  });
  expect(read('retest=conv_1')).toEqual({ rating: 'private', manner: 'checkride', retest: 'conv_1' });
});

it.each(['leg=9', 'leg=x', 'rating=glider', `retest=${'x'.repeat(65)}`])('passes over %s', (query) => {
  expect(read(query)).toEqual(plain);
});
