import { date, pgTable, text } from 'drizzle-orm/pg-core';

/** Who read a question against its sources, and what it said then: it counts for that wording alone. */
export const questionReviews = pgTable('question_review', {
  questionId: text('question_id').primaryKey(),
  /** Digest of all that was read. */
  wording: text('wording').notNull(),
  /** As it is shown to pilots. */
  name: text('name').notNull(),
  readOn: date('read_on', { mode: 'string' }).notNull(),
});
