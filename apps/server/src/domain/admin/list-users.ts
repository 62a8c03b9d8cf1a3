import type { AdminUser, AdminUsersOutput, AdminUsersQuery } from '@rightseat/contract';
import { and, desc, type SQL, sql } from 'drizzle-orm';
import { userSearchText, users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { decodeCursor, encodeCursor } from '#domain/cursor.ts';
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
    ...(await countAll(ctx, query, rows.length, matches)),
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
    hasSecondFactor: row.secondFactorAt !== null,
    createdAt: row.createdAt.toISOString(),
    subscriptions,
  };
}

function contains(text: string): SQL {
  const term = text.toLowerCase();
  const like = sql`${userSearchText(users)} like ${`%${term.replace(/[\\%_]/g, '\\$&')}%`}`;
  if (hasTrigram(term)) return like;
  const grams = sql.join(
    gramsOf(term).map((gram) => sql`${gram}`),
    sql`, `,
  );
  // The comparison of words alone decides; the index only brings what is worth comparing.
  return sql`${like} and search_grams(${userSearchText(users)}) @> array[${grams}]::text[]`;
}

/** The trigram index helps with three letters or digits in a row; for less there is an index of pairs. */
const hasTrigram = (text: string) => /[\p{L}\p{N}]{3}/u.test(text.toLowerCase());

/** As the function `search_grams` makes them: the character itself, or every pair of neighbours. */
function gramsOf(term: string): string[] {
  const characters = [...term];
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`);
  return pairs.length > 0 ? pairs : characters;
}

function after(cursor: string): SQL {
  const { at, id } = decodeCursor(cursor);
  return sql`(${users.createdAt}, ${users.id}) < (${at.toISOString()}::timestamptz, ${id})`;
}

/** What the page itself tells needs no counting; what it does not is counted, as far as that is quick. */
async function countAll(
  ctx: DomainContext,
  { q, cursor, limit }: AdminUsersQuery,
  found: number,
  matches: SQL | undefined,
): Promise<Pick<AdminUsersOutput, 'total' | 'totalIsMore'>> {
  if (cursor === undefined && found <= limit) return { total: found, totalIsMore: false };
  // Of a letter or two nobody wants to know how many; to find a thousand would mean to look at most accounts.
  if (q !== '' && !hasTrigram(q)) return { total: limit, totalIsMore: true };
  return countMatches(ctx, matches);
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
