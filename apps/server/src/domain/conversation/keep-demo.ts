import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { storeAssessments } from '#domain/progress/store-assessments.ts';

/**
 * Carries an ended demo into an account: it stands among the sessions, moves the map, and goes with the account. That it
 * was this visitor's is the caller's to know. Safe to repeat. Throws not_found for one that is another account's,
 * conflict while it is not over.
 */
export async function keepDemo(
  ctx: DomainContext,
  { conversationId, userId }: { conversationId: string; userId: string },
): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const [kept] = await db
      .update(conversations)
      .set({ userId })
      .where(
        and(
          eq(conversations.id, conversationId),
          eq(conversations.kind, 'demo'),
          eq(conversations.status, 'ended'),
          isNotNull(conversations.debrief),
          isNull(conversations.userId),
        ),
      )
      .returning({ debrief: conversations.debrief });
    if (kept?.debrief) return storeAssessments({ ...ctx, db }, { id: conversationId, userId }, kept.debrief);
    const [row] = await db
      .select({ userId: conversations.userId })
      .from(conversations)
      .where(eq(conversations.id, conversationId));
    if (row?.userId === userId) return;
    if (row?.userId === null) throw conflict('This conversation has no debrief yet.');
    throw notFound();
  });
}
