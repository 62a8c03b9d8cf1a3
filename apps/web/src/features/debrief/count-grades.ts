import { type DebriefLine, Grade } from '@rightseat/contract';

/** Counts, never percentages; a grade that was not given is left out. */
export function countGrades(lines: readonly Pick<DebriefLine, 'grade'>[]): { grade: Grade; count: number }[] {
  return Grade.options
    .map((grade) => ({ grade, count: lines.filter((line) => line.grade === grade).length }))
    .filter(({ count }) => count > 0);
}
