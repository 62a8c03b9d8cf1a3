import type { UserSessionsOutput } from '@rightseat/contract';
import { and, eq, isNotNull, max, sql } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** Coach conversations that really began; the month is the calendar month in UTC. */
export async function countSessions(ctx: DomainContext, userId: string): Promise<UserSessionsOutput> {
  const now = ctx.clock.now();
  const monthStart = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  const [row] = await ctx.db
    .select({
      thisMonth: sql<number>`count(*) filter (where ${conversations.startedAt} >= ${monthStart.toISOString()}::timestamptz)::int`,
      last: max(conversations.startedAt),
    })
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.kind, 'coach'),
        isNotNull(conversations.startedAt),
      ),
    );
  return {
    sessionsThisMonth: row?.thisMonth ?? 0,
    lastAccessDate: row?.last ? new Date(row.last).toISOString() : null,
  };
}
