import type { AdminUsage } from '@rightseat/contract';
import { and, asc, count, gte, lt, sql } from 'drizzle-orm';
import { usageEntries } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { monthOf } from './calendar.ts';
import { countDemoSeconds } from './demo-budget.ts';
import { isDemoOn } from './demo-switch.ts';

/** What this calendar month's conversations took, by whoever spoke them, and how today's demos stand. */
export async function getAdminUsage(ctx: DomainContext): Promise<AdminUsage> {
  const { from, until } = monthOf(ctx.clock.now());
  const engines = await ctx.db
    .select({
      engine: usageEntries.engine,
      conversations: count(),
      seconds: sql<number>`sum(${usageEntries.seconds})::int`,
    })
    .from(usageEntries)
    .where(and(gte(usageEntries.startedAt, from), lt(usageEntries.startedAt, until)))
    .groupBy(usageEntries.engine)
    .orderBy(asc(usageEntries.engine));
  return {
    engines: engines.map(({ seconds, ...row }) => ({ ...row, minutes: Math.ceil(seconds / 60) })),
    demo: {
      isOn: await isDemoOn(ctx),
      minutesToday: Math.ceil((await countDemoSeconds(ctx)) / 60),
      minutesPerDay: ctx.config.fairUse.demoMinutesPerDay,
    },
  };
}
