import type { User } from '@rightseat/contract';
import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#db/open-database.ts';
import { sessions, users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { hashToken } from '#domain/hash-token.ts';
import { looksLikeToken } from './looks-like-token.ts';
import { SESSION_LIFETIME_MS, SESSION_LONGEST_MS, SESSION_REFRESH_MS } from './session-lifetime.ts';

export interface Actor {
  user: User;
  session: { id: string };
  /** Whether the account asks for more than its password. */
  hasSecondFactor: boolean;
}

/** Who a session token belongs to; null when it is unknown, over, or its account is locked or unverified. */
export async function findSession(ctx: DomainContext, token: string): Promise<Actor | null> {
  if (!looksLikeToken(token)) return null;
  const now = ctx.clock.now();
  const [row] = await queryOf(ctx.db).execute({ tokenHash: hashToken(token), now });
  if (!row) return null;
  if (now.getTime() - row.lastSeenAt.getTime() >= SESSION_REFRESH_MS) {
    const latest = row.createdAt.getTime() + SESSION_LONGEST_MS;
    const expiresAt = new Date(Math.min(latest, now.getTime() + SESSION_LIFETIME_MS));
    await ctx.db.update(sessions).set({ lastSeenAt: now, expiresAt }).where(eq(sessions.id, row.sessionId));
  }
  return {
    user: row.user,
    session: { id: row.sessionId },
    hasSecondFactor: row.secondFactorAt !== null,
  };
}

type SessionQuery = ReturnType<typeof prepareQuery>;

/** Every signed-in call asks this, so its text is built once a database: that was half of its cost. */
const queries = new WeakMap<Database, SessionQuery>();

function queryOf(db: Database): SessionQuery {
  const known = queries.get(db);
  if (known) return known;
  const made = prepareQuery(db);
  queries.set(db, made);
  return made;
}

/** Without a name the server keeps no statement: that would not survive a connection pool in between. */
const UNNAMED = '';

function prepareQuery(db: Database) {
  return db
    .select({
      user: { id: users.id, name: users.name, email: users.email, isAdmin: users.isAdmin },
      sessionId: sessions.id,
      createdAt: sessions.createdAt,
      lastSeenAt: sessions.lastSeenAt,
      secondFactorAt: users.secondFactorAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.lockedAt),
        isNotNull(users.emailVerifiedAt),
      ),
    )
    .prepare(UNNAMED);
}
