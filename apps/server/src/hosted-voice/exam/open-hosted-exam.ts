import type { Connection, ConversationKind } from '@rightseat/contract';
import { type Content, step } from '@rightseat/examiner';
import type { DomainContext } from '#domain/context.ts';
import type { VoiceProvider, WayIn } from '#hosted-voice/provider/voice-provider.ts';
import { askOfPage } from './ask-of-page.ts';
import { hostExam } from './host-exam.ts';

interface OpenHostedExamInput {
  conversationId: string;
  kind: ConversationKind;
  userId: string | null;
  address: string;
  transport: WayIn['type'];
}

/**
 * Puts a planned conversation on the provider's line. Throws provider_unavailable; then nothing has begun and nothing
 * is counted: what was planned is swept away as never started.
 */
export async function openHostedExam(
  ctx: DomainContext,
  content: Content,
  provider: VoiceProvider,
  input: OpenHostedExamInput,
): Promise<Connection> {
  const { conversationId, kind, userId } = input;
  const { providerConversationId, ...line } = await provider.openLine(kind, input.transport);
  const { initialState, endsAtMs } = await hostExam(ctx, {
    conversationId,
    engine: 'elevenlabs',
    providerConversationId,
    address: kind === 'demo' ? input.address : null,
  });
  const opening = step(initialState, { type: 'started', hasTable: true }, content).reply.text;
  const key = { conversationId, call: 0, endsAtMs };
  return { ...line, ...askOfPage(ctx, { key, opening, userId }) };
}
