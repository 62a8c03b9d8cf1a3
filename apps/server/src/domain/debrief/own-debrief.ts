import { and, eq } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { notFound } from '#domain/errors.ts';

export interface Owned {
  conversationId: string;
  userId: string;
}

/** A pilot's own conversation with what there is of its debrief. Throws not_found for another's. */
export async function requireOwnDebrief(ctx: DomainContext, { conversationId, userId }: Owned) {
  const [row] = await ctx.db
    .select({ debrief: conversations.debrief, examState: conversations.examState })
    .from(conversations)
    .where(and(eq(conversations.id, conversationId), eq(conversations.userId, userId)));
  if (!row) throw notFound();
  return row;
}
