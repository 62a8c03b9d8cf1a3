import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addCalendarMonths } from './add-calendar-months.ts';

const plus3 = (from: string) => addCalendarMonths(new Date(from), 3).toISOString();

test.each([
  ['2026-01-15T09:30:00.000Z', '2026-04-15T09:30:00.000Z'],
  ['2026-11-30T23:59:59.999Z', '2027-02-28T23:59:59.999Z'],
  ['2027-11-30T00:00:00.000Z', '2028-02-29T00:00:00.000Z'],
  ['2026-01-31T12:00:00.000Z', '2026-04-30T12:00:00.000Z'],
  ['2026-02-28T12:00:00.000Z', '2026-05-28T12:00:00.000Z'],
  ['2026-10-31T12:00:00.000Z', '2027-01-31T12:00:00.000Z'],
  // The clocks change in between in most of the United States: UTC does not.
  ['2026-01-08T10:00:00.000Z', '2026-04-08T10:00:00.000Z'],
])('%s and three months is %s', (from, until) => {
  expect(plus3(from)).toBe(until);
});

test('always lands in the third month on, at the same time of day, never on a later day of the month', () => {
  const dates = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(dates, (from) => {
      const until = addCalendarMonths(from, 3);
      expect(until.getUTCMonth()).toBe((from.getUTCMonth() + 3) % 12);
      expect(until.getUTCDate()).toBeLessThanOrEqual(from.getUTCDate());
      expect(until.getTime() % 86_400_000).toBe(((from.getTime() % 86_400_000) + 86_400_000) % 86_400_000);
      const days = (until.getTime() - from.getTime()) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(88);
      expect(days).toBeLessThanOrEqual(92);
    }),
  );
});
