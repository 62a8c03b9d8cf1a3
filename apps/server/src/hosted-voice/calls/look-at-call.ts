import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { conversations, hostedExams } from '#db/schema/index.ts';
import type { HostedVoice } from '#hosted-voice/hosted-voice.ts';
import { convergeCall } from './converge-call.ts';

/** Asks the provider about one call and takes note of its end. A provider that cannot say changes nothing. */
export async function lookAtCall(hosted: HostedVoice, providerConversationId: string): Promise<void> {
  try {
    const call = await hosted.provider?.readCall(providerConversationId);
    if (call) await convergeCall(hosted, call);
  } catch (error) {
    hosted.context.log.warn({ err: error, providerConversationId }, 'a hosted call could not be looked at');
  }
}

/**
 * A pilot who starts again is not kept waiting for the end of a call that his page has left: with our own engine its
 * socket tells us, here only the provider knows.
 */
export async function lookAtLiveCallOf(hosted: HostedVoice, userId: string): Promise<void> {
  const [live] = await hosted.context.db
    .select({ id: hostedExams.providerConversationId })
    .from(hostedExams)
    .innerJoin(conversations, eq(conversations.id, hostedExams.conversationId))
    .where(
      and(
        eq(conversations.userId, userId),
        eq(conversations.status, 'live'),
        isNull(conversations.detachedAt),
        isNotNull(hostedExams.providerConversationId),
      ),
    );
  if (live?.id) await lookAtCall(hosted, live.id);
}
