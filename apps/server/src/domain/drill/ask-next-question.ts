import type { DrillOutput } from '@rightseat/contract';
import type { Content } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { drills } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict } from '#domain/errors.ts';
import { presentDrill } from './present-drill.ts';
import { type OwnDrill, requireDrill } from './require-drill.ts';

/** Asks the next question and lets the clock run; the same one again while it is not answered. Throws conflict. */
export async function askNextQuestion(
  ctx: DomainContext,
  content: Content,
  own: OwnDrill,
): Promise<DrillOutput> {
  return ctx.db.transaction(async (tx) => {
    const drill = await requireDrill({ ...ctx, db: tx }, own);
    const now = ctx.clock.now();
    if (drill.endedAt) throw conflict('This drill is over. Please begin another one.');
    if (drill.askedAt) return presentDrill(drill, content, now);
    const asked = { ...drill, position: drill.position + 1, askedAt: now };
    await tx.update(drills).set({ position: asked.position, askedAt: now }).where(eq(drills.id, drill.id));
    return presentDrill(asked, content, now);
  });
}
