import type { Debrief, ExamChoice, ExamResult } from '@rightseat/contract';
import type { Verdict } from '@rightseat/examiner';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Its letter, and how many questions ended in each grade. */
export interface DebriefDigest {
  result: ExamResult | null;
  satisfactory: number;
  unsatisfactory: number;
  notAssessed: number;
}

export const conversations = pgTable(
  'conversation',
  {
    id: text('id').primaryKey(),
    kind: text('kind', { enum: ['demo', 'coach'] }).notNull(),
    /** Null for a demo, until it is kept. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    choice: jsonb('choice').$type<ExamChoice>().notNull(),
    engine: text('engine').notNull(),
    status: text('status', { enum: ['created', 'live', 'ended'] }).notNull(),
    endReason: text('end_reason'),
    /** Asked for before it began: his answers are kept as sound for a while. */
    keepsVoice: boolean('keeps_voice').notNull().default(false),
    limitSeconds: integer('limit_seconds').notNull(),
    secondsUsed: integer('seconds_used').notNull().default(0),
    /** The examiner's whole state, stored after every turn. */
    examState: jsonb('exam_state').$type<unknown>().notNull(),
    debrief: jsonb('debrief').$type<Debrief>(),
    /** What lists and progress read of the debrief: reading it whole two hundred times takes tenths of a second. */
    digest: jsonb('digest').$type<DebriefDigest>(),
    /** SHA-256 of the single-use token in the signed URL; cleared when used. */
    tokenHash: text('token_hash'),
    tokenExpiresAt: time('token_expires_at'),
    /** Set by whoever wants it over, on any node; the node that has its socket looks every few seconds. */
    endRequestedAt: time('end_requested_at'),
    createdAt: time('created_at').notNull(),
    startedAt: time('started_at'),
    /** Which connection it is on, counted from 1: a node that holds an older one has lost it. */
    connection: integer('connection').notNull().default(0),
    connectedAt: time('connected_at'),
    /** Live without a socket since then: it can be resumed for a while. */
    detachedAt: time('detached_at'),
    endedAt: time('ended_at'),
  },
  (table) => [
    index('conversation_user').on(table.userId, table.createdAt),
    index('conversation_status').on(table.status),
    // One live coach conversation per account, whichever node it is on.
    uniqueIndex('conversation_one_live')
      .on(table.userId)
      .where(sql`${table.kind} = 'coach' and ${table.status} = 'live'`),
  ],
);

export const turns = pgTable(
  'turn',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    role: text('role', { enum: ['examiner', 'pilot'] }).notNull(),
    text: text('text').notNull(),
    /** Milliseconds since the conversation started. */
    startedAtMs: integer('started_at_ms').notNull(),
    endedAtMs: integer('ended_at_ms').notNull(),
    interrupted: boolean('interrupted').notNull().default(false),
    /**
     * What was judged of a pilot's words: the verdict on an answer, or on an earlier one that they correct; empty for
     * words that were none. Null until the examiner has them, for the examiner's own, and for turns from before verdicts.
     */
    verdicts: jsonb('verdicts').$type<readonly Verdict[]>(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.position] })],
);

/** What a pilot thought of a reply of the examiner: once for each. */
export const replyFeedback = pgTable(
  'reply_feedback',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Replies are numbered anew on every connection. */
    connection: integer('connection').notNull(),
    eventId: integer('event_id').notNull(),
    score: text('score', { enum: ['like', 'dislike'] }).notNull(),
    /** The reply itself, as it was sent. */
    reply: text('reply').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.connection, table.eventId] })],
);

/** One row per demo started, so that each address gets a few a day. The address is stored as a keyed hash. */
export const demoUses = pgTable(
  'demo_use',
  {
    conversationId: text('conversation_id').primaryKey(),
    addressHash: text('address_hash').notNull(),
    usedAt: time('used_at').notNull(),
  },
  (table) => [index('demo_use_address').on(table.addressHash, table.usedAt)],
);
