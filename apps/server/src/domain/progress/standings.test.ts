import { expect, it } from 'vitest';
import type { Standing } from './repeat-weak.ts';
import { createStandings } from './standings.ts';

const day = (count: number) => new Date(Date.UTC(2026, 10, count));
const held: Standing = { lastGrade: 'satisfactory', held: 0, dueAt: null };
const weak = (due: number): Standing => ({ lastGrade: 'unsatisfactory', held: 0, dueAt: day(due) });

it('lets an element stand as the weakest of its parts, and a part for itself', () => {
  const standings = createStandings([
    { code: 'PA.I.C.K2a', ...held },
    { code: 'PA.I.C.K2b', ...weak(3) },
    { code: 'PA.I.C.K2c', ...weak(2) },
    { code: 'PA.I.C.K20', ...weak(1) },
  ]);
  expect(standings.of('PA.I.C.K2')).toEqual(weak(2));
  expect(standings.of('PA.I.C.K2a')).toEqual(held);
  expect(standings.of('PA.I.C.K1')).toBeNull();
  expect(standings.codes).not.toContain('PA.I.C.K2');
});
