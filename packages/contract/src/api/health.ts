import { z } from 'zod';

/** GET /api/health: 200 `ok` when ready, 503 `starting` or `draining` otherwise. */
export const HealthOutput = z.object({
  status: z.enum(['ok', 'starting', 'draining']),
  version: z.string(),
  uptimeSeconds: z.number(),
  liveConversations: z.number().int(),
});
export type HealthOutput = z.infer<typeof HealthOutput>;
