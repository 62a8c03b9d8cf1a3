import type { Content, ExamState } from '@rightseat/examiner';
import { and, eq, isNull } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { endConversation } from './end-conversation.ts';

/** A lost connection can be resumed for this long. */
export const RESUMABLE_MS = 120_000;

interface DetachConversationInput {
  conversationId: string;
  /** The connection that was lost; ignored when the conversation has moved to a newer one. */
  connection: number;
  /** Without the time in which the line was dead already: it is given back. */
  secondsUsed: number;
}

/** Leaves a conversation without a socket, to be resumed. One whose examiner has said goodbye is over. */
export async function detachConversation(
  ctx: DomainContext,
  content: Content,
  { conversationId, connection, secondsUsed }: DetachConversationInput,
): Promise<void> {
  const [detached] = await ctx.db
    .update(conversations)
    .set({ detachedAt: ctx.clock.now(), secondsUsed })
    .where(
      and(
        eq(conversations.id, conversationId),
        eq(conversations.status, 'live'),
        eq(conversations.connection, connection),
        isNull(conversations.detachedAt),
      ),
    )
    .returning({ examState: conversations.examState });
  if ((detached?.examState as ExamState | undefined)?.phase !== 'ended') return;
  await endConversation(ctx, content, { conversationId, reason: 'examiner', connection });
}

/** Until when it can be resumed; null while it is connected, or over. */
export function resumableUntil(
  row: Pick<typeof conversations.$inferSelect, 'status' | 'detachedAt' | 'endRequestedAt'>,
): Date | null {
  if (row.status !== 'live' || row.detachedAt === null || row.endRequestedAt !== null) return null;
  return new Date(row.detachedAt.getTime() + RESUMABLE_MS);
}
