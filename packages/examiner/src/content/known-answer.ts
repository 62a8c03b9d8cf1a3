import { z } from 'zod';

/** One answer as an instructor would mark it. Key points named in neither list were not said. */
export const KnownAnswer = z.strictObject({
  /** As `askName` has it. */
  question: z.string(),
  kind: z.enum(['right', 'partial', 'wrong', 'swapped', 'off-topic', 'dont-know', 'look-up']),
  text: z.string(),
  heard: z.array(z.string()),
  wrong: z.array(z.string()),
});
export type KnownAnswer = z.infer<typeof KnownAnswer>;

/** What something that is asked brings along to be judged by. Questions on the pilot's own flight have none. */
export interface WithKnownAnswers {
  /** Read from disk at the first call. */
  knownAnswers?: () => readonly KnownAnswer[];
}
