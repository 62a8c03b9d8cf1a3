import { and, eq } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';

/** Asks for the end of whatever a user has live; the node that holds it obeys within seconds. */
export async function requestEndOfAll(ctx: DomainContext, userId: string): Promise<void> {
  await ctx.db
    .update(conversations)
    .set({ endRequestedAt: ctx.clock.now() })
    .where(and(eq(conversations.userId, userId), eq(conversations.status, 'live')));
}
