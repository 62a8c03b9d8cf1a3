import { z } from 'zod';

/** A key point that a model found in an answer, with the words that it found it in. Proves itself, or counts for nothing. */
export const Reading = z.strictObject({
  point: z.string().min(1).max(80),
  /** Word for word from the answer. */
  quote: z.string().min(1).max(400),
});
export type Reading = z.infer<typeof Reading>;

/** What a model may answer when it is asked to read an answer. */
export const ReadAnswer = z.strictObject({ readings: z.array(Reading).max(6) });
export type ReadAnswer = z.infer<typeof ReadAnswer>;

/** What a model may answer when it is asked to word a reply. What it adds, as models do, is not read. */
export const Wording = z.object({
  /** What is said before the question; may be empty. */
  lead: z.string().max(300),
  /** The question itself: this is what "say again" repeats. */
  ask: z.string().min(1).max(600),
});
export type Wording = z.infer<typeof Wording>;

/**
 * What a model contributed to one turn, checked or not: plain JSON that is stored with the turn, so that an exam run
 * again never asks twice. It may stand in any turn: whatever does not fit there counts for nothing.
 */
export interface Advice {
  /** The question at hand when it was asked for. */
  questionId: string;
  followUp: number | null;
  readings: Reading[];
  wording: Wording | null;
  /** What it cost. */
  calls: number;
  tokens: number;
}
