const DAY_MS = 24 * 60 * 60 * 1000;

/** A weak element comes back after these many days, longer each time it held; after the last it is weak no more. */
const INTERVALS_DAYS = [1, 3, 7, 14, 30];

export interface Assessed {
  grade: 'satisfactory' | 'unsatisfactory' | 'not-assessed';
  at: Date;
}

/** Asked in the evening, an element may come back in the morning of its day. */
const EARLY_MS = DAY_MS / 2;

/** A weak element: how often it held when it was due, and when it is to be asked again. */
export interface Weak {
  held: number;
  dueAt: Date;
}

/** Days until an element that has held so often comes back; null when it is weak no more. */
export function comesBackAfterDays(held: number): number | null {
  return held === 0 ? 0 : (INTERVALS_DAYS[held - 1] ?? null);
}

export function isDue({ dueAt }: Pick<Weak, 'dueAt'>, now: Date): boolean {
  return dueAt.getTime() - EARLY_MS <= now.getTime();
}

/**
 * How weak an element is; null for one that never failed, or has held through all intervals. What holds before it was
 * due moves nothing: the same words again after five minutes say little of next week.
 */
export function findWeakness(history: readonly Assessed[]): Weak | null {
  let weak: Weak | null = null;
  for (const { grade, at } of history) {
    if (grade === 'unsatisfactory') weak = { held: 0, dueAt: at };
    if (grade !== 'satisfactory' || weak === null || !isDue(weak, at)) continue;
    const held: number = weak.held + 1;
    const days = comesBackAfterDays(held);
    weak = days === null ? null : { held, dueAt: new Date(at.getTime() + days * DAY_MS) };
  }
  return weak;
}
