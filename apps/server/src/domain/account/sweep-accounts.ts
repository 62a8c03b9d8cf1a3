import { and, eq, lt } from 'drizzle-orm';
import { authChallenges, outboxMails, sessions, verifications } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { sweepSecurityEvents } from '#domain/security-event/list-security-events.ts';
import { sweepThrottles } from '#domain/throttle/throttle.ts';

const DAY = 24 * 60 * 60 * 1000;

/** An old link can still be told "too old" from "never ours" for a week. */
const KEEP_LINKS_MS = 7 * DAY;

/** Long enough to answer "did you ever mail me?"; the words of a sent mail are gone at once. */
const KEEP_MAILS_MS = 90 * DAY;

/** Removes what has had its time: sessions, links, challenges, events, throttle counts, sent mails. Safe on several nodes at once. */
export async function sweepAccounts(ctx: DomainContext): Promise<void> {
  const now = ctx.clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await ctx.db.delete(sessions).where(lt(sessions.expiresAt, now));
  await ctx.db.delete(verifications).where(lt(verifications.expiresAt, ago(KEEP_LINKS_MS)));
  await ctx.db
    .delete(outboxMails)
    .where(and(eq(outboxMails.status, 'sent'), lt(outboxMails.sentAt, ago(KEEP_MAILS_MS))));
  await ctx.db.delete(authChallenges).where(lt(authChallenges.expiresAt, now));
  await sweepSecurityEvents(ctx);
  await sweepThrottles(ctx);
}
