import { eq, inArray, lt, sql } from 'drizzle-orm';
import { throttles } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { tooManyRequests } from '#domain/errors.ts';
import { keyedHash } from '#domain/hash-token.ts';
import { type LimitName, limits } from './limits.ts';
import { inWords } from './wait-in-words.ts';

/** What is counted: a limit, and whom it counts (an address, an account, both). */
export interface Count {
  limit: LimitName;
  whom: string;
  /** Where the limit is for each of so many. */
  times?: number;
}

/**
 * Counts one try against each limit and throws too_many_requests, with the seconds to wait, when one is used up.
 * Never call it in a transaction that may roll back: the count would go with it.
 */
export async function throttle(ctx: DomainContext, counts: Count[]): Promise<void> {
  const now = ctx.clock.now();
  const tries = new Map(counts.map((count) => [keyOf(ctx, count), allowed(ctx, count)]));
  const spent = (await countTries(ctx, counts)).filter(({ key, used }) => used > (tries.get(key) ?? 0));
  if (spent.length === 0) return;
  const resetsAt = Math.max(...spent.map((row) => row.resetsAt.getTime()));
  const seconds = Math.max(1, Math.ceil((resetsAt - now.getTime()) / 1000));
  throw tooManyRequests(`Too many attempts. Please try again in ${inWords(seconds)}.`, seconds);
}

const allowed = (ctx: DomainContext, { limit, times = 1 }: Count): number =>
  limits[limit].tries * times * ctx.config.throttleFactor;

/** Counts one try and says by how many the limit is exceeded; refuses nothing. */
export async function countOver(ctx: DomainContext, count: Count): Promise<number> {
  const [row] = await countTries(ctx, [count]);
  return Math.max(0, (row?.used ?? 0) - allowed(ctx, count));
}

/** Takes one try back that turned out to be none. */
export async function uncount(ctx: DomainContext, count: Count): Promise<void> {
  await ctx.db
    .update(throttles)
    .set({ used: sql`greatest(0, ${throttles.used} - 1)` })
    .where(eq(throttles.key, keyOf(ctx, count)));
}

async function countTries(ctx: DomainContext, counts: Count[]) {
  const now = ctx.clock.now();
  const rows = counts
    .map((count) => ({
      key: keyOf(ctx, count),
      used: 1,
      resetsAt: new Date(now.getTime() + limits[count.limit].windowMs),
    }))
    // Always in one order: two calls that count the same rows can't wait for each other.
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const isOver = sql`${throttles.resetsAt} <= ${now.toISOString()}::timestamptz`;
  return ctx.db
    .insert(throttles)
    .values(rows)
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${throttles.used} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${throttles.resetsAt} end`,
      },
    })
    .returning();
}

/** Forgets earlier tries, after the right password for instance. */
export async function forgive(ctx: DomainContext, counts: Count[]): Promise<void> {
  const keys = counts.map((count) => keyOf(ctx, count));
  await ctx.db.delete(throttles).where(inArray(throttles.key, keys));
}

/** Removes what counts no more. */
export async function sweepThrottles(ctx: DomainContext): Promise<void> {
  await ctx.db.delete(throttles).where(lt(throttles.resetsAt, ctx.clock.now()));
}

const keyOf = (ctx: DomainContext, { limit, whom }: Count): string =>
  `${limit}:${keyedHash(ctx.config.sessionSecret, whom)}`;
