import type { Standing } from './repeat-weak.ts';

/** How all elements stand that a pilot was graded on. */
export interface Standings {
  /** Every element that was graded under its own code. */
  codes: readonly string[];
  /** Null where nobody has asked. `PA.I.C.K2` stands as the weakest of itself and its parts `K2a`, `K2b`. */
  of(code: string): Standing | null;
}

export function createStandings(rows: readonly (Standing & { code: string })[]): Standings {
  const byCode = new Map<string, Standing>();
  for (const { code, ...standing } of rows) {
    const whole = code.replace(/[a-z]$/, '');
    for (const one of whole === code ? [code] : [code, whole]) {
      const known = byCode.get(one);
      byCode.set(one, known ? weaker(known, standing) : standing);
    }
  }
  return { codes: rows.map(({ code }) => code), of: (code) => byCode.get(code) ?? null };
}

function weaker(one: Standing, other: Standing): Standing {
  const failed = [one, other].some(({ lastGrade }) => lastGrade === 'unsatisfactory');
  const first = (one.dueAt?.getTime() ?? Infinity) <= (other.dueAt?.getTime() ?? Infinity) ? one : other;
  return { ...first, lastGrade: failed ? 'unsatisfactory' : 'satisfactory' };
}
