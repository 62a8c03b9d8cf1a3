import { expect, test } from 'vitest';
import { formatDateTime } from '#lib/format-date.ts';
import { describeChange } from './audit-words.ts';

test('a change is told as what was and what is', () => {
  const until = '2026-12-21T12:00:00.000Z';
  expect(describeChange({ before: { until: null }, after: { until, days: 30 } })).toEqual([
    `until: none → ${formatDateTime(until)}`,
    'days: 30',
  ]);
  expect(describeChange({ before: { isAdmin: true }, after: { isAdmin: false } })).toEqual([
    'admin: yes → no',
  ]);
});

test('a value that is gone afterwards, and an action that changed nothing', () => {
  expect(describeChange({ before: { locked: true }, after: null })).toEqual(['locked: yes → none']);
  expect(describeChange({ before: null, after: null })).toEqual([]);
});

test('money is told in dollars', () => {
  expect(describeChange({ before: null, after: { refundedCents: 9900 } })).toEqual(['refunded: $99.00']);
});
