import type { AdminHealthOutput } from '@rightseat/contract';
import { count, eq } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { BillingWorker } from '#domain/billing/billing-worker.ts';
import type { DomainContext } from '#domain/context.ts';
import { countFeedback } from '#domain/feedback/count-feedback.ts';
import { getAdminUsage } from '#domain/usage/get-admin-usage.ts';
import { countOpenWork } from './count-open-work.ts';

/** How the product is doing, as far as the database and this node know. */
export async function getAdminHealth(
  ctx: DomainContext,
  billing: Pick<BillingWorker, 'lastReconciliation'>,
  { voice, speaker, languageModel }: Pick<AdminHealthOutput, 'voice' | 'speaker' | 'languageModel'>,
): Promise<AdminHealthOutput> {
  const { db } = ctx;
  const [live] = await db
    .select({ count: count() })
    .from(conversations)
    .where(eq(conversations.status, 'live'));
  const { mail, webhooks } = await countOpenWork(ctx);
  const last = billing.lastReconciliation();
  return {
    liveConversations: live?.count ?? 0,
    voice,
    speaker,
    languageModel,
    feedback: await countFeedback(ctx),
    usage: await getAdminUsage(ctx),
    mail: {
      queued: mail.queued,
      failed: mail.failed,
      oldestQueuedAt: mail.oldestQueuedAt?.toISOString() ?? null,
    },
    webhooks: { open: webhooks.open, oldestOpenAt: webhooks.oldestOpenAt?.toISOString() ?? null },
    reconciliation: last && { at: last.at.toISOString(), ...last.result },
  };
}
