import { type Conversation, startConversation, systemClock, type Transport } from '@rightseat/voice';
import type { ClaimedConversation } from '#domain/conversation/claim-conversation.ts';
import { endConversation } from '#domain/conversation/end-conversation.ts';
import { createConversationRecord } from './conversation-record.ts';
import { createExamBrain } from './exam-brain.ts';
import type { ExamServices } from './exam-services.ts';

/** Time the examiner needs to close in good order: an answer and its follow-up in flight, the closing words, goodbye. */
const WRAP_UP_MS = 50_000;

/** A short demo keeps most of its time for questions. */
const wrapUpMs = (limitSeconds: number) => Math.min(WRAP_UP_MS, limitSeconds * 1000 * 0.15);

/** Puts examiner, voice and record together for one claimed conversation. */
export function startExamConversation(
  services: ExamServices,
  claimed: ClaimedConversation,
  transport: Transport,
): Conversation {
  const { context, content, engines, live } = services;
  const log = context.log.child({ conversationId: claimed.id });
  const record = createConversationRecord(context, claimed.id);
  const conversation = startConversation({
    transport,
    engines,
    brain: createExamBrain(content, claimed.examState, (state) => record.setState(state)),
    conversationId: claimed.id,
    limitMs: claimed.limitSeconds * 1000,
    wrapUpMs: wrapUpMs(claimed.limitSeconds),
    voice: context.config.voice.voice,
    clock: systemClock,
    log,
    onTurn: (turn) => record.addTurn(turn),
  });

  async function finish(): Promise<void> {
    const { reason, secondsUsed } = await conversation.ended;
    // Where the time between two voices went: what the latency bench reads.
    log.info({ turns: conversation.stats.turns }, 'turn timings');
    services.latency.add(conversation.stats.turns);
    try {
      await record.flush();
      await endConversation(context, content, { conversationId: claimed.id, reason, secondsUsed });
    } catch (error) {
      // The sweep ends it later from what is stored.
      log.error({ err: error }, 'the end of a conversation could not be stored');
    }
  }
  live.add(claimed.id, conversation, finish());
  return conversation;
}
