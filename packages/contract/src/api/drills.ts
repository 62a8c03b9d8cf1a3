import { z } from 'zod';
import { DebriefLine } from '../exam/debrief.ts';
import { Rating } from '../exam/exam-choice.ts';

/** What a drill draws on: what is due (weak elements, open codes, then untouched ones), or one area. */
export const DrillGround = z.discriminatedUnion('from', [
  z.object({ from: z.literal('due') }),
  z.object({ from: z.literal('area'), area: z.string().regex(/^(PA|IR)\.[IVX]+$/) }),
]);
export type DrillGround = z.infer<typeof DrillGround>;

/** A question of a drill while it is to be answered: nothing in it tells the answer. */
export const DrillQuestion = z.object({
  /** From 0. */
  position: z.number().int(),
  /** The element it asks for. */
  code: z.string(),
  title: z.string(),
  /** What the examiner had asked before, where the question follows up on it. */
  context: z.string().nullable(),
  ask: z.string(),
});
export type DrillQuestion = z.infer<typeof DrillQuestion>;

/** POST /api/drills, and POST /api/drills/:id/next. The clock runs from the answer of these calls. */
export const StartDrillInput = z.object({ rating: Rating, ground: DrillGround });
export type StartDrillInput = z.infer<typeof StartDrillInput>;

export const DrillOutput = z.object({
  drillId: z.string(),
  rating: Rating,
  ground: DrillGround,
  questions: z.number().int(),
  question: DrillQuestion,
  /** On the clock; it stands while a result is read. */
  remainingMs: z.number().int(),
});
export type DrillOutput = z.infer<typeof DrillOutput>;

/** POST /api/drills/:id/answers. An answer that is sent again gets its first result again. */
export const AnswerDrillInput = z.object({
  position: z.number().int().min(0).max(5),
  /** A typed answer of two minutes has room in it. */
  text: z.string().trim().min(1, 'Please type an answer.').max(2_000),
});
export type AnswerDrillInput = z.infer<typeof AnswerDrillInput>;

export const DrillResult = z.object({
  position: z.number().int(),
  line: DebriefLine,
  remainingMs: z.number().int(),
  /** No question is left, or no time. */
  isOver: z.boolean(),
});
export type DrillResult = z.infer<typeof DrillResult>;
