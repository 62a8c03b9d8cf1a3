import type { Content } from '@rightseat/examiner';
import { and, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { countSecondsUsed } from './count-seconds-used.ts';
import { detachConversation, RESUMABLE_MS } from './detach-conversation.ts';
import { endConversation } from './end-conversation.ts';

/** A node that died leaves its conversations live; past their limit and this margin nobody can be in them. */
const MARGIN_SECONDS = 120;

/**
 * Ends what nobody will end any more: tokens never used, connections lost and not resumed, and conversations whose
 * process died. With `allLive` every live one has lost its process: right at the start of the only node there is.
 * A coach conversation can then still be resumed.
 */
export async function sweepConversations(
  ctx: DomainContext,
  content: Content,
  { allLive = false } = {},
): Promise<number> {
  const now = ctx.clock.now();
  const connectedAt = sql`coalesce(${conversations.connectedAt}, ${conversations.startedAt})`;
  const left = sql`make_interval(secs => ${conversations.limitSeconds} - ${conversations.secondsUsed} + ${MARGIN_SECONDS})`;
  const overdue = lt(sql`${connectedAt} + ${left}`, sql`${now.toISOString()}::timestamptz`);
  const dead = await ctx.db
    .select()
    .from(conversations)
    .where(
      or(
        and(eq(conversations.status, 'created'), lt(conversations.tokenExpiresAt, now)),
        and(
          eq(conversations.status, 'live'),
          or(
            lt(conversations.detachedAt, new Date(now.getTime() - RESUMABLE_MS)),
            and(isNotNull(conversations.detachedAt), isNotNull(conversations.endRequestedAt)),
            // What another company's voice speaks lives on without our process.
            and(isNull(conversations.detachedAt), allLive ? ne(conversations.engine, 'elevenlabs') : overdue),
          ),
        ),
      ),
    );
  for (const row of dead) {
    if (allLive && row.kind === 'coach' && row.status === 'live' && row.detachedAt === null) {
      const secondsUsed = await countSecondsUsed(ctx, row);
      await detachConversation(ctx, content, { ...row, conversationId: row.id, secondsUsed });
    } else {
      const reason = row.status === 'created' ? 'never-started' : 'lost';
      await endConversation(ctx, content, { conversationId: row.id, reason });
    }
  }
  return dead.length;
}
