import { z } from 'zod';
import { AnswerPoint, DebriefLine } from '../exam/debrief.ts';
import { TranscriptEntry } from './conversations.ts';

/** `upheld`: the grade stands. `overruled`: the pilot was right. */
export const ChallengeStatus = z.enum(['open', 'upheld', 'overruled']);

export const Challenge = z.object({
  id: z.string(),
  /** The line of the debrief, from 0. */
  position: z.number().int(),
  note: z.string(),
  status: ChallengeStatus,
  /** What the admin says to it; null while it is open. */
  ruling: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type Challenge = z.infer<typeof Challenge>;

/** GET /api/conversations/:id/challenges */
export const ChallengesOutput = z.object({ challenges: z.array(Challenge) });
export type ChallengesOutput = z.infer<typeof ChallengesOutput>;

/** POST /api/conversations/:id/challenges */
export const ChallengeInput = z.object({
  position: z.number().int().min(0),
  note: z.string().trim().min(1, 'Please say what is wrong with it.').max(1_000),
});
export type ChallengeInput = z.infer<typeof ChallengeInput>;

/** What an answer was found to say, as the record keeps it. */
export const RecordedVerdict = z.object({
  /** Why it was given. A later one of the same answer takes the place of the one before it. */
  reason: z.enum(['answered', 'reopened', 'corrected', 'said-before', 'read', 'read-late', 'taken-over']),
  channel: z.enum(['typed', 'spoken']),
  satisfactory: z.boolean(),
  points: z.array(
    AnswerPoint.extend({
      /** Word for word; of what is missing those that touched on it, if any. */
      words: z.string().nullable(),
      /** By exact signs alone, by the trained judge joined with them, or by a language model. */
      by: z.enum(['signs', 'judge', 'model']),
      /** A language model read it otherwise: nothing fails by it. */
      doubted: z.boolean(),
    }),
  ),
});
export type RecordedVerdict = z.infer<typeof RecordedVerdict>;

/** GET /api/admin/challenges: the open ones first, the oldest of them first. */
export const AdminChallengesOutput = z.object({
  challenges: z.array(
    Challenge.extend({
      conversationId: z.string(),
      email: z.string(),
      line: DebriefLine.nullable(),
      /** Oldest first: the last one holds. None of an answer from before they were kept. */
      verdicts: z.array(RecordedVerdict),
    }),
  ),
});
export type AdminChallengesOutput = z.infer<typeof AdminChallengesOutput>;

/** GET /api/admin/challenges/:id/transcript: the conversation that the line is from. */
export const ChallengedTranscriptOutput = z.object({ transcript: z.array(TranscriptEntry) });
export type ChallengedTranscriptOutput = z.infer<typeof ChallengedTranscriptOutput>;

/** POST /api/admin/challenges/:id */
export const RuleChallengeInput = z.object({
  status: z.enum(['upheld', 'overruled']),
  ruling: z.string().trim().min(1, 'Please give the pilot a reason.').max(1_000),
});
export type RuleChallengeInput = z.infer<typeof RuleChallengeInput>;
