import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/**
 * What each conversation took of whoever speaks it: one row, written at its end. It outlives conversation and account,
 * without the name, as the provider's bill does.
 */
export const usageEntries = pgTable(
  'usage_entry',
  {
    conversationId: text('conversation_id').primaryKey(),
    /** Null for a demo, and once the account is deleted. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: ['demo', 'coach'] }).notNull(),
    engine: text('engine').notNull(),
    seconds: integer('seconds').notNull(),
    /** What of it counts for the account's month: nothing of a call that the provider let fail. */
    countedSeconds: integer('counted_seconds').notNull(),
    /** Our own clock until the provider has said what it counts. */
    source: text('source', { enum: ['own-clock', 'provider'] }).notNull(),
    /** The month and the day that it counts for. */
    startedAt: time('started_at').notNull(),
  },
  (table) => [
    index('usage_entry_user').on(table.userId, table.startedAt),
    index('usage_entry_started').on(table.startedAt),
  ],
);

/** What an admin has switched, for all nodes at once; what was never switched has no row and is on. */
export const productSwitches = pgTable('product_switch', {
  name: text('name', { enum: ['demo'] }).primaryKey(),
  isOn: boolean('is_on').notNull(),
  changedAt: time('changed_at').notNull(),
});
