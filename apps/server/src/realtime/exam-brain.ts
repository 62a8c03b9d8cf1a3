import { OPEN_REFERENCES } from '@rightseat/contract';
import {
  type Content,
  type ExamEvent,
  type ExamState,
  isAnswerSufficient,
  isClosingDue,
  stepWithAdvice,
} from '@rightseat/examiner';
import type { ActReader } from '@rightseat/reader';
import type { Brain, BrainEvent } from '@rightseat/voice';
import type { Adviser } from '#advice/adviser.ts';
import { named } from '#event-loop.ts';
import type { TurnTrace } from '#tracing/trace-turns.ts';
import { readReference } from './read-reference.ts';

/**
 * The one place where voice meets examiner: what was heard becomes an exam event, the reply becomes speech. Events come
 * one at a time, so that the exam stands still while a model is asked. Without an adviser none is.
 */
export function createExamBrain(
  content: Content,
  initial: ExamState,
  onState: (state: ExamState) => void,
  adviser: Adviser | null,
  actReader: ActReader | null,
  turnTrace: Pick<TurnTrace, 'step'>,
): Brain {
  let state = initial;
  /** Asked on every frame of a silence, with the same words. */
  let judged: { state: ExamState; text: string; isSufficient: boolean } | null = null;
  return {
    async respond(heard, time) {
      const event = await turnTrace.step('turn.read', () => withParts(toExamEvent(heard), actReader));
      const callsSpent = state.advised?.calls ?? 0;
      const advice =
        adviser && (await turnTrace.step('turn.advise', () => adviser.advise({ state, event, callsSpent })));
      const next = await turnTrace.step('turn.judge', async () =>
        named('examiner', () => stepWithAdvice(state, event, advice, content, time)),
      );
      state = next.state;
      onState(state);
      const { text, bias, endsExam, opensBooks } = next.reply;
      return { text, bias, endsConversation: endsExam, ...(opensBooks && { clientTool: OPEN_REFERENCES }) };
    },
    isAnswerSufficient(text) {
      if (judged?.state !== state || judged.text !== text) {
        const isSufficient = named('end of turn', () => isAnswerSufficient(state, text, content));
        judged = { state, text, isSufficient };
      }
      return judged.isSufficient;
    },
    isClosingDue: (time, pilotIsSpeaking) => isClosingDue(state, time, pilotIsSpeaking, content),
  };
}

/** What was said is taken apart once, before anything is made of it. */
async function withParts(event: ExamEvent, actReader: ActReader | null): Promise<ExamEvent> {
  if (event.type !== 'pilot-said' || !actReader) return event;
  const parts = await actReader.read(event.text);
  return parts ? { ...event, parts } : event;
}

function toExamEvent(event: BrainEvent): ExamEvent {
  switch (event.type) {
    case 'conversation-started':
      return { type: 'started', hasBooks: true };
    case 'conversation-resumed':
      return { type: 'resumed', hasBooks: true };
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
    case 'look-up-requested':
      return { type: 'look-up-requested' };
    case 'client-tool-answered': {
      if (event.failed) return { type: 'books-missing' };
      return {
        type: 'looked-up',
        reference: readReference(event.result),
        isSpeaking: event.pilotIsSpeaking,
      };
    }
    case 'time-nearly-up':
      return { type: 'time-nearly-up', remainingMs: event.remainingMs };
  }
}
