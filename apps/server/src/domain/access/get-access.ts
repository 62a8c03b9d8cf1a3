import { and, asc } from 'drizzle-orm';
import { subscriptions } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { notOverAt, ownedBy } from './access-row.ts';

/** `until` is the end of everything paid or granted that follows on without a gap. */
export type Access = { active: true; until: Date } | { active: false; until: null };

/** May this user talk to the coach now, and until when? The one place that answers it. */
export async function getAccess(ctx: DomainContext, userId: string): Promise<Access> {
  const now = ctx.clock.now();
  const rows = await ctx.db
    .select({ startsAt: subscriptions.startsAt, endsAt: subscriptions.endsAt })
    .from(subscriptions)
    .where(and(ownedBy({ userId }), notOverAt(now)))
    .orderBy(asc(subscriptions.startsAt));
  let until = now;
  for (const row of rows) {
    if (row.startsAt <= until && row.endsAt > until) until = row.endsAt;
  }
  return until > now ? { active: true, until } : { active: false, until: null };
}
