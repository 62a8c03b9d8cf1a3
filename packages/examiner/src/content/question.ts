import { Rating } from '@rightseat/contract';
import { z } from 'zod';
import { FlightStop } from './flight-stops.ts';
import type { WithKnownAnswers } from './known-answer.ts';

/** The climb of an examiner's questions (FAA-H-8083-9): each level only while the one below holds. */
export const Level = z.enum(['rote', 'understanding', 'application', 'correlation']);
export type Level = z.infer<typeof Level>;

/**
 * A number bound to what it measures. A number in the answer goes to the nearest slot by context words and
 * unit; a slot that received only other values is a contradiction, to be read back before it is held
 * against the pilot.
 */
export const NumberSlot = z.strictObject({
  /** Accepted values in canonical digits: "3", "10000", "0.04", "29.92"; "half" is allowed. */
  accept: z.array(z.string().regex(/^(\d+(\.\d+)?|half)$/)).min(1),
  /** Unit words that may follow, singular: "mile", "foot", "month". A number with another unit is not meant. */
  unit: z.array(z.string()).default([]),
  /** Context words that bind a number to this slot: "above", "landing", "night". */
  near: z.array(z.string()).min(1),
  /** Not needed for credit, yet wrong when said wrong. */
  optional: z.boolean().default(false),
});
export type NumberSlot = z.infer<typeof NumberSlot>;

export const KeyPoint = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** The fact in one plain sentence, as the debrief shows it when it was missed. */
  statement: z.string().min(4),
  /** Must be heard for a satisfactory answer. At least one per question. */
  essential: z.boolean(),
  /** What an examiner says to have this point spoken to ("And cloud clearance?"), without a word of the answer. */
  nudge: z.string().optional(),
  /** Every group must be heard; within a group any alternative will do. Matching is by word stems. Most of it is kept in `signs/`. */
  heard: z.array(z.array(z.string()).min(1)).default([]),
  numbers: z.array(NumberSlot).default([]),
  /** Phrases (word stems in order) that say the opposite without a number. */
  contradictedBy: z.array(z.string()).default([]),
  /** Of an exhibit or a flight, which the judge has never seen. */
  isOfData: z.literal(true).optional(),
  /** Its figures are worked out from a flight or an exhibit, anew for each: exact signs know them, and the judge tells no more than whether they were spoken of. */
  isComputed: z.literal(true).optional(),
});
export type KeyPoint = z.infer<typeof KeyPoint>;

export const WrongAnswer = z.strictObject({
  /** A whole spoken answer that an applicant really gives. */
  text: z.string(),
  /** Key point that it gets wrong (must not be credited by this text). */
  contradicts: z.string(),
  why: z.string(),
});
export type WrongAnswer = z.infer<typeof WrongAnswer>;

/** A number that regulations.json and the ACS do not hold, with the publication it was taken from. */
const OtherNumber = z.strictObject({ value: z.string(), source: z.string() });

const askable = {
  level: Level,
  /** One question or request ("walk me through …"), as spoken: one question mark at most, and never the answer. */
  ask: z.string(),
  /** The same question in other words, for "what do you mean?" and before an answer fails. Never a hint. */
  rephrase: z.string().optional(),
  keyPoints: z.array(KeyPoint).min(1).max(6),
  /** Two to four spoken sentences that credit every key point. */
  modelAnswer: z.string(),
  references: z.array(z.string()).min(1),
  /** What of the exhibit holds the answer, by name: marked when the debrief shows it again. */
  marks: z.array(z.string()).optional(),
};

export const FollowUp = z.strictObject({
  ...askable,
  acs: z.array(z.string()).min(1),
  wrongAnswers: z.array(WrongAnswer).default([]),
});
export type FollowUp = z.infer<typeof FollowUp> & WithKnownAnswers;

export const Question = z.strictObject({
  /** `pa.i.a-night-currency`: area and task, then what it is about. */
  id: z.string().regex(/^(pa|ir)\.[ivx]+\.[a-z]-[a-z0-9-]+$/),
  rating: Rating,
  /** First code is the element this question assesses first. */
  acs: z.array(z.string()).min(1),
  topic: z.string(),
  ...askable,
  keyPoints: z.array(KeyPoint).min(3).max(6),
  wrongAnswers: z.array(WrongAnswer).min(1),
  /** In rising level. */
  followUps: z.array(FollowUp).min(1).max(3),
  /** The same asked of the flight that an exam is held around, whoever planned it: in place of `ask` there. */
  onFlight: z.string().optional(),
  /** Where on a flight it comes, where its task does not tell: "Suppose that on our way …" is not the briefing. */
  when: FlightStop.optional(),
  /** What may be assumed, for who asks: "It's daytime.", found by a word of his question ("day", "night"). */
  assume: z.array(z.strictObject({ about: z.array(z.string()).min(1), say: z.string() })).optional(),
  /** Id of what is to be looked at; asked only where it can be shown. */
  exhibit: z.string().optional(),
  /** Must be answered from memory: "I'd look it up" is no answer in flight. */
  mustKnow: z.boolean().default(false),
  /** Ids in the regulation facts (`14 CFR 91.155`) that hold this question's numbers. */
  facts: z.array(z.string()).default([]),
  otherNumbers: z.array(OtherNumber).default([]),
});
export type Question = Omit<z.infer<typeof Question>, 'followUps'> & {
  followUps: FollowUp[];
  /** The words that the judge reads it in where they are not those that were said: its answers were measured with them. */
  judgedAs?: string;
} & WithKnownAnswers;
