import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * Who did what to whom. Append-only: a trigger in the migrations refuses to change or delete, but for what
 * domain/retention takes out. People stand here by id alone, so that a deleted account leaves no name behind.
 */
export const auditEntries = pgTable(
  'audit_entry',
  {
    id: text('id').primaryKey(),
    at: timestamp('at', { withTimezone: true, mode: 'date' }).notNull(),
    actorId: text('actor_id').notNull(),
    action: text('action').notNull(),
    targetUserId: text('target_user_id'),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    ip: text('ip').notNull(),
  },
  (table) => [
    index('audit_at').on(table.at, table.id),
    index('audit_target').on(table.targetUserId, table.at),
    index('audit_actor').on(table.actorId, table.at),
  ],
);
