import { sessions } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { hashToken, newToken } from '#domain/hash-token.ts';
import { newId } from '#domain/new-id.ts';
import type { Origin } from '#domain/security-event/record-security-event.ts';
import { SESSION_LIFETIME_MS } from './session-lifetime.ts';

/** Opens a session and hands out its token, which is nowhere at rest. */
export async function startSession(
  ctx: DomainContext,
  userId: string,
  origin: Origin,
): Promise<{ sessionId: string; token: string }> {
  const token = newToken();
  const now = ctx.clock.now();
  const sessionId = newId('session');
  await ctx.db.insert(sessions).values({
    id: sessionId,
    userId,
    tokenHash: hashToken(token),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
    userAgent: origin.userAgent.slice(0, 300),
    ip: origin.ip,
  });
  return { sessionId, token };
}
