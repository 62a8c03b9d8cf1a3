import type { AdminHealthOutput } from '@rightseat/contract';
import { count, eq, isNull, min } from 'drizzle-orm';
import { conversations, outboxMails, providerEvents } from '#db/schema/index.ts';
import type { BillingWorker } from '#domain/billing/billing-worker.ts';
import type { DomainContext } from '#domain/context.ts';
import { countFeedback } from '#domain/feedback/count-feedback.ts';
import { getAdminUsage } from '#domain/usage/get-admin-usage.ts';

/** How the product is doing, as far as the database and this node know. */
export async function getAdminHealth(
  ctx: DomainContext,
  billing: Pick<BillingWorker, 'lastReconciliation'>,
  { voice, languageModel }: Pick<AdminHealthOutput, 'voice' | 'languageModel'>,
): Promise<AdminHealthOutput> {
  const { db } = ctx;
  const [live] = await db
    .select({ count: count() })
    .from(conversations)
    .where(eq(conversations.status, 'live'));
  const mails = await db
    .select({ status: outboxMails.status, count: count(), oldest: min(outboxMails.createdAt) })
    .from(outboxMails)
    .groupBy(outboxMails.status);
  const [open] = await db
    .select({ count: count(), oldest: min(providerEvents.receivedAt) })
    .from(providerEvents)
    .where(isNull(providerEvents.processedAt));
  const queued = mails.find(({ status }) => status === 'queued');
  const last = billing.lastReconciliation();
  return {
    liveConversations: live?.count ?? 0,
    voice,
    languageModel,
    feedback: await countFeedback(ctx),
    usage: await getAdminUsage(ctx),
    mail: {
      queued: queued?.count ?? 0,
      failed: mails.find(({ status }) => status === 'failed')?.count ?? 0,
      oldestQueuedAt: queued?.oldest?.toISOString() ?? null,
    },
    webhooks: { open: open?.count ?? 0, oldestOpenAt: open?.oldest?.toISOString() ?? null },
    reconciliation: last && { at: last.at.toISOString(), ...last.result },
  };
}
