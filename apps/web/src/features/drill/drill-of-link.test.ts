import { expect, it } from 'vitest';
import { readDrillOfLink } from './drill-of-link.ts';

const read = (query: string) => readDrillOfLink(new URLSearchParams(query), 'instrument');
const due = { from: 'due' };

it('begins with what the link chose, and else with the rating that the pilot works on', () => {
  expect(read('')).toEqual({ rating: 'instrument', ground: due });
  expect(read('rating=private')).toEqual({ rating: 'private', ground: due });
  expect(read('rating=private&area=PA.IX')).toEqual({
    rating: 'private',
    ground: { from: 'area', area: 'PA.IX' },
  });
});

it.each(['rating=glider', 'area=everything'])('passes over %s', (query) => {
  expect(read(query)).toEqual({ rating: 'instrument', ground: due });
});
