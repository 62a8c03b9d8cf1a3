import type { User } from '@rightseat/contract';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { sessions, users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { hashToken } from '#domain/hash-token.ts';
import { looksLikeToken } from './looks-like-token.ts';
import { SESSION_LIFETIME_MS, SESSION_REFRESH_MS } from './session-lifetime.ts';

export interface Actor {
  user: User;
  session: { id: string };
}

/** Who a session token belongs to; null when it is unknown, over, or its account is locked or unverified. */
export async function findSession(ctx: DomainContext, token: string): Promise<Actor | null> {
  if (!looksLikeToken(token)) return null;
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .select({
      user: { id: users.id, name: users.name, email: users.email, isAdmin: users.isAdmin },
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, hashToken(token)),
        gt(sessions.expiresAt, now),
        isNull(users.lockedAt),
        isNotNull(users.emailVerifiedAt),
      ),
    );
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() >= SESSION_REFRESH_MS) {
    const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS);
    await ctx.db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, row.sessionId));
  }
  return { user: row.user, session: { id: row.sessionId } };
}
