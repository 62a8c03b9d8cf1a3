import { and, desc, eq } from 'drizzle-orm';
import { subscriptions, users } from '#db/schema/index.ts';
import { notOverAt, ownedBy } from '#domain/access/access-row.ts';
import { endAccess } from '#domain/access/end-access.ts';
import { getAccess } from '#domain/access/get-access.ts';
import { type AdminActor, writeAudit } from '#domain/audit/write-audit.ts';
import { lockMoney } from '#domain/billing/lock-money.ts';
import type { DomainContext } from '#domain/context.ts';
import { requestEndOfAll } from '#domain/conversation/request-end.ts';
import { daysAfter } from '#domain/days.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { newId } from '#domain/new-id.ts';

interface DaysInput {
  userId: string;
  /** A whole number from 1. */
  days: number;
}

/** Gives a user without access this many days from now. Throws not_found, conflict while access is running. */
export function grantSubscription(
  ctx: DomainContext,
  actor: AdminActor,
  { userId, days }: DaysInput,
): Promise<Date> {
  return changeAccess(ctx, userId, async (locked) => {
    const { active } = await getAccess(locked, userId);
    if (active) throw conflict('This user has active access already. Extend it instead.');
    const until = await addGrant(locked, userId, days);
    await writeAudit(locked, actor, {
      action: 'subscription.granted',
      targetUserId: userId,
      before: { until: null },
      after: { until, days },
    });
    return until;
  });
}

/** Adds this many days to the end when it lies ahead, else from now. Throws not_found. */
export function extendSubscription(
  ctx: DomainContext,
  actor: AdminActor,
  { userId, days }: DaysInput,
): Promise<Date> {
  return changeAccess(ctx, userId, async (locked) => {
    const now = locked.clock.now();
    const before = await getAccess(locked, userId);
    const [last] = await locked.db
      .select()
      .from(subscriptions)
      .where(and(ownedBy({ userId }), notOverAt(now)))
      .orderBy(desc(subscriptions.endsAt))
      .limit(1);
    let until: Date;
    if (last) {
      until = daysAfter(last.endsAt, days);
      await locked.db
        .update(subscriptions)
        .set({ endsAt: until, calendarMonths: null, endingNoticeAt: null })
        .where(eq(subscriptions.id, last.id));
    } else until = await addGrant(locked, userId, days);
    await writeAudit(locked, actor, {
      action: 'subscription.extended',
      targetUserId: userId,
      before: { until: before.until },
      after: { until, days },
    });
    return until;
  });
}

/** Ends all access now, paid or granted, without a refund, and a live conversation with it. Throws not_found. */
export function revokeAccess(ctx: DomainContext, actor: AdminActor, userId: string): Promise<void> {
  return changeAccess(ctx, userId, async (locked) => {
    const now = locked.clock.now();
    const before = await getAccess(locked, userId);
    const running = await locked.db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(ownedBy({ userId }), notOverAt(now)));
    if (running.length === 0) throw conflict('This user has no access to revoke.');
    for (const { id } of running) await endAccess(locked, id, 'revoked');
    await requestEndOfAll(locked, userId);
    await writeAudit(locked, actor, {
      action: 'access.revoked',
      targetUserId: userId,
      before: { until: before.until },
      after: { until: null },
    });
  });
}

/** Two admins on one user come one after the other. */
function changeAccess<T>(
  ctx: DomainContext,
  userId: string,
  change: (locked: DomainContext) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    const locked = { ...ctx, db: tx };
    await lockMoney(locked);
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (!user) throw notFound('There is no such user.');
    return change(locked);
  });
}

async function addGrant(ctx: DomainContext, userId: string, days: number): Promise<Date> {
  const now = ctx.clock.now();
  const endsAt = daysAfter(now, days);
  await ctx.db.insert(subscriptions).values({
    id: newId('sub'),
    userId,
    source: 'grant',
    status: 'active',
    startsAt: now,
    endsAt,
    createdAt: now,
  });
  return endsAt;
}
