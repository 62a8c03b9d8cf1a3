import { retentionDays } from '@rightseat/contract';
import { desc, eq, lt } from 'drizzle-orm';
import { securityEvents } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { daysAgo } from '#domain/days.ts';

const SHOWN = 20;

/** The latest of one account, newest first. */
export async function listSecurityEvents(ctx: DomainContext, userId: string, limit = SHOWN) {
  return ctx.db
    .select({
      id: securityEvents.id,
      kind: securityEvents.kind,
      at: securityEvents.at,
      ip: securityEvents.ip,
      userAgent: securityEvents.userAgent,
    })
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.at), desc(securityEvents.id))
    .limit(limit);
}

export async function sweepSecurityEvents(ctx: DomainContext): Promise<void> {
  const before = daysAgo(ctx, retentionDays.securityEvent);
  await ctx.db.delete(securityEvents).where(lt(securityEvents.at, before));
}
