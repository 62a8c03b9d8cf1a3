import { asc, eq } from 'drizzle-orm';
import { assessments } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { Assessed } from './repeat-weak.ts';

/** Every grade of a pilot by element, the oldest first. */
export async function readAssessments(ctx: DomainContext, userId: string): Promise<Map<string, Assessed[]>> {
  const rows = await ctx.db
    .select({ code: assessments.code, grade: assessments.grade, at: assessments.at })
    .from(assessments)
    .where(eq(assessments.userId, userId))
    .orderBy(asc(assessments.at), asc(assessments.position));
  const byCode = new Map<string, Assessed[]>();
  for (const { code, ...assessed } of rows) {
    const history = byCode.get(code);
    if (history) history.push(assessed);
    else byCode.set(code, [assessed]);
  }
  return byCode;
}

/** The grades of an element with those of its parts: `PA.I.C.K2` is what its `K2a` and `K2b` are. */
export function historyOf(histories: ReadonlyMap<string, Assessed[]>, code: string): Assessed[] {
  const all = [...histories]
    .filter(([one]) => one === code || (one.slice(0, -1) === code && /[a-z]$/.test(one)))
    .flatMap(([, history]) => history);
  // One debrief grades several parts by one answer: that is one time, as good as its worst.
  const byTime = new Map<number, Assessed>();
  for (const assessed of all) {
    const known = byTime.get(assessed.at.getTime());
    if (!known || badness[assessed.grade] > badness[known.grade]) byTime.set(assessed.at.getTime(), assessed);
  }
  return [...byTime.values()].sort((one, other) => one.at.getTime() - other.at.getTime());
}

const badness = { 'not-assessed': 0, satisfactory: 1, unsatisfactory: 2 };
