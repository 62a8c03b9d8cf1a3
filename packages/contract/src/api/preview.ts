import { z } from 'zod';
import { PersonName } from './account-fields.ts';
import { RecordedVerdict } from './challenges.ts';

/** A task of a standard that has questions. */
export const PreviewTask = z.object({
  code: z.string(),
  title: z.string(),
  questions: z.number().int(),
});
export type PreviewTask = z.infer<typeof PreviewTask>;

/** GET /api/admin/tasks */
export const PreviewTasksOutput = z.object({ tasks: z.array(PreviewTask) });
export type PreviewTasksOutput = z.infer<typeof PreviewTasksOutput>;

/** A question or follow-up as it is written, answer and all. */
export const PreviewQuestion = z.object({
  /** As a debrief line names it. */
  id: z.string(),
  topic: z.string(),
  /** Names the wording of the whole question, its follow-ups and its exhibit with it. */
  wording: z.string(),
  isFollowUp: z.boolean(),
  /** Id of what is put in front of the pilot. */
  exhibit: z.string().nullable(),
  /** "I'd look it up" is no answer to it. */
  mustKnow: z.boolean(),
  level: z.enum(['rote', 'understanding', 'application', 'correlation']),
  acs: z.array(z.string()),
  ask: z.string(),
  /** The same asked of the flight that an exam is held around. */
  onFlight: z.string().nullable(),
  rephrase: z.string().nullable(),
  points: z.array(
    z.object({
      statement: z.string(),
      essential: z.boolean(),
      /** What is said where it was left out. */
      nudge: z.string().nullable(),
    }),
  ),
  modelAnswer: z.string(),
  references: z.array(z.string()),
  /** Its numbers that no fact sheet of the regulations holds, follow-ups' too, and where each was taken from. */
  figures: z.array(z.object({ source: z.string(), values: z.array(z.string()) })),
});
export type PreviewQuestion = z.infer<typeof PreviewQuestion>;

/** Who read a question, its follow-ups with it, against the sources. */
export const QuestionReview = z.object({
  questionId: z.string(),
  /** Code of the task that the question is shown with; null where there is no such question any more. */
  task: z.string().nullable(),
  /** As pilots see it. */
  name: z.string(),
  readOn: z.iso.date(),
  /** It still says what was read then. */
  isCurrent: z.boolean(),
});
export type QuestionReview = z.infer<typeof QuestionReview>;

/** GET /api/admin/reviews */
export const QuestionReviewsOutput = z.object({ reviews: z.array(QuestionReview) });
export type QuestionReviewsOutput = z.infer<typeof QuestionReviewsOutput>;

/** POST /api/admin/questions/:id/review; `wording` names what was read. */
export const MarkReadInput = z.object({
  name: PersonName,
  readOn: z.iso.date(),
  wording: z.string().max(64),
});
export type MarkReadInput = z.infer<typeof MarkReadInput>;

/** GET /api/admin/tasks/:code/questions: each question, its follow-ups after it. */
export const PreviewQuestionsOutput = z.object({ questions: z.array(PreviewQuestion) });
export type PreviewQuestionsOutput = z.infer<typeof PreviewQuestionsOutput>;

/** As many replies as the examiner asks for, and one to spare. */
export const MOST_TRIED = 4;

/** POST /api/admin/questions/:id/tries: all that was said so far to the question, in order. Nothing of it is kept. */
export const TryQuestionInput = z.object({
  said: z
    .array(z.string().trim().min(1, 'Please type an answer.').max(2_000, 'At most 2000 characters.'))
    .min(1)
    .max(MOST_TRIED),
});
export type TryQuestionInput = z.infer<typeof TryQuestionInput>;

export const TryQuestionOutput = z.object({
  /** On all that was said; null where none of it was an answer. */
  verdict: RecordedVerdict.nullable(),
  /** The words that the debrief would quote. */
  quote: z.string().nullable(),
  /** How the question ended; null while the examiner waits for more. */
  outcome: z.enum(['held', 'failed', 'unclear', 'looked-up', 'cut-off', 'skipped']).nullable(),
  next: z.enum(['asks-more', 'follow-up', 'goes-on']),
  /** The examiner's words; null where another question is drawn. */
  says: z.string().nullable(),
  /** Line name of the follow-up that is asked. */
  followUp: z.string().nullable(),
});
export type TryQuestionOutput = z.infer<typeof TryQuestionOutput>;
