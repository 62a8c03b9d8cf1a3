import { z } from 'zod';
import { PersonName } from './account-fields.ts';
import { ConversationOutput } from './conversations.ts';

/** GET and POST /api/conversations/:id/share, POST /api/conversations/:id/unshare */
export const DebriefShareOutput = z.object({
  /** The page that shows the debrief to whoever has the link; null while there is none. */
  path: z.string().nullable(),
});
export type DebriefShareOutput = z.infer<typeof DebriefShareOutput>;

/** What somebody with the link wrote: a comment, on the whole or on one line, or that the debrief was gone through. */
export const InstructorNote = z.object({
  id: z.string(),
  kind: z.enum(['comment', 'reviewed']),
  /** The line of the debrief, from 0; null for the whole. */
  position: z.number().int().nullable(),
  /** As given: nobody proved it. */
  name: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type InstructorNote = z.infer<typeof InstructorNote>;

/** GET /api/conversations/:id/notes, and what writing and deleting one answer: all of them, the oldest first. */
export const InstructorNotesOutput = z.object({ notes: z.array(InstructorNote) });
export type InstructorNotesOutput = z.infer<typeof InstructorNotesOutput>;

/** POST /api/shared-debriefs/:token/notes */
export const WriteNoteInput = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('comment'),
    name: PersonName,
    position: z.number().int().min(0).nullable(),
    text: z.string().trim().min(1, 'Please write a comment.').max(2_000),
  }),
  z.object({ kind: z.literal('reviewed'), name: PersonName }),
]);
export type WriteNoteInput = z.infer<typeof WriteNoteInput>;

/** GET /api/shared-debriefs/:token: in the third person. */
export const SharedDebriefOutput = z.object({
  pilot: z.string(),
  conversation: ConversationOutput,
  notes: z.array(InstructorNote),
});
export type SharedDebriefOutput = z.infer<typeof SharedDebriefOutput>;
