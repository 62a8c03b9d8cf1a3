import { Rating } from '@rightseat/contract';
import { z } from 'zod';

/**
 * How fresh the text was that a fact was written from. Facts read only in a 1988 copy are not imported:
 * nobody should be examined on them.
 */
const CheckLevel = z.enum(['current-2026', 'text-2023', 'text-2021']);

/** One section of the rules in our own words, one fact a line, and where each was read. */
export const RegulationFact = z.strictObject({
  /** `14 CFR 91.155`, `49 CFR 830.5`. */
  id: z.string().regex(/^(14|49) CFR /),
  title: z.string(),
  ratings: z.array(Rating).min(1),
  facts: z.array(z.string()).min(1),
  checkLevel: CheckLevel,
  checkedAgainst: z.string(),
});
export type RegulationFact = z.infer<typeof RegulationFact>;
