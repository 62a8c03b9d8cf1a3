import type { Assessed } from './repeat-weak.ts';

/** What a pilot was graded on, in sessions and in drills. */
export interface Histories {
  /** Every element that was graded under its own code. */
  codes: readonly string[];
  /** The grades of an element with those of its parts, the oldest first: `PA.I.C.K2` is what its `K2a` and `K2b` are. */
  of(code: string): readonly Assessed[];
}

/** @param rows each grade that was given, in any order */
export function createHistories(rows: readonly (Assessed & { code: string })[]): Histories {
  const own = new Set<string>();
  const byCode = new Map<string, Map<number, Assessed>>();
  for (const { code, grade, at } of rows) {
    own.add(code);
    const whole = code.replace(/[a-z]$/, '');
    for (const one of whole === code ? [code] : [code, whole]) {
      const byTime = byCode.get(one) ?? new Map<number, Assessed>();
      byCode.set(one, byTime);
      // One debrief grades several parts by one answer: that is one time, as good as its worst.
      const known = byTime.get(at.getTime());
      if (!known || badness[grade] > badness[known.grade]) byTime.set(at.getTime(), { grade, at });
    }
  }
  return {
    codes: [...own],
    of: (code) =>
      [...(byCode.get(code)?.values() ?? [])].sort((one, other) => one.at.getTime() - other.at.getTime()),
  };
}

const badness = { 'not-assessed': 0, satisfactory: 1, unsatisfactory: 2 };
