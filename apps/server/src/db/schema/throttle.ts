import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often something was tried lately, for all nodes together. */
export const throttles = pgTable(
  'throttle',
  {
    /** Rule and a keyed hash of whom it counts: no address is stored in clear. */
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    resetsAt: timestamp('resets_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('throttle_resets').on(table.resetsAt)],
);
