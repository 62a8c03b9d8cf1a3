import type { UserMinutesOutput } from '@rightseat/contract';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { usageEntries } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { tooManyRequests } from '#domain/errors.ts';
import { monthOf, secondsUntil } from './calendar.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Minutes of finished coach sessions that count for this calendar month, UTC; begun minutes are whole ones. */
async function countCoachMinutes(ctx: DomainContext, userId: string): Promise<number> {
  const { from, until } = monthOf(ctx.clock.now());
  const [row] = await ctx.db
    .select({ seconds: sql<number>`coalesce(sum(${usageEntries.countedSeconds}), 0)::int` })
    .from(usageEntries)
    .where(
      and(
        eq(usageEntries.userId, userId),
        eq(usageEntries.kind, 'coach'),
        gte(usageEntries.startedAt, from),
        lt(usageEntries.startedAt, until),
      ),
    );
  return Math.ceil((row?.seconds ?? 0) / 60);
}

/** What the account has used, for its owner. */
export async function getCoachMinutes(ctx: DomainContext, userId: string): Promise<UserMinutesOutput> {
  return {
    minutesUsed: await countCoachMinutes(ctx, userId),
    minutesPerMonth: ctx.config.fairUse.coachMinutesPerMonth,
    renewsAt: monthOf(ctx.clock.now()).until.toISOString(),
  };
}

/**
 * Asked before a session begins; one that runs may finish, so the last one may go over. Since an account has one live
 * session at a time, that is all that can go over. Throws too_many_requests with the time until the next month.
 */
export async function requireCoachAllowance(ctx: DomainContext, userId: string): Promise<void> {
  const now = ctx.clock.now();
  const { coachMinutesPerMonth } = ctx.config.fairUse;
  if ((await countCoachMinutes(ctx, userId)) < coachMinutesPerMonth) return;
  const { until } = monthOf(now);
  throw tooManyRequests(
    `You have used your ${coachMinutesPerMonth} minutes of this month. The next ones are yours on ${day.format(until)}.`,
    secondsUntil(until, now),
  );
}
