import { eq } from 'drizzle-orm';
import { drills } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { leftOnClock } from './present-drill.ts';
import { requireAsked } from './present-result.ts';
import { type OwnDrill, requireDrill } from './require-drill.ts';

/**
 * The question at hand is being said aloud. The first time that costs nothing of the two minutes: who listens cannot
 * answer yet, and who reads is quicker. What is left then; throws conflict.
 */
export async function noteSpoken(
  ctx: DomainContext,
  own: OwnDrill,
  { position, lengthMs }: { position: number; lengthMs: number },
): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    const drill = await requireDrill({ ...ctx, db: tx }, own);
    requireAsked(drill, position);
    const now = ctx.clock.now();
    if (drill.spokenPosition === position) return Math.max(0, leftOnClock(drill, now));
    const remainingMs = drill.remainingMs + lengthMs;
    await tx.update(drills).set({ remainingMs, spokenPosition: position }).where(eq(drills.id, drill.id));
    return Math.max(0, leftOnClock({ ...drill, remainingMs }, now));
  });
}
