import type { PracticeWeek, Rating } from '@rightseat/contract';
import { and, eq, gte, like, ne, sql } from 'drizzle-orm';
import { assessments, drillAnswers, drills } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { DAY_MS, daysAfter, mondayOf } from '#domain/days.ts';

const WEEKS = 8;
const codePrefix: Record<Rating, string> = { private: 'PA.%', instrument: 'IR.%' };

/** How many answers were satisfactory, week by week, the oldest first; weeks without any stand there with 0. */
export async function readTrend(ctx: DomainContext, userId: string, rating: Rating): Promise<PracticeWeek[]> {
  const thisWeek = mondayOf(ctx.clock.now());
  const since = daysAfter(thisWeek, -7 * (WEEKS - 1));
  const judged = [
    ...(await readSessionAnswers(ctx, userId, rating, since)),
    ...(await readDrillAnswers(ctx, userId, rating, since)),
  ];
  return Array.from({ length: WEEKS }, (_, week) => {
    const from = since.getTime() + week * 7 * DAY_MS;
    const ofWeek = judged.filter(({ at }) => at.getTime() >= from && at.getTime() < from + 7 * DAY_MS);
    return {
      weekOf: new Date(from).toISOString().slice(0, 10),
      satisfactory: ofWeek.filter(({ grade }) => grade === 'satisfactory').length,
      judged: ofWeek.length,
    };
  });
}

/** A line of a debrief is one answer, however many elements it is about. */
function readSessionAnswers(ctx: DomainContext, userId: string, rating: Rating, since: Date) {
  return ctx.db
    .selectDistinct({
      conversationId: assessments.conversationId,
      position: assessments.position,
      grade: assessments.grade,
      at: assessments.at,
    })
    .from(assessments)
    .where(
      and(
        eq(assessments.userId, userId),
        gte(assessments.at, since),
        ne(assessments.grade, 'not-assessed'),
        like(assessments.code, codePrefix[rating]),
      ),
    );
}

function readDrillAnswers(ctx: DomainContext, userId: string, rating: Rating, since: Date) {
  return ctx.db
    .select({ grade: drillAnswers.grade, at: drillAnswers.at })
    .from(drillAnswers)
    .innerJoin(drills, eq(drills.id, drillAnswers.drillId))
    .where(
      and(
        eq(drillAnswers.userId, userId),
        gte(drillAnswers.at, since),
        sql`${drillAnswers.grade} <> 'not-assessed'`,
        eq(drills.rating, rating),
      ),
    );
}
