import { z } from 'zod';

/** GET /api/user/sessions: coach conversations that began in this calendar month, UTC. */
export const UserSessionsOutput = z.object({
  sessionsThisMonth: z.number().int(),
  /** When the last coach conversation began; null for never. */
  lastAccessDate: z.iso.datetime().nullable(),
});
export type UserSessionsOutput = z.infer<typeof UserSessionsOutput>;
