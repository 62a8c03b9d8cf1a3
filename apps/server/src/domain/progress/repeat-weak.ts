const DAY_MS = 24 * 60 * 60 * 1000;

/** A weak element comes back after these many days, longer each time it held; after the last it is weak no more. */
const INTERVALS_DAYS = [1, 3, 7, 14, 30];

export interface Assessed {
  grade: 'satisfactory' | 'unsatisfactory' | 'not-assessed';
  at: Date;
}

/** When an element is to be asked again; null for one that never failed, or has held through all intervals. */
export function dueAt(history: readonly Assessed[]): Date | null {
  const graded = history.filter(({ grade }) => grade !== 'not-assessed');
  const failedAt = graded.findLastIndex(({ grade }) => grade === 'unsatisfactory');
  if (failedAt === -1) return null;
  const held = graded.slice(failedAt + 1);
  const last = graded.at(-1)!;
  if (held.length === 0) return last.at;
  const days = INTERVALS_DAYS[held.length - 1];
  return days === undefined ? null : new Date(last.at.getTime() + days * DAY_MS);
}
