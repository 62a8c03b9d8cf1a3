import { replyFeedback } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

interface Feedback {
  conversationId: string;
  connection: number;
  eventId: number;
  score: 'like' | 'dislike';
  reply: string;
}

/** The first word on a reply counts. */
export async function storeFeedback(ctx: DomainContext, feedback: Feedback): Promise<void> {
  await ctx.db
    .insert(replyFeedback)
    .values({ ...feedback, createdAt: ctx.clock.now() })
    .onConflictDoNothing();
}
