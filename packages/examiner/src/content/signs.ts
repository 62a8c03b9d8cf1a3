import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The exact words of one point, which are kept apart so that a question can be read. */
export const PointSigns = z.strictObject({
  /** Which statement somebody had before him when he wrote them: `digestStatement`. */
  writtenFor: z.string().optional(),
  /** As in a point. */
  heard: z.array(z.array(z.string()).min(1)).optional(),
  contradictedBy: z.array(z.string()).optional(),
});
export type PointSigns = z.infer<typeof PointSigns>;

/** By what is asked, as `askName` has it, and by the id of the point. */
export const Signs = z.record(z.string(), z.record(z.string(), PointSigns));
export type Signs = z.infer<typeof Signs>;

export const digestStatement = (statement: string): string =>
  createHash('sha256').update(statement).digest('hex').slice(0, LENGTH);

/** One statement is only ever held against another wording of itself. */
const LENGTH = 8;
