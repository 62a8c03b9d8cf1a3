import { customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { conversations } from './conversation.ts';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** What a pilot said in a turn, as sound, where he wanted that before his exam. It goes by itself after a while. */
export const voiceRecordings = pgTable(
  'voice_recording',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The turn's. No key to it: sound and words are written apart, and either may come first. */
    position: integer('position').notNull(),
    durationMs: integer('duration_ms').notNull(),
    /** How loud it gets from bar to bar, of 100. */
    peaks: jsonb('peaks').$type<number[]>().notNull(),
    wav: bytes('wav').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.position] }),
    index('voice_recording_created').on(table.createdAt),
  ],
);
