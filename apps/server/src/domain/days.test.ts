import { expect, test } from 'vitest';
import { daysAfter, mondayOf } from './days.ts';

test.each([
  ['a Monday, from its first moment', '2026-11-23T00:00:00.000Z', '2026-11-23'],
  ['the Sunday after it, to its last', '2026-11-29T23:59:59.999Z', '2026-11-23'],
  ['a week across a new year', '2027-01-01T12:00:00.000Z', '2026-12-28'],
])('%s is of the week of its Monday', (_, at, monday) => {
  expect(mondayOf(new Date(at)).toISOString()).toBe(`${monday}T00:00:00.000Z`);
});

test('days are counted on and back', () => {
  const at = new Date('2026-03-01T06:30:00.000Z');
  expect(daysAfter(at, 1).toISOString()).toBe('2026-03-02T06:30:00.000Z');
  expect(daysAfter(at, -1).toISOString()).toBe('2026-02-28T06:30:00.000Z');
});
