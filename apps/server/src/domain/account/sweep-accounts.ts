import { retentionDays } from '@rightseat/contract';
import { and, lt, ne } from 'drizzle-orm';
import { authChallenges, outboxMails, sessions, verifications } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { daysAgo } from '#domain/days.ts';
import { sweepSecurityEvents } from '#domain/security-event/list-security-events.ts';
import { sweepThrottles } from '#domain/throttle/throttle.ts';

/** Removes what has had its time: sessions, links, challenges, events, throttle counts, mails. Safe on several nodes at once. */
export async function sweepAccounts(ctx: DomainContext): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, now));
  await ctx.db.delete(verifications).where(lt(verifications.expiresAt, daysAgo(ctx, retentionDays.oldLink)));
  await ctx.db
    .delete(outboxMails)
    .where(
      and(ne(outboxMails.status, 'queued'), lt(outboxMails.createdAt, daysAgo(ctx, retentionDays.mail))),
    );
  await ctx.db.delete(authChallenges).where(lt(authChallenges.expiresAt, now));
  await sweepSecurityEvents(ctx);
  await sweepThrottles(ctx);
}
