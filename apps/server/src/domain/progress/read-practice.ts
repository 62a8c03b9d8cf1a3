import { and, eq, gte, sql } from 'drizzle-orm';
import { conversations, drillAnswers } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { daysAgo } from '#domain/days.ts';

const DAYS = 28;

/**
 * When a pilot practised in the last four weeks: the first moment of every hour with a session or a drill in it. Moments
 * and not days, for which day it was only the reader's own clock knows.
 */
export async function readPractice(ctx: DomainContext, userId: string): Promise<string[]> {
  const since = daysAgo(ctx, DAYS);
  const sessions = await ctx.db
    .select({ at: conversations.startedAt })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.kind, 'coach'),
        gte(conversations.startedAt, since),
      ),
    );
  const hour = sql`date_trunc('hour', ${drillAnswers.at})`;
  const drilled = await ctx.db
    .select({ at: sql<string>`min(${drillAnswers.at})` })
    .from(drillAnswers)
    .where(and(eq(drillAnswers.userId, userId), gte(drillAnswers.at, since)))
    .groupBy(hour);
  return [...sessions, ...drilled]
    .flatMap(({ at }) => (at === null ? [] : [new Date(at).toISOString()]))
    .sort();
}
