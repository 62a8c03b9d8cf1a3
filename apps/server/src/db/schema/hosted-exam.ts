import type { SaidPart } from '@rightseat/contract';
import type { Advice, ExamState, Verdict } from '@rightseat/examiner';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { conversations } from './conversation.ts';

/**
 * What was found out about the pilot's words of one turn before the exam went on: parts by the reader of acts, verdicts
 * by the judge, and a language model's advice. In exams from before only the advice is there.
 */
export interface TurnAdvice extends Advice {
  parts?: readonly SaidPart[];
  verdicts?: readonly Verdict[];
}

/** What an exam needs besides its conversation when its voice is another company's: see hosted-voice/exam/. */
export const hostedExams = pgTable('hosted_exam', {
  conversationId: text('conversation_id')
    .primaryKey()
    .references(() => conversations.id, { onDelete: 'cascade' }),
  /** The exam as this call found it, at first the plan: every request is answered by running it again from here. */
  initialState: jsonb('initial_state').$type<ExamState>().notNull(),
  /** The provider's own id of this call; null where it gives none in advance. */
  providerConversationId: text('provider_conversation_id').unique(),
  /** Of a demo: counted when the pilot first answers. */
  addressHash: text('address_hash'),
  /** Where the record of this call begins; what was said in earlier calls stands before it. */
  firstPosition: integer('first_position').notNull().default(0),
  /** Of the exam's time, by our own clock, what was gone before this call. */
  secondsBefore: integer('seconds_before').notNull().default(0),
  /** The most turns of the pilot that any request of this call had. */
  turnsAnswered: integer('turns_answered').notNull().default(0),
  /** As far as the record is written; -1: not begun. */
  turnsRecorded: integer('turns_recorded').notNull().default(-1),
  /** The turn from which the exam was told that time runs out, and the one at which it was closed. */
  closingFromTurn: integer('closing_from_turn'),
  closedAtTurn: integer('closed_at_turn'),
  lastRequestAt: timestamp('last_request_at', { withTimezone: true, mode: 'date' }),
  /** By the words that led to it: found out once, met again by every later request. Null where it was not looked at. */
  advice: jsonb('advice').$type<Record<string, TurnAdvice | null>>().notNull().default({}),
  /** What the provider says this call took; null until it has said so. */
  providerSeconds: integer('provider_seconds'),
});
