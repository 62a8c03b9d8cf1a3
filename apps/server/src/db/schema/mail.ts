import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Queued in the transaction that causes the mail, sent afterwards: at least once, with an idempotency key. */
export const outboxMails = pgTable(
  'outbox_mail',
  {
    id: text('id').primaryKey(),
    /** `verify-email`, `purchase-confirmation`…: one per file in domain/mail. */
    kind: text('kind').notNull(),
    toAddress: text('to_address').notNull(),
    userId: text('user_id'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    status: text('status', { enum: ['queued', 'sent', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: time('next_attempt_at').notNull(),
    lastError: text('last_error'),
    createdAt: time('created_at').notNull(),
    sentAt: time('sent_at'),
    /** W3C's `traceparent`, where the mail is a step of something that is traced. */
    traceParent: text('trace_parent'),
  },
  (table) => [
    index('outbox_mail_due').on(table.status, table.nextAttemptAt),
    index('outbox_mail_user').on(table.userId),
  ],
);
