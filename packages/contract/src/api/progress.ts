import { z } from 'zod';
import { ExamResult } from '../exam/debrief.ts';
import { Rating } from '../exam/exam-choice.ts';

/** `open-code`: asked for by the pilot as a missed code, and not held yet. */
export const ElementState = z.enum(['satisfactory', 'weak', 'open-code', 'untouched']);
export type ElementState = z.infer<typeof ElementState>;

/** GET /api/progress */
export const ProgressQuery = z.object({ rating: Rating.default('private') });

export const ProgressOutput = z.object({
  rating: Rating,
  /** The standard as a map: its knowledge and risk elements. */
  areas: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      elements: z.array(z.object({ code: z.string(), title: z.string(), state: ElementState })),
    }),
  ),
  /** Weak elements, the one that is due first first: each comes back after a longer time when it held. */
  weak: z.array(z.object({ code: z.string(), title: z.string(), dueAt: z.iso.datetime(), due: z.boolean() })),
  /** The whole oral: the latest letter of each leg. */
  legs: z.array(z.object({ leg: z.number().int(), title: z.string(), result: ExamResult.nullable() })),
  /** ISO date; null while the pilot has named none. */
  checkrideOn: z.iso.date().nullable(),
});
export type ProgressOutput = z.infer<typeof ProgressOutput>;

/** POST /api/progress/checkride */
export const SetCheckrideInput = z.object({ checkrideOn: z.iso.date().nullable() });
export type SetCheckrideInput = z.infer<typeof SetCheckrideInput>;

export const SetCheckrideOutput = z.object({ checkrideOn: z.iso.date().nullable() });
