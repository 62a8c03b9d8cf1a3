import { z } from 'zod';

export const Rating = z.enum(['private', 'instrument']);
export type Rating = z.infer<typeof Rating>;

/** Coach gives brief feedback after each answer; checkride is silent until the debrief. */
export const Manner = z.enum(['coach', 'checkride']);
export type Manner = z.infer<typeof Manner>;

/** What the pilot picks before the examiner speaks. */
export const ExamChoice = z.object({
  rating: Rating.default('private'),
  manner: Manner.default('checkride'),
  /** An ACS area of operation such as `PA.I`; without it the examiner plans across areas. */
  area: z
    .string()
    .regex(/^(PA|IR)\.[IVX]+$/)
    .optional(),
});
export type ExamChoice = z.infer<typeof ExamChoice>;
