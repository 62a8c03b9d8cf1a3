import { eq, sql } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { countSecondsUsed } from './count-seconds-used.ts';
import { requireResumable } from './resume-conversation.ts';

/**
 * Leaves an exam to be resumed because its pilot says so: it must not wait until somebody notices that he is gone.
 * Once it is without a line this changes nothing. Throws as requireResumable does.
 */
export async function pauseConversation(
  ctx: DomainContext,
  asked: { conversationId: string; userId: string },
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await requireResumable({ ...ctx, db: tx }, asked);
    if (row.detachedAt !== null) return;
    await tx
      .update(conversations)
      .set({
        // Its line is on another node, which is not asked: that the page hangs up there ends nothing any more.
        connection: sql`${conversations.connection} + 1`,
        detachedAt: ctx.clock.now(),
        secondsUsed: await countSecondsUsed({ ...ctx, db: tx }, row),
      })
      .where(eq(conversations.id, row.id));
  });
}
