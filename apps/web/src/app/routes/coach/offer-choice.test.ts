import { expect, it } from 'vitest';
import { offerChoice } from './offer-choice.ts';

const offer = (
  query: string,
  last: Parameters<typeof offerChoice>[1] = null,
  next: Parameters<typeof offerChoice>[2] = null,
) => offerChoice(new URLSearchParams(query), last, next);
const plain = { rating: 'private', manner: 'coach' };

it('begins with what the link chose', () => {
  expect(offer('')).toEqual(plain);
  expect(offer('rating=instrument&leg=2&manner=checkride')).toEqual({
    rating: 'instrument',
    manner: 'checkride',
    leg: 2,
  });
  expect(offer('retest=conv_1')).toEqual({ rating: 'private', manner: 'checkride', retest: 'conv_1' });
});

it.each(['leg=9', 'leg=x', 'rating=glider', `retest=${'x'.repeat(65)}`])('passes over %s', (query) => {
  expect(offer(query)).toEqual(plain);
});

it('offers rating and examiner of the last exam again, and neither its manner nor its ground', () => {
  const last = {
    rating: 'instrument',
    manner: 'checkride',
    persona: 'warm',
    speed: 0.9,
    area: 'IR.I',
  } as const;
  const again = { rating: 'instrument', manner: 'coach', persona: 'warm', speed: 0.9 };
  expect(offer('', last)).toEqual(again);
  expect(offer('leg=9', last)).toEqual(again);
  expect(offer('rating=private&leg=2&manner=checkride', last)).toEqual({
    rating: 'private',
    manner: 'checkride',
    persona: 'warm',
    speed: 0.9,
    leg: 2,
  });
  expect(offer('retest=conv_1', last)).toEqual({ ...again, manner: 'checkride', retest: 'conv_1' });
});

it('offers the leg that comes next where the link names none', () => {
  const next = { leg: 3, manner: 'checkride' } as const;
  expect(offer('', null, next)).toEqual({ ...plain, ...next });
  expect(offer('rating=instrument', null, next)).toEqual({ rating: 'instrument', ...next });
  expect(offer('leg=1', null, next)).toEqual({ ...plain, leg: 1 });
  expect(offer('leg=1&manner=coach', null, next)).toEqual({ ...plain, leg: 1 });
  expect(offer('manner=checkride', null, next)).toEqual({ ...plain, manner: 'checkride' });
  expect(offer('retest=conv_1', null, next)).toMatchObject({ retest: 'conv_1' });
  expect(offer('retest=conv_1', null, next)).not.toHaveProperty('leg');
});
