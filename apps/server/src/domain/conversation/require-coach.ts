import type { Content } from '@rightseat/examiner';
import { and, eq } from 'drizzle-orm';
import { conversations } from '#db/schema/index.ts';
import { requireAccess } from '#domain/access/require-access.ts';
import type { DomainContext } from '#domain/context.ts';
import { conflict } from '#domain/errors.ts';
import { endConversation } from './end-conversation.ts';

export const LIVE_ELSEWHERE =
  'You have a conversation with the examiner open in another tab or on another device. End it there first.';

/**
 * Throws no_access without a running subscription, conflict while another conversation of the account is live. One that
 * has lost its connection gives way: it ends here, with its debrief.
 */
export async function requireCoach(ctx: DomainContext, content: Content, userId: string): Promise<void> {
  await requireAccess(ctx, userId);
  const [live] = await ctx.db
    .select()
    .from(conversations)
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.kind, 'coach'),
        eq(conversations.status, 'live'),
      ),
    );
  if (!live) return;
  if (live.detachedAt === null) throw conflict(LIVE_ELSEWHERE);
  await endConversation(ctx, content, { conversationId: live.id, reason: 'lost' });
}
