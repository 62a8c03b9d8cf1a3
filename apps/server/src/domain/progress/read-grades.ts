import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { assessments, drillAnswers } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { Assessed } from './repeat-weak.ts';

export type CodeGrade = Assessed & { code: string };

/** Every grade that a pilot was given in sessions and drills, the oldest first; of these codes, or of all. */
export async function readGrades(
  ctx: DomainContext,
  userId: string,
  codes?: readonly string[],
): Promise<CodeGrade[]> {
  const inSessions = await ctx.db
    .select({ code: assessments.code, grade: assessments.grade, at: assessments.at })
    .from(assessments)
    .where(
      and(
        eq(assessments.userId, userId),
        ne(assessments.grade, 'not-assessed'),
        codes ? inArray(assessments.code, [...codes]) : undefined,
      ),
    );
  const inDrills = await ctx.db
    .select({
      code: sql<string>`jsonb_array_elements_text(${drillAnswers.codes})`,
      grade: drillAnswers.grade,
      at: drillAnswers.at,
    })
    .from(drillAnswers)
    .where(and(eq(drillAnswers.userId, userId), ne(drillAnswers.grade, 'not-assessed')))
    .orderBy(asc(drillAnswers.at));
  const wanted = codes && new Set(codes);
  const drilled = wanted ? inDrills.filter(({ code }) => wanted.has(code)) : inDrills;
  return [...inSessions, ...drilled].sort((one, other) => one.at.getTime() - other.at.getTime());
}
