import { and, eq, gt, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { subscriptions, users } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { daysAfter } from '#domain/days.ts';
import { accessEndingMail } from '#domain/mail/access-ending-mail.ts';
import { queueMail } from '#domain/mail/queue-mail.ts';

const NOTICE_DAYS = 7;

/**
 * Writes to everybody whose access ends within seven days and has nothing behind it, once. Who has had it for less
 * than that knows when it ends. Answers how many mails were queued.
 */
export async function sendEndingNotices(ctx: DomainContext): Promise<number> {
  const now = ctx.clock.now();
  const later = alias(subscriptions, 'later');
  const followsOn = ctx.db
    .select({ one: sql`1` })
    .from(later)
    .where(
      and(
        eq(later.userId, subscriptions.userId),
        eq(later.status, 'active'),
        gt(later.endsAt, subscriptions.endsAt),
      ),
    );
  const due = await ctx.db
    .select({ id: subscriptions.id, endsAt: subscriptions.endsAt, user: users })
    .from(subscriptions)
    .innerJoin(users, eq(users.id, subscriptions.userId))
    .where(
      and(
        eq(subscriptions.status, 'active'),
        gt(subscriptions.endsAt, now),
        lte(subscriptions.endsAt, daysAfter(now, NOTICE_DAYS)),
        lte(subscriptions.createdAt, sql`${subscriptions.endsAt} - interval '7 days'`),
        isNotNull(users.emailVerifiedAt),
        isNull(subscriptions.endingNoticeAt),
        notExists(followsOn),
      ),
    );
  let sent = 0;
  for (const row of due) if (await sendNotice(ctx, row)) sent += 1;
  return sent;
}

/** The mark and the mail in one transaction: of two nodes one sends. */
async function sendNotice(
  ctx: DomainContext,
  row: { id: string; endsAt: Date; user: typeof users.$inferSelect },
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const marked = await tx
      .update(subscriptions)
      .set({ endingNoticeAt: ctx.clock.now() })
      .where(and(eq(subscriptions.id, row.id), isNull(subscriptions.endingNoticeAt)))
      .returning({ id: subscriptions.id });
    if (marked.length === 0) return false;
    const { id: userId, email, name } = row.user;
    const content = accessEndingMail(ctx.config, { name, endsAt: row.endsAt });
    await queueMail({ ...ctx, db: tx }, { kind: 'access-ending', to: email, userId, content });
    return true;
  });
}
