import type { EndReason } from '@rightseat/contract';
import { buildDebrief, type Content, type ExamState } from '@rightseat/examiner';
import { eq } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { storeAssessments } from '#domain/progress/store-assessments.ts';
import { writeUsage } from '#domain/usage/write-usage.ts';
import { named } from '#event-loop.ts';
import { countSecondsUsed } from './count-seconds-used.ts';
import { digestOf } from './digest-of.ts';

export interface EndConversationInput {
  conversationId: string;
  reason: EndReason;
  /** Without it: what the database knows of it. */
  secondsUsed?: number;
  /** The connection that speaks here; ignored when the conversation has moved to a newer one. */
  connection?: number;
}

/**
 * Closes the record and writes the debrief from what is stored. Ending twice changes nothing.
 * @returns whether it ended with this
 */
export async function endConversation(
  ctx: DomainContext,
  content: Content,
  input: EndConversationInput,
): Promise<boolean> {
  return ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, input.conversationId))
      .for('update');
    if (!row || row.status === 'ended') return false;
    if (input.connection !== undefined && input.connection !== row.connection) return false;
    const secondsUsed = input.secondsUsed ?? (await countSecondsUsed({ ...ctx, db: tx }, row));
    const finished = { endedBecause: input.reason };
    const debrief = named('debrief', () => buildDebrief(row.examState as ExamState, finished, content));
    await tx
      .update(conversations)
      .set({
        status: 'ended',
        endReason: input.reason,
        secondsUsed,
        endedAt: ctx.clock.now(),
        tokenHash: null,
        debrief,
        digest: digestOf(debrief),
      })
      .where(eq(conversations.id, row.id));
    await writeUsage({ ...ctx, db: tx }, row, secondsUsed);
    if (row.kind === 'coach') await storeAssessments({ ...ctx, db: tx }, row, debrief);
    return true;
  });
}
