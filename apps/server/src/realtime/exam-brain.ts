import { type Content, type ExamEvent, type ExamState, isAnswerSufficient, step } from '@rightseat/examiner';
import type { Brain, BrainEvent } from '@rightseat/voice';

/** The one place where voice meets examiner: what was heard becomes an exam event, the reply becomes speech. */
export function createExamBrain(
  content: Content,
  initial: ExamState,
  onState: (state: ExamState) => void,
): Brain {
  let state = initial;
  /** Asked on every frame of a silence, with the same words. */
  let judged: { state: ExamState; text: string; isSufficient: boolean } | null = null;
  return {
    async respond(event) {
      const next = step(state, toExamEvent(event), content);
      state = next.state;
      onState(state);
      return { text: next.reply.text, bias: next.reply.bias, endsConversation: next.reply.endsExam };
    },
    isAnswerSufficient(text) {
      if (judged?.state !== state || judged.text !== text) {
        judged = { state, text, isSufficient: isAnswerSufficient(state, text, content) };
      }
      return judged.isSufficient;
    },
  };
}

function toExamEvent(event: BrainEvent): ExamEvent {
  switch (event.type) {
    case 'conversation-started':
      return { type: 'started' };
    case 'conversation-resumed':
      return { type: 'resumed' };
    case 'pilot-answered':
      return {
        type: 'pilot-said',
        text: event.text,
        typed: event.confidence === null,
        continuesLastAnswer: event.continuesLastAnswer,
      };
    case 'pilot-unclear':
      return { type: 'unclear' };
    case 'pilot-silent':
      return { type: 'silent', silentMs: event.silentMs };
    case 'repeat-requested':
      return { type: 'repeat-requested' };
    case 'time-nearly-up':
      return { type: 'time-nearly-up', remainingMs: event.remainingMs };
  }
}
