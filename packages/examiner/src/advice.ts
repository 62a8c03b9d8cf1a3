import { acts } from '@rightseat/contract';
import { z } from 'zod';

/** What a model found of one key point in an answer. Proves itself by the quote, or counts for nothing. */
export const Reading = z.object({
  point: z.string().min(1).max(80),
  verdict: z.enum(['said', 'wrong', 'partial', 'absent']),
  /** Word for word from the answer; empty where nothing was said of it. */
  quote: z.string().max(400),
  /** From 0 to 1. */
  confidence: z.number().min(0).max(1),
});
export type Reading = z.infer<typeof Reading>;

/** What a model may say of a turn. What it adds, as models do, is not read. */
export const TurnReading = z.object({
  /** What kinds of thing were said. */
  acts: z.array(z.enum(acts)).max(6),
  points: z.array(Reading).max(6),
  /** Index of the fact that answers what he asks; null where he asks for none, or for none of these. */
  assume: z.number().int().nonnegative().nullable(),
  /** Follow-ups that were answered with it, by index. */
  covers: z.array(z.number().int().nonnegative()).max(3),
  /** What may lead from what he said to the next question; may be empty. */
  lead: z.string().max(300),
});
export type TurnReading = z.infer<typeof TurnReading>;

/** A reading, tied to the words that it is on. */
export interface TiedReading extends TurnReading {
  questionId: string;
  followUp: number | null;
  /** Tells the utterance from all others. */
  of: string;
}

/**
 * What a model contributed to one turn, checked or not: plain JSON that is stored with the turn, so that an exam run
 * again never asks twice. Whatever does not fit where it stands counts for nothing.
 */
export interface Advice {
  /** Of this turn's words, and of earlier turns where the model was late. */
  readings: readonly TiedReading[];
  /** What it cost. */
  calls: number;
  tokens: number;
}
