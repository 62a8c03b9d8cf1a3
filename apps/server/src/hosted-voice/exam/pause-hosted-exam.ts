import { eq } from 'drizzle-orm';
import { conversations, hostedExams } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { requireResumable } from '#domain/conversation/resume-conversation.ts';
import { secondsHeardBy } from './time-of-call.ts';

/**
 * Leaves an exam on another company's line to be resumed because its pilot says so. What is told of that call later
 * finds it without a line. Throws as requireResumable does.
 */
export async function pauseHostedExam(
  ctx: DomainContext,
  asked: { conversationId: string; userId: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await requireResumable({ ...ctx, db: tx }, asked);
    if (row.detachedAt !== null) return;
    const [exam] = await tx
      .select()
      .from(hostedExams)
      .where(eq(hostedExams.conversationId, asked.conversationId));
    if (!exam) throw new Error(`There is no hosted exam ${asked.conversationId}`);
    const now = ctx.clock.now();
    await tx
      .update(conversations)
      .set({ detachedAt: now, secondsUsed: secondsHeardBy(row, exam, now) })
      .where(eq(conversations.id, row.id));
  });
}
