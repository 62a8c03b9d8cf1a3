import { expect, it } from 'vitest';
import { describeOffer } from './describe-offer.ts';

const plain = { rating: 'private', manner: 'coach' } as const;
const choices = {
  ratings: [
    {
      rating: 'private' as const,
      questions: 2,
      areas: [{ code: 'PA.IX', title: 'Emergency Operations', questions: 2 }],
      legs: [],
    },
  ],
};
const describe = (choice: object, aircraft: string | null = 'Cessna 172S') =>
  describeOffer({ choice: { ...plain, ...choice }, choices, aircraft });

it('says ground, manner and airplane', () => {
  expect(describe({ leg: 1 })).toBe('leg 1, coach, Cessna 172S');
  expect(describe({}, null)).toBe('all areas, coach');
  expect(describe({ area: 'PA.IX' })).toContain('Emergency Operations');
});

it('names no airplane where no question is about one', () => {
  expect(describe({ weak: true })).toBe('weak elements, coach');
  expect(describe({ codes: ['PA.I.A.K1'] })).toBe('one missed code, coach');
  expect(describe({ codes: ['PA.I.A.K1', 'PA.I.A.K2'] })).toBe('2 codes, coach');
  expect(describe({ manner: 'checkride', retest: 'conv_1' })).toBe('retest, checkride');
});
