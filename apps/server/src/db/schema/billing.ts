import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** One row per paid checkout; the provider's payment id is the key that makes fulfilment happen once. */
export const purchases = pgTable(
  'purchase',
  {
    id: text('id').primaryKey(),
    checkoutSessionId: text('checkout_session_id').notNull().unique(),
    paymentId: text('payment_id').notNull().unique(),
    /** Null until the paying e-mail is claimed by a verified account, and again once that account is deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Lower case; null once the account was deleted. */
    email: text('email'),
    amountCents: integer('amount_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['paid', 'refunded', 'disputed', 'dispute-lost'] }).notNull(),
    cardLast4: text('card_last4'),
    paidAt: time('paid_at').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('purchase_user').on(table.userId),
    index('purchase_email').on(table.email),
    index('purchase_paid_at').on(table.paidAt),
  ],
);

export const subscriptions = pgTable(
  'subscription',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Lower case: who paid, when no account was signed in. Claimed when that address is verified. */
    email: text('email'),
    purchaseId: text('purchase_id')
      .unique()
      .references(() => purchases.id),
    source: text('source', { enum: ['purchase', 'grant'] }).notNull(),
    status: text('status', { enum: ['active', 'refunded', 'revoked', 'dispute-lost'] }).notNull(),
    startsAt: time('starts_at').notNull(),
    endsAt: time('ends_at').notNull(),
    /** So many calendar months wherever it starts; null: its length in days, as granted or as an admin made it. */
    calendarMonths: integer('calendar_months'),
    /** Set when the 'access ends in 7 days' mail was queued. */
    endingNoticeAt: time('ending_notice_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('subscription_user').on(table.userId, table.endsAt),
    index('subscription_email').on(table.email),
    index('subscription_ends').on(table.status, table.endsAt),
  ],
);

/** Every webhook is stored before it is answered, and processed once. */
export const providerEvents = pgTable(
  'provider_event',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    payload: jsonb('payload').notNull(),
    receivedAt: time('received_at').notNull(),
    processedAt: time('processed_at'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
  },
  (table) => [index('provider_event_open').on(table.processedAt, table.receivedAt)],
);
