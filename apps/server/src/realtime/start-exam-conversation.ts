import { type Conversation, startConversation, systemClock, type Transport } from '@rightseat/voice';
import type { ClaimedConversation } from '#domain/conversation/claim-conversation.ts';
import { detachConversation } from '#domain/conversation/detach-conversation.ts';
import { endConversation } from '#domain/conversation/end-conversation.ts';
import { storeFeedback } from '#domain/feedback/store-feedback.ts';
import { createTurnTrace } from '#tracing/trace-turns.ts';
import { createConversationRecord } from './conversation-record.ts';
import { createExamBrain } from './exam-brain.ts';
import type { ExamServices } from './exam-services.ts';
import { noteLastMessage } from './note-last-message.ts';

/** Puts examiner, voice and record together for one claimed conversation. */
export function startExamConversation(
  services: ExamServices,
  claimed: ClaimedConversation,
  transport: Transport,
): Conversation {
  const { context, content, engines, live } = services;
  const log = context.log.child({ conversationId: claimed.id });
  const record = createConversationRecord(context, claimed);
  const { id: conversationId, connection } = claimed;
  const resumable = claimed.kind === 'coach';
  const turnTrace = createTurnTrace(context.spans, claimed.id);
  const line = noteLastMessage(transport, () => systemClock.now());
  const conversation = startConversation({
    transport: line.transport,
    engines,
    brain: createExamBrain(
      content,
      claimed,
      (state, verdicts) => record.setState(state, verdicts),
      services,
      turnTrace,
    ),
    conversationId: claimed.id,
    limitMs: claimed.limitSeconds * 1000,
    voice: context.config.voice.voice,
    clock: systemClock,
    log,
    onTurn: (turn) => record.addTurn(turn),
    onExchange: (turn) => turnTrace.add(turn),
    onFeedback({ responseEventId, text, score }) {
      const feedback = { conversationId, connection, eventId: responseEventId, reply: text, score };
      storeFeedback(context, feedback).catch((error) =>
        log.warn({ err: error }, 'feedback could not be stored'),
      );
    },
    ...(connection > 0 ? { resumed: { elapsedMs: claimed.secondsUsed * 1000 } } : {}),
  });

  async function finish(): Promise<void> {
    const { reason, secondsUsed } = await conversation.ended;
    // Where the time between two voices went: what the latency bench reads.
    log.info({ turns: conversation.stats.turns }, 'turn timings');
    services.latency.add(conversation.stats.turns);
    try {
      await record.flush();
      const lost = reason === 'lost' || (reason === 'never-started' && connection > 0);
      if (lost && resumable) {
        const heardSeconds = Math.max(claimed.secondsUsed, secondsUsed - line.silentSeconds());
        await detachConversation(context, content, { conversationId, connection, secondsUsed: heardSeconds });
      } else {
        await endConversation(context, content, { conversationId, connection, reason, secondsUsed });
      }
    } catch (error) {
      // The sweep ends it later from what is stored.
      log.error({ err: error }, 'the end of a conversation could not be stored');
    }
  }
  live.add(conversationId, { conversation, connection, resumable, finished: finish() });
  return conversation;
}
