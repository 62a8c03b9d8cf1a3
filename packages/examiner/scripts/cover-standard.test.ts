import { expect, it } from 'vitest';
import { coverStandard, staleReasons } from './cover-standard.ts';

it.each(['private', 'instrument'] as const)(
  'leaves no element of the %s standard without a word',
  (rating) => {
    const covered = coverStandard(rating);
    expect(covered.filter(({ cover }) => cover.by === 'nothing').map(({ element }) => element.code)).toEqual(
      [],
    );
    expect(covered.filter(({ cover }) => cover.by === 'question').length).toBeGreaterThan(covered.length / 2);
  },
);

it('gives no reason for what is asked', () => {
  expect(staleReasons()).toEqual([]);
});
