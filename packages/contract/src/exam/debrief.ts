import { z } from 'zod';

/** Never percentages: the ACS knows satisfactory and unsatisfactory, and honesty adds not assessed. */
export const Grade = z.enum(['satisfactory', 'unsatisfactory', 'not-assessed']);
export type Grade = z.infer<typeof Grade>;

/** Where the pilot can read it: `14 CFR 91.155`, `AIM 7-1-27`, `FAA-H-8083-25 ch. 11`. */
export const Reference = z.string();

export const DebriefLine = z.object({
  questionId: z.string(),
  /** ACS element codes such as `PA.I.E.K1`. */
  acs: z.array(z.string()).min(1),
  question: z.string(),
  /** The pilot's own words, word for word as they stand in the transcript; null when nothing was answered. */
  quote: z.string().nullable(),
  grade: Grade,
  /** Why that grade, in a few plain words. */
  reason: z.string(),
  /** Key points that were not heard, and facts that were said wrong. */
  missing: z.array(z.string()),
  modelAnswer: z.string(),
  references: z.array(Reference),
});
export type DebriefLine = z.infer<typeof DebriefLine>;

export const Debrief = z.object({
  /** Two or three spoken sentences that open the written debrief. */
  summary: z.string(),
  lines: z.array(DebriefLine),
  /** One ACS element to study first, with where to read it; null when there is nothing to fault. */
  study: z.object({ acs: z.string(), title: z.string(), reference: Reference }).nullable(),
});
export type Debrief = z.infer<typeof Debrief>;
