import type { Content } from '@rightseat/examiner';
import { and, eq, lt, max, or, sql } from 'drizzle-orm';
import { conversations, turns } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { endConversation } from './end-conversation.ts';

/** A node that died leaves its conversations live; past their limit and this margin nobody can be in them. */
const MARGIN_SECONDS = 120;

/**
 * Ends what nobody will end any more: tokens never used, and conversations whose process died.
 * With `allLive` every live one counts as dead: right at the start of the only node there is.
 */
export async function sweepConversations(
  ctx: DomainContext,
  content: Content,
  { allLive = false } = {},
): Promise<number> {
  const now = ctx.clock.now();
  const overdue = lt(
    sql`${conversations.startedAt} + make_interval(secs => ${conversations.limitSeconds} + ${MARGIN_SECONDS})`,
    sql`${now.toISOString()}::timestamptz`,
  );
  const dead = await ctx.db
    .select({ id: conversations.id, status: conversations.status })
    .from(conversations)
    .where(
      or(
        and(eq(conversations.status, 'created'), lt(conversations.tokenExpiresAt, now)),
        and(eq(conversations.status, 'live'), allLive ? sql`true` : overdue),
      ),
    );
  for (const { id, status } of dead) {
    const reason = status === 'created' ? 'never-started' : 'lost';
    const [last] = await ctx.db
      .select({ endedAtMs: max(turns.endedAtMs) })
      .from(turns)
      .where(eq(turns.conversationId, id));
    await endConversation(ctx, content, {
      conversationId: id,
      reason,
      secondsUsed: Math.ceil((last?.endedAtMs ?? 0) / 1000),
    });
  }
  return dead.length;
}
