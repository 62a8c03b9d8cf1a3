import { expect, test } from 'vitest';
import { lineName, readLineName } from './line-name.ts';

test.each([
  ['pa.i.e-class-a', null, 'pa.i.e-class-a'],
  ['pa.i.e-class-a', 0, 'pa.i.e-class-a.follow-up-1'],
  ['pa.i.e-class-a', 11, 'pa.i.e-class-a.follow-up-12'],
])('%s, follow-up %s is %s, there and back', (questionId, followUp, name) => {
  expect(lineName(questionId, followUp)).toBe(name);
  expect(readLineName(name)).toEqual({ questionId, followUp });
});

test.each(['', 'pa.i.e-class-a.follow-up-', 'pa.i.e-class-a.follow-up-one', 'pa.i.e-class-a.follow-up-1 '])(
  '"%s" names no follow-up',
  (name) => {
    expect(readLineName(name)).toEqual({ questionId: name, followUp: null });
  },
);
