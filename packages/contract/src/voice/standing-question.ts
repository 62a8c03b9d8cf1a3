import { z } from 'zod';

/** The `component` of the `rich_content` by which the page learns what stands to be answered. */
export const STANDING_QUESTION = 'standing_question';

export const StandingQuestion = z.object({
  ask: z.string(),
  /** What is asked on it now: a nudge, a figure to confirm. Null while it stands as it was asked. */
  narrowed: z.string().nullable(),
});
export type StandingQuestion = z.infer<typeof StandingQuestion>;

/** Its `props`. Null where nothing is asked any more. */
export const StandingQuestionProps = z.object({ question: StandingQuestion.nullable() });
