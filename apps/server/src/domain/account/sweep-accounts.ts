import { retentionDays } from '@rightseat/contract';
import { and, lt, ne } from 'drizzle-orm';
import { authChallenges, outboxMails, sessions, verifications } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { sweepSecurityEvents } from '#domain/security-event/list-security-events.ts';
import { sweepThrottles } from '#domain/throttle/throttle.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Removes what has had its time: sessions, links, challenges, events, throttle counts, mails. Safe on several nodes at once. */
export async function sweepAccounts(ctx: DomainContext): Promise<void> {
  const now = ctx.clock.now();
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, now));
  await ctx.db.delete(verifications).where(lt(verifications.expiresAt, ago(retentionDays.oldLink)));
  await ctx.db
    .delete(outboxMails)
    .where(and(ne(outboxMails.status, 'queued'), lt(outboxMails.createdAt, ago(retentionDays.mail))));
  await ctx.db.delete(authChallenges).where(lt(authChallenges.expiresAt, now));
  await sweepSecurityEvents(ctx);
  await sweepThrottles(ctx);
}
