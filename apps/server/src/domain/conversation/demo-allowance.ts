import { and, asc, eq, gt } from 'drizzle-orm';
import { demoUses } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { DAY_MS, daysAfter } from '#domain/days.ts';
import { tooManyRequests } from '#domain/errors.ts';
import { keyedHash } from '#domain/hash-token.ts';
import { networkOf } from '#domain/throttle/network-of.ts';

/** A few demos in any 24 hours from one address. Throws too_many_requests with the time of the next one. */
export function requireDemoAllowance(ctx: DomainContext, address: string): Promise<void> {
  return requireDemoAllowanceOf(ctx, hashAddress(ctx, address));
}

/** The same where only the address's hash is known. */
export async function requireDemoAllowanceOf(ctx: DomainContext, addressHash: string): Promise<void> {
  const now = ctx.clock.now();
  const { perDay } = ctx.config.demo;
  const uses = await ctx.db
    .select({ usedAt: demoUses.usedAt })
    .from(demoUses)
    .where(and(eq(demoUses.addressHash, addressHash), gt(demoUses.usedAt, daysAfter(now, -1))))
    .orderBy(asc(demoUses.usedAt));
  if (uses.length < perDay) return;
  const freedBy = uses[uses.length - perDay];
  const waitMs = (freedBy ? freedBy.usedAt.getTime() + DAY_MS : now.getTime() + DAY_MS) - now.getTime();
  throw tooManyRequests(
    `You have used the ${perDay} free demos of today. The next one is free in ${inWords(waitMs)}, or get full access now.`,
    Math.ceil(waitMs / 1000),
  );
}

/** Counted when the conversation really begins: a blocked microphone costs nobody a demo. */
export function countDemo(ctx: DomainContext, conversationId: string, address: string): Promise<void> {
  return countDemoOf(ctx, conversationId, hashAddress(ctx, address));
}

export async function countDemoOf(
  ctx: DomainContext,
  conversationId: string,
  addressHash: string,
): Promise<void> {
  await ctx.db.insert(demoUses).values({ conversationId, addressHash, usedAt: ctx.clock.now() });
}

export const hashAddress = (ctx: DomainContext, address: string) =>
  keyedHash(ctx.config.sessionSecret, `demo:${networkOf(address)}`);

function inWords(milliseconds: number): string {
  const minutes = Math.ceil(milliseconds / 60_000);
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
