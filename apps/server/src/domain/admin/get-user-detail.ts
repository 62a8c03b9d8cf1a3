import type { AdminUserDetailOutput } from '@rightseat/contract';
import { desc, eq } from 'drizzle-orm';
import { conversations, outboxMails, purchases, users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { notFound } from '#domain/errors.ts';
import { listAudit } from './list-audit.ts';
import { listSubscriptions } from './list-subscriptions.ts';
import { presentUser } from './list-users.ts';

/** As many of each as help somebody who writes in. */
const SHOWN = 50;

/** All that an admin needs to help this person. Throws not_found. */
export async function getUserDetail(ctx: DomainContext, userId: string): Promise<AdminUserDetailOutput> {
  const { db } = ctx;
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw notFound('There is no such user.');
  const subscriptionsOf = await listSubscriptions(ctx, [userId]);
  const payments = await db
    .select()
    .from(purchases)
    .where(eq(purchases.userId, userId))
    .orderBy(desc(purchases.paidAt))
    .limit(SHOWN);
  const talks = await db
    .select()
    .from(conversations)
    .where(eq(conversations.userId, userId))
    .orderBy(desc(conversations.createdAt))
    .limit(SHOWN);
  const mails = await db
    .select()
    .from(outboxMails)
    .where(eq(outboxMails.userId, userId))
    .orderBy(desc(outboxMails.createdAt))
    .limit(SHOWN);
  const { entries } = await listAudit(ctx, { targetUserId: userId, limit: SHOWN });
  return {
    user: presentUser(user, subscriptionsOf(userId)),
    payments: payments.map((payment) => ({
      id: payment.id,
      paymentId: payment.paymentId,
      providerUrl: ctx.config.stripe ? `https://dashboard.stripe.com/payments/${payment.paymentId}` : null,
      amount: payment.amountCents / 100,
      refunded: payment.refundedCents / 100,
      status: payment.status,
      paidAt: payment.paidAt.toISOString(),
    })),
    conversations: talks.map((talk) => ({
      id: talk.id,
      status: talk.status,
      startedAt: talk.startedAt?.toISOString() ?? null,
      secondsUsed: talk.secondsUsed,
      endReason: talk.endReason,
    })),
    mails: mails.map((mail) => ({
      id: mail.id,
      subject: mail.subject,
      status: mail.status,
      createdAt: mail.createdAt.toISOString(),
      sentAt: mail.sentAt?.toISOString() ?? null,
    })),
    audit: entries,
  };
}
