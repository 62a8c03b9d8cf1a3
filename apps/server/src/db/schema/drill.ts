import type { DebriefLine, DrillGround, Grade, Rating } from '@rightseat/contract';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './account.ts';

const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A short practice, typed or spoken. Never a conversation: it counts as no session. */
export const drills = pgTable(
  'drill',
  {
    id: text('id').primaryKey(),
    userId: userId(),
    rating: text('rating').$type<Rating>().notNull(),
    ground: jsonb('ground').$type<DrillGround>().notNull(),
    /** In the order they are asked; `pa.i.e-class-a.follow-up-1` for a follow-up. */
    questionIds: jsonb('question_ids').$type<string[]>().notNull(),
    /** The question at hand, from 0. */
    position: integer('position').notNull().default(0),
    /** Null between questions: the clock stands while a result is read. */
    askedAt: time('asked_at'),
    /** On the clock when the question at hand was asked. */
    remainingMs: integer('remaining_ms').notNull(),
    /** The latest question that was said aloud: only the first time stops the clock. */
    spokenPosition: integer('spoken_position'),
    startedAt: time('started_at').notNull(),
    endedAt: time('ended_at'),
  },
  (table) => [index('drill_user').on(table.userId, table.startedAt)],
);

/** One answer and its grade, which progress counts as it counts those of debriefs. */
export const drillAnswers = pgTable(
  'drill_answer',
  {
    drillId: text('drill_id')
      .notNull()
      .references(() => drills.id, { onDelete: 'cascade' }),
    /** The question's place in the drill: answered once, whatever is sent again. */
    position: integer('position').notNull(),
    userId: userId(),
    text: text('text').notNull(),
    /** Recognised from speech: it may have been heard wrong. */
    isSpoken: boolean('is_spoken').notNull().default(false),
    /** The elements that the question assesses. */
    codes: jsonb('codes').$type<string[]>().notNull(),
    grade: text('grade').$type<Grade>().notNull(),
    line: jsonb('line').$type<DebriefLine>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.drillId, table.position] }),
    index('drill_answer_user').on(table.userId, table.at),
  ],
);
