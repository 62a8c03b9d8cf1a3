import { DAY_MS, daysAfter } from '#domain/days.ts';

/** A weak element comes back after these many days, longer each time it held; after the last it is weak no more. */
const INTERVALS_DAYS = [1, 3, 7, 14, 30];
/** Asked in the evening, an element may come back in the morning of its day. */
const EARLY_MS = DAY_MS / 2;

export interface Assessed {
  grade: 'satisfactory' | 'unsatisfactory' | 'not-assessed';
  at: Date;
}

/** How an element stands after all its grades. */
export interface Standing {
  lastGrade: 'satisfactory' | 'unsatisfactory';
  /** How often it held when it was due, since it failed. */
  held: number;
  /** When it is to be asked again; null for one that never failed, or has held through all intervals. */
  dueAt: Date | null;
}

/** Days until an element that has held so often comes back; null when it is weak no more. */
export function comesBackAfterDays(held: number): number | null {
  return held === 0 ? 0 : (INTERVALS_DAYS[held - 1] ?? null);
}

export function isDue(dueAt: Date, now: Date): boolean {
  return dueAt.getTime() - EARLY_MS <= now.getTime();
}

/**
 * How an element stands after one more grade. What holds before it was due moves nothing: the same words again after five
 * minutes say little of next week.
 */
export function standAfter(before: Standing | null, { grade, at }: Assessed): Standing | null {
  if (grade === 'not-assessed') return before;
  if (grade === 'unsatisfactory') return { lastGrade: grade, held: 0, dueAt: at };
  const { held, dueAt } = before ?? { held: 0, dueAt: null };
  if (dueAt === null || !isDue(dueAt, at)) return { lastGrade: grade, held, dueAt };
  const days = comesBackAfterDays(held + 1);
  return {
    lastGrade: grade,
    held: held + 1,
    dueAt: days === null ? null : daysAfter(at, days),
  };
}
