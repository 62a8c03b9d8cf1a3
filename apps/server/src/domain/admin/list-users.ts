import type { AdminUser, AdminUsersOutput, AdminUsersQuery } from '@rightseat/contract';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import { userSearchText, users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { listSubscriptions } from './list-subscriptions.ts';

/** Matches are counted up to here: counting 200,000 rows for every letter typed helps nobody. */
const COUNTED_AT_MOST = 1000;

/** Newest first; `q` is looked for in e-mail and name, in any case. */
export async function listUsers(ctx: DomainContext, query: AdminUsersQuery): Promise<AdminUsersOutput> {
  const matches = query.q === '' ? undefined : contains(query.q);
  const rows = await ctx.db
    .select()
    .from(users)
    .where(and(matches, query.cursor === undefined ? undefined : after(query.cursor)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(query.limit + 1);
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  const subscriptionsOf = await listSubscriptions(
    ctx,
    page.map(({ id }) => id),
  );
  return {
    users: page.map((row) => presentUser(row, subscriptionsOf(row.id))),
    ...(await countMatches(ctx, matches)),
    nextCursor: rows.length > page.length && last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

export function presentUser(
  row: typeof users.$inferSelect,
  subscriptions: AdminUser['subscriptions'],
): AdminUser {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    isAdmin: row.isAdmin,
    emailVerified: row.emailVerifiedAt !== null,
    locked: row.lockedAt !== null,
    createdAt: row.createdAt.toISOString(),
    subscriptions,
  };
}

function contains(text: string): SQL {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql`${userSearchText(users)} like ${pattern}`;
}

function after(cursor: string): SQL {
  const { at, id } = decodeCursor(cursor);
  return sql`(${users.createdAt}, ${users.id}) < (${at.toISOString()}::timestamptz, ${id})`;
}

async function countMatches(ctx: DomainContext, matches: SQL | undefined) {
  const counted = ctx.db
    .select({ one: sql`1` })
    .from(users)
    .where(matches)
    .limit(COUNTED_AT_MOST + 1)
    .as('counted');
  const [row] = await ctx.db.select({ total: sql<number>`count(*)::int` }).from(counted);
  const total = row?.total ?? 0;
  return { total: Math.min(total, COUNTED_AT_MOST), totalIsMore: total > COUNTED_AT_MOST };
}
