import { listLinesOfExam } from '@rightseat/examiner';
import { type Conversation, startConversation, systemClock, type Transport } from '@rightseat/voice';
import type { ClaimedConversation } from '#domain/conversation/claim-conversation.ts';
import { detachConversation } from '#domain/conversation/detach-conversation.ts';
import { storeFeedback } from '#domain/feedback/store-feedback.ts';
import { createTurnTrace } from '#tracing/trace-turns.ts';
import { within } from '#within.ts';
import { createConversationRecord } from './conversation-record.ts';
import { endExam } from './end-exam.ts';
import { createExamBrain } from './exam-brain.ts';
import type { ExamServices } from './exam-services.ts';
import { createVoiceKeeper } from './keep-voice.ts';
import { noteLastMessage } from './note-last-message.ts';

/** Judge and model have deadlines of their own, far within it: a part that hangs must not keep an exam from its end. */
const LONGEST_JUDGING_MS = 10_000;

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
  const voice = createVoiceKeeper(context, claimed, () => systemClock.now());
  // Nobody knows beforehand what a model words.
  const place = services.voices.take(() =>
    services.adviser ? null : listLinesOfExam(claimed.examState, content),
  );
  const brain = createExamBrain(
    content,
    claimed,
    (state, verdicts) => record.setState(state, verdicts),
    services,
    turnTrace,
    place,
  );
  const line = noteLastMessage(voice.attend(transport), () => systemClock.now());
  const conversation = startConversation({
    transport: line.transport,
    engines,
    brain,
    conversationId: claimed.id,
    limitMs: claimed.limitSeconds * 1000,
    voice: place.voice,
    speed: claimed.examState.options.choice.speed ?? 1,
    clock: systemClock,
    log,
    onTurn: (turn) => voice.addTurn(turn, record.addTurn(turn)),
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
    place.free();
    // Where the time between two voices went: what the latency bench reads.
    log.info({ turns: conversation.stats.turns, voice: place.voice }, 'turn timings');
    services.latency.add(conversation.stats.turns);
    try {
      // Who answers and hangs up at once has answered: the debrief is of that too.
      await within(LONGEST_JUDGING_MS, brain.settled()).catch(() => {});
      await record.flush();
      const lost = reason === 'lost' || (reason === 'never-started' && connection > 0);
      if (lost && resumable) {
        const heardSeconds = Math.max(claimed.secondsUsed, secondsUsed - line.silentSeconds());
        await detachConversation(context, content, { conversationId, connection, secondsUsed: heardSeconds });
      } else {
        await endExam(services, { conversationId, connection, reason, secondsUsed });
      }
      await voice.flush();
    } catch (error) {
      // The sweep ends it later from what is stored.
      log.error({ err: error }, 'the end of a conversation could not be stored');
    }
  }
  live.add(conversationId, { conversation, connection, resumable, finished: finish() });
  return conversation;
}
