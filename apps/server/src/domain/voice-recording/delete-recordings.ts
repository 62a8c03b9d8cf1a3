import { and, eq, inArray } from 'drizzle-orm';
import { conversations, voiceRecordings } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { Which } from './kept-of.ts';

/** Deletes the sound of one turn, of an exam or of all; of nobody else's. Returns how many there were. */
export async function deleteRecordings(ctx: DomainContext, which: Which): Promise<number> {
  const { userId, conversationId, turn } = which;
  const own = ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.userId, userId));
  const deleted = await ctx.db
    .delete(voiceRecordings)
    .where(
      and(
        inArray(voiceRecordings.conversationId, own),
        conversationId === undefined ? undefined : eq(voiceRecordings.conversationId, conversationId),
        turn === undefined ? undefined : eq(voiceRecordings.position, turn),
      ),
    )
    .returning({ position: voiceRecordings.position });
  return deleted.length;
}
