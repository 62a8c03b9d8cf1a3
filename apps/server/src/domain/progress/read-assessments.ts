import { and, eq, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { assessments, drillAnswers } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { createHistories, type Histories } from './histories.ts';

/** Every grade that a pilot was given. What was not assessed says nothing, and stays in the database. */
export async function readAssessments(ctx: DomainContext, userId: string): Promise<Histories> {
  const inSessions = ctx.db
    .select({ code: assessments.code, grade: assessments.grade, at: assessments.at })
    .from(assessments)
    .where(and(eq(assessments.userId, userId), ne(assessments.grade, 'not-assessed')));
  const inDrills = ctx.db
    .select({
      code: sql<string>`jsonb_array_elements_text(${drillAnswers.codes})`.as('code'),
      grade: drillAnswers.grade,
      at: drillAnswers.at,
    })
    .from(drillAnswers)
    .where(and(eq(drillAnswers.userId, userId), ne(drillAnswers.grade, 'not-assessed')));
  return createHistories(await unionAll(inSessions, inDrills));
}
