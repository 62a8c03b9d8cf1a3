import { z } from 'zod';

/**
 * GET /api/health: whether the process lives: 200 `ok` once it serves, 503 before and while it drains. It asks nobody
 * else: a restart would not bring a database back.
 */
export const HealthOutput = z.object({
  status: z.enum(['ok', 'starting', 'draining']),
  version: z.string(),
  uptimeSeconds: z.number(),
  liveConversations: z.number().int(),
});
export type HealthOutput = z.infer<typeof HealthOutput>;

/** GET /api/ready: 200 when every check holds, 503 with the ones that do not. What a balancer asks. */
export const ReadyOutput = z.object({
  ready: z.boolean(),
  checks: z.object({
    /** All is loaded, and the process has not been told to stop. */
    serving: z.boolean(),
    /** The database answered within two seconds. */
    database: z.boolean(),
    /** The database has every migration that this version knows. */
    migrations: z.boolean(),
    /** Both engines have a thread. */
    speech: z.boolean(),
  }),
});
export type ReadyOutput = z.infer<typeof ReadyOutput>;
