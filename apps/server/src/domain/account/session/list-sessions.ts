import { and, desc, eq, gt } from 'drizzle-orm';
import { sessions } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** The user's living sessions, the one used last first. */
export async function listSessions(ctx: DomainContext, userId: string) {
  return ctx.db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      userAgent: sessions.userAgent,
      ip: sessions.ip,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, ctx.clock.now())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));
}
