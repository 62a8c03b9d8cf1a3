import { describe, expect, it } from 'vitest';
import { listWritten } from '#content/list-written.ts';
import type { PointSigns, Signs } from '#content/signs.ts';
import { confirmSigns } from './confirm-signs.ts';
import { layOut } from './lay-out.ts';
import { listLaidOut } from './list-laid-out.ts';

it('loses nothing', () => {
  const long = Array.from({ length: 40 }, (_, at) => `word ${at}`);
  const value = {
    a: [],
    b: {},
    c: [[...long], ['"', null, 1.5, true]],
    d: [{ e: long, f: { g: { h: 'ü\n' } } }],
  };
  expect(JSON.parse(layOut(value))).toEqual(value);
});

it.each(listLaidOut())(
  'has laid out $name: npx tsx packages/examiner/scripts/lay-out-questions.ts',
  ({ before, after }) => {
    expect(before === after).toBe(true);
  },
);

describe('signs', () => {
  const [task] = listWritten();
  const [[name, points]] = Object.entries(task!.signs) as [[string, Signs[string]]];
  const [[id, { writtenFor, ...words }]] = Object.entries(points) as [[string, PointSigns]];
  const laidOut = (of: PointSigns) => confirmSigns({ ...task!, signs: { [name]: { [id]: of } } })[name]![id];

  it('are taken to be for the statement that stands there where they say none', () => {
    expect(laidOut(words)).toEqual({ writtenFor, ...words });
    expect(laidOut({ writtenFor: '', ...words })).toEqual({ writtenFor, ...words });
  });

  it('stay with another statement until a person has read them', () => {
    expect(laidOut({ writtenFor: '00000000', ...words })).toEqual({ writtenFor: '00000000', ...words });
  });
});
