import { retentionDays } from '@rightseat/contract';
import { desc, eq, lt } from 'drizzle-orm';
import { securityEvents } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

const SHOWN = 20;

const DAY_MS = 24 * 60 * 60 * 1000;

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
  const before = new Date(ctx.clock.now().getTime() - retentionDays.securityEvent * DAY_MS);
  await ctx.db.delete(securityEvents).where(lt(securityEvents.at, before));
}
