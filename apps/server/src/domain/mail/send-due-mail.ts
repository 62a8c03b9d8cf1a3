import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { outboxMails } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { type Mailer, MailRefused } from '#gateways/mailer.ts';
import { readTraceParent } from '#tracing/purchase-place.ts';
import { traced } from '#tracing/spans.ts';
import { LAST_ATTEMPT, waitAfterAttempt } from './mail-retry.ts';
import { oneClickStop, WEEKLY_PLAN } from './stop-link.ts';

/**
 * How long a claimed mail belongs to its claimer. A node that dies while sending leaves it to another after
 * that; it must be longer than any attempt can take (see the timeouts in mailer-smtp.ts).
 */
const LEASE_MS = 5 * 60_000;

/** Small enough that all of a batch, sent five at a time, is done well within the lease. */
const BATCH = 10;

type ClaimedMail = typeof outboxMails.$inferSelect;

/**
 * Sends what is due, once round; returns how many were taken up. At least once: a crash after sending and
 * before noting it sends again, under the same idempotency key. Safe on any number of nodes.
 */
export async function sendDueMail(ctx: DomainContext, mailer: Mailer): Promise<number> {
  const claimed = await claimDueMail(ctx);
  await Promise.all(claimed.map((mail) => attempt(ctx, mailer, mail)));
  return claimed.length;
}

/** One statement, no transaction held while sending: PGlite's one connection stays free. */
async function claimDueMail(ctx: DomainContext): Promise<ClaimedMail[]> {
  const now = ctx.clock.now();
  const due = ctx.db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(and(eq(outboxMails.status, 'queued'), lte(outboxMails.nextAttemptAt, now)))
    .orderBy(asc(outboxMails.nextAttemptAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return ctx.db
    .update(outboxMails)
    .set({
      attempts: sql`${outboxMails.attempts} + 1`,
      nextAttemptAt: new Date(now.getTime() + LEASE_MS),
    })
    .where(inArray(outboxMails.id, due))
    .returning();
}

async function attempt(ctx: DomainContext, mailer: Mailer, mail: ClaimedMail): Promise<void> {
  const { id, subject, text, html, createdAt } = mail;
  const from = ctx.config.mail.from;
  const endable = mail.kind === WEEKLY_PLAN && mail.userId !== null;
  const more = endable ? { oneClickStop: oneClickStop(ctx.config, mail.userId!) } : {};
  const send = () =>
    mailer.send({ id, from, to: mail.toAddress, subject, text, html, date: createdAt, ...more });
  const above = readTraceParent(mail.traceParent);
  const attributes = () => ({ 'mail.kind': mail.kind, 'mail.attempts': mail.attempts });
  try {
    await (above ? traced(ctx.spans, 'purchase.mail', above, send, attributes) : send());
  } catch (error) {
    return noteFailure(ctx, mail, error);
  }
  await note(ctx, mail, { status: 'sent', sentAt: ctx.clock.now(), lastError: null, ...WITHOUT_SECRETS });
}

/** A mail that is done with keeps no link that still works. */
const WITHOUT_SECRETS = { text: '', html: '' };

async function noteFailure(ctx: DomainContext, mail: ClaimedMail, error: unknown): Promise<void> {
  const lastError = String(error instanceof Error ? (error.cause ?? error) : error).slice(0, 500);
  const { id: mailId, kind, attempts } = mail;
  if (error instanceof MailRefused || attempts >= LAST_ATTEMPT) {
    ctx.log.error({ mailId, kind, attempts, err: error }, 'a mail is given up');
    return note(ctx, mail, { status: 'failed', lastError, ...WITHOUT_SECRETS });
  }
  ctx.log.warn({ mailId, kind, attempts, err: error }, 'a mail could not be sent yet');
  const nextAttemptAt = new Date(ctx.clock.now().getTime() + waitAfterAttempt(attempts));
  await note(ctx, mail, { lastError, nextAttemptAt });
}

/** Only as long as the claim is ours: whoever took the mail up after the lease notes for themselves. */
async function note(ctx: DomainContext, mail: ClaimedMail, change: Partial<ClaimedMail>): Promise<void> {
  await ctx.db
    .update(outboxMails)
    .set(change)
    .where(and(eq(outboxMails.id, mail.id), eq(outboxMails.attempts, mail.attempts)));
}
