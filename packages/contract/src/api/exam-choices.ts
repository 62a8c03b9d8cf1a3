import { z } from 'zod';
import { Rating } from '../exam/exam-choice.ts';

/** GET /api/exam-choices: what can be examined today, counted from the questions there are. */
export const ExamChoicesOutput = z.object({
  /** Every rating of the product; one without questions cannot be chosen yet. */
  ratings: z.array(
    z.object({
      rating: Rating,
      /** Main questions; each leads to follow-ups. */
      questions: z.number().int(),
      /** In the order of the standard; only those that have questions. */
      areas: z.array(
        z.object({
          /** `PA.I` */
          code: z.string(),
          title: z.string(),
          questions: z.number().int(),
        }),
      ),
    }),
  ),
});
export type ExamChoicesOutput = z.infer<typeof ExamChoicesOutput>;
