import { and, count, eq, gt, isNotNull, isNull, min, or } from 'drizzle-orm';
import { outboxMails, providerEvents, purchases, subscriptions } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** What waits to be done, for all nodes together. */
export interface OpenWork {
  mail: { queued: number; failed: number; oldestQueuedAt: Date | null };
  webhooks: { open: number; oldestOpenAt: Date | null };
  purchases: {
    /** Paid, and no access was written: never so, as the two are written together. */
    notGranted: number;
    /** Paid from an address that no verified account has yet. */
    notClaimed: number;
  };
}

export async function countOpenWork(ctx: Pick<DomainContext, 'db' | 'clock'>): Promise<OpenWork> {
  const { db } = ctx;
  const mails = await db
    .select({ status: outboxMails.status, count: count(), oldest: min(outboxMails.createdAt) })
    .from(outboxMails)
    .where(or(eq(outboxMails.status, 'queued'), eq(outboxMails.status, 'failed')))
    .groupBy(outboxMails.status);
  const [open] = await db
    .select({ count: count(), oldest: min(providerEvents.receivedAt) })
    .from(providerEvents)
    .where(isNull(providerEvents.processedAt));
  const queued = mails.find(({ status }) => status === 'queued');
  return {
    mail: {
      queued: queued?.count ?? 0,
      failed: mails.find(({ status }) => status === 'failed')?.count ?? 0,
      oldestQueuedAt: queued?.oldest ?? null,
    },
    webhooks: { open: open?.count ?? 0, oldestOpenAt: open?.oldest ?? null },
    purchases: await countWithoutAccess(ctx),
  };
}

async function countWithoutAccess({
  db,
  clock,
}: Pick<DomainContext, 'db' | 'clock'>): Promise<OpenWork['purchases']> {
  const [granted] = await db
    .select({ count: count() })
    .from(purchases)
    .leftJoin(subscriptions, eq(subscriptions.purchaseId, purchases.id))
    // Without name and address the account was deleted, and its access with it.
    .where(
      and(
        eq(purchases.status, 'paid'),
        or(isNotNull(purchases.userId), isNotNull(purchases.email)),
        isNull(subscriptions.id),
      ),
    );
  const [claimed] = await db
    .select({ count: count() })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.source, 'purchase'),
        eq(subscriptions.status, 'active'),
        isNull(subscriptions.userId),
        gt(subscriptions.endsAt, clock.now()),
      ),
    );
  return { notGranted: granted?.count ?? 0, notClaimed: claimed?.count ?? 0 };
}
