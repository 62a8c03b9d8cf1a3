import type { Flight } from '@rightseat/contract';
import { sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { conversations } from './conversation.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const conversationId = () =>
  text('conversation_id')
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' });
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The grade of one element in one line of a debrief: what progress is counted from, without reading debriefs. */
export const assessments = pgTable(
  'assessment',
  {
    conversationId: conversationId(),
    /** The line's place in the debrief, from 0. */
    position: integer('position').notNull(),
    /** `PA.I.E.K1` */
    code: text('code').notNull(),
    userId: userId(),
    grade: text('grade', { enum: ['satisfactory', 'unsatisfactory', 'not-assessed'] }).notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.position, table.code] }),
    index('assessment_user').on(table.userId, table.at),
  ],
);

/**
 * How each element stands after all grades so far, in sessions and drills: what `assessment` and `drill_answer` add up
 * to. A pilot's years of grades are not read again for every page; a pilot without rows gets them from those tables.
 */
export const elementStandings = pgTable(
  'element_standing',
  {
    userId: userId(),
    code: text('code').notNull(),
    lastGrade: text('last_grade', { enum: ['satisfactory', 'unsatisfactory'] }).notNull(),
    /** How often it held when it was due, since it failed. */
    held: integer('held').notNull(),
    /** When it is to be asked again; null for one that is not weak. */
    dueAt: time('due_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
);

/** The day that a pilot prepares for. */
export const checkridePlans = pgTable('checkride_plan', {
  userId: userId().primaryKey(),
  /** ISO date. */
  checkrideOn: date('checkride_on', { mode: 'string' }).notNull(),
});

/** What a pilot said about being reminded, and about being asked. No row: nothing yet. */
export const studyPreferences = pgTable(
  'study_preference',
  {
    userId: userId().primaryKey(),
    /** Since when nobody asks for the day of the checkride by itself. */
    checkrideAskedAt: time('checkride_asked_at'),
    /** Wanted since then; null: no weekly mail. */
    weeklyMailSince: time('weekly_mail_since'),
    /** When the last one was queued. */
    weeklyMailAt: time('weekly_mail_at'),
  },
  (table) => [index('study_preference_weekly').on(table.weeklyMailSince)],
);

/** The airplane and the cross-country that the account's scenarios are built from. */
export const pilotFlights = pgTable('pilot_flight', {
  userId: userId().primaryKey(),
  flight: jsonb('flight').$type<Flight>().notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** A pilot's objection to a line of a debrief, and what an admin says to it. */
export const challenges = pgTable(
  'challenge',
  {
    id: text('id').primaryKey(),
    conversationId: conversationId(),
    position: integer('position').notNull(),
    userId: userId(),
    note: text('note').notNull(),
    status: text('status', { enum: ['open', 'upheld', 'overruled'] }).notNull(),
    ruling: text('ruling'),
    ruledBy: text('ruled_by'),
    createdAt: time('created_at').notNull(),
    ruledAt: time('ruled_at'),
  },
  (table) => [
    unique('challenge_line').on(table.conversationId, table.position),
    index('challenge_queue').on(table.status, table.createdAt),
  ],
);

/** A link by which an instructor reads one debrief; its address is signed, and revoked here. */
export const debriefShares = pgTable(
  'debrief_share',
  {
    id: text('id').primaryKey(),
    conversationId: conversationId(),
    createdAt: time('created_at').notNull(),
    revokedAt: time('revoked_at'),
  },
  (table) => [index('debrief_share_conversation').on(table.conversationId)],
);

/** What somebody with the link of a debrief wrote: a comment, or that it was gone through, which is said once. */
export const instructorNotes = pgTable(
  'instructor_note',
  {
    id: text('id').primaryKey(),
    conversationId: conversationId(),
    kind: text('kind', { enum: ['comment', 'reviewed'] }).notNull(),
    /** The line, from 0; null: the whole debrief. */
    position: integer('position'),
    /** As given: nobody proved it. */
    name: text('name').notNull(),
    text: text('text').notNull(),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('instructor_note_conversation').on(table.conversationId, table.createdAt),
    uniqueIndex('instructor_note_reviewed_once')
      .on(table.conversationId)
      .where(sql`${table.kind} = 'reviewed'`),
  ],
);
