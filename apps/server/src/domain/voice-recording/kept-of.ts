import { retentionDays } from '@rightseat/contract';
import { and, eq, gt } from 'drizzle-orm';
import { conversations, voiceRecordings } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import { daysAgo } from '#domain/days.ts';

/** What a user may have of the recordings beside their conversations; without an exam or a turn, of all of them. */
export interface Which {
  userId: string;
  conversationId?: string;
  turn?: number;
}

/** Nobody else's, and still to be had: what is due to go is gone, whether or not the housekeeping has come by. */
export const keptOf = (ctx: DomainContext, { userId, conversationId, turn }: Which) =>
  and(
    eq(conversations.userId, userId),
    conversationId === undefined ? undefined : eq(voiceRecordings.conversationId, conversationId),
    turn === undefined ? undefined : eq(voiceRecordings.position, turn),
    gt(voiceRecordings.createdAt, daysAgo(ctx, retentionDays.voice)),
  );
