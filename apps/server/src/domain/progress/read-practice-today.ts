import { and, eq, gte, sql } from 'drizzle-orm';
import { drillAnswers } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { DAY_MS } from '#domain/days.ts';

/** The pilot's own date where it can be today anywhere on earth, else the date in UTC. */
export function dateOfToday(now: Date, claimed: string | undefined): string {
  const inUtc = now.toISOString().slice(0, 10);
  const isNear = claimed !== undefined && Math.abs(Date.parse(claimed) - Date.parse(inUtc)) <= DAY_MS;
  return isNear ? claimed : inUtc;
}

/** How many questions of drills were answered since that day began. */
export async function countDrillAnswers(ctx: DomainContext, userId: string, today: string): Promise<number> {
  const [row] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(drillAnswers)
    .where(and(eq(drillAnswers.userId, userId), gte(drillAnswers.at, new Date(today))));
  return row?.count ?? 0;
}
