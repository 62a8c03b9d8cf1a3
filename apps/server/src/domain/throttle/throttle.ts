import { inArray, lt, sql } from 'drizzle-orm';
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
  const rows = counts
    .map((count) => ({
      key: keyOf(ctx, count),
      used: 1,
      resetsAt: new Date(now.getTime() + limits[count.limit].windowMs),
      tries: limits[count.limit].tries * (count.times ?? 1) * ctx.config.throttleFactor,
    }))
    // Always in one order: two calls that count the same rows can't wait for each other.
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const isOver = sql`${throttles.resetsAt} <= ${now.toISOString()}::timestamptz`;
  const counted = await ctx.db
    .insert(throttles)
    .values(rows.map(({ key, used, resetsAt }) => ({ key, used, resetsAt })))
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        used: sql`case when ${isOver} then 1 else ${throttles.used} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${throttles.resetsAt} end`,
      },
    })
    .returning();
  const spent = counted.filter(({ key, used }) => used > (rows.find((row) => row.key === key)?.tries ?? 0));
  if (spent.length === 0) return;
  const resetsAt = Math.max(...spent.map((row) => row.resetsAt.getTime()));
  const seconds = Math.max(1, Math.ceil((resetsAt - now.getTime()) / 1000));
  throw tooManyRequests(`Too many attempts. Please try again in ${inWords(seconds)}.`, seconds);
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
