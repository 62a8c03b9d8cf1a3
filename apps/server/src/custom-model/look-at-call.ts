import type { Content } from '@rightseat/examiner';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { conversations, hostedExams } from '#db/schema/index.ts';
import type { DomainContext } from '#domain/context.ts';
import type { VoiceProvider } from '#gateways/elevenlabs/voice-provider.ts';
import type { HostedExaminer } from './answer-completion.ts';
import { convergeCall } from './converge-call.ts';

/** What it takes to ask the provider about a call, and to act on the answer. */
export interface CallServices {
  context: DomainContext;
  content: Content;
  hostedExaminer: HostedExaminer;
}

/** Asks the provider about one call and takes note of its end. A provider that cannot say changes nothing. */
export async function lookAtCall(
  { context, content, hostedExaminer }: CallServices,
  provider: VoiceProvider,
  providerConversationId: string,
): Promise<void> {
  try {
    const call = await provider.readCall(providerConversationId);
    if (call) await convergeCall(context, content, hostedExaminer, call);
  } catch (error) {
    context.log.warn({ err: error, providerConversationId }, 'a hosted call could not be looked at');
  }
}

/**
 * A pilot who starts again is not kept waiting for the end of a call that his page has left: with our own engine its
 * socket tells us, here only the provider knows.
 */
export async function lookAtLiveCallOf(
  services: CallServices,
  provider: VoiceProvider,
  userId: string,
): Promise<void> {
  const [live] = await services.context.db
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
  if (live?.id) await lookAtCall(services, provider, live.id);
}
