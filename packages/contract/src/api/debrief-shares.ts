import { z } from 'zod';
import { ConversationOutput } from './conversations.ts';

/** GET and POST /api/conversations/:id/share, POST /api/conversations/:id/unshare */
export const DebriefShareOutput = z.object({
  /** The page that shows the debrief to whoever has the link; null while there is none. */
  path: z.string().nullable(),
});
export type DebriefShareOutput = z.infer<typeof DebriefShareOutput>;

/** GET /api/shared-debriefs/:token */
export const SharedDebriefOutput = z.object({ pilot: z.string(), conversation: ConversationOutput });
export type SharedDebriefOutput = z.infer<typeof SharedDebriefOutput>;
