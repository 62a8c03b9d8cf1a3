import { z } from 'zod';
import { Rating } from '../exam/exam-choice.ts';

/** GET /api/exam-choices: what can be examined today, counted from the questions there are. */
/** POST /api/exam-codes: reads codes out of typed or pasted text. */
export const ReadExamCodesInput = z.object({ rating: Rating, text: z.string().max(5_000) });
export type ReadExamCodesInput = z.infer<typeof ReadExamCodesInput>;

export const ReadExamCodesOutput = z.object({
  /** Codes of the standard; `askable` ones have a question. */
  codes: z.array(z.object({ code: z.string(), title: z.string(), askable: z.boolean() })),
  /** What looks like a code and is none of this rating's standard. */
  unknown: z.array(z.string()),
});
export type ReadExamCodesOutput = z.infer<typeof ReadExamCodesOutput>;

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
      /** The sessions that make a whole oral. */
      legs: z.array(z.object({ leg: z.number().int(), title: z.string(), questions: z.number().int() })),
    }),
  ),
});
export type ExamChoicesOutput = z.infer<typeof ExamChoicesOutput>;
