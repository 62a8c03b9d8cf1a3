import { OPEN_REFERENCES } from '@rightseat/contract';
import {
  type Content,
  type ExamEvent,
  type ExaminerReply,
  type ExamState,
  findToJudge,
  isAnswerSufficient,
  isClosingDue,
  type JudgedEvent,
  judgeAnswer,
  stepWithAdvice,
  type Verdict,
} from '@rightseat/examiner';
import type { ActReader } from '@rightseat/reader';
import type { Brain, BrainEvent, TimeLeft } from '@rightseat/voice';
import type { ClaimedConversation } from '#domain/conversation/claim-conversation.ts';
import { named } from '#event-loop.ts';
import type { TurnTrace } from '#tracing/trace-turns.ts';
import type { ExamServices } from './exam-services.ts';
import { readReference } from './read-reference.ts';

/**
 * The one place where voice meets examiner: what was heard becomes an exam event, the reply becomes speech. Events come
 * one at a time, so that the exam stands still while a model is asked. Without an adviser none is.
 */
export function createExamBrain(
  content: Content,
  { examState, unheard }: Pick<ClaimedConversation, 'examState' | 'unheard'>,
  onState: (state: ExamState, verdicts: readonly Verdict[] | null) => void,
  { adviser, actReader }: Pick<ExamServices, 'adviser' | 'actReader'>,
  turnTrace: Pick<TurnTrace, 'step'>,
): Brain {
  let state = examState;
  /** What he had said when the process before this one died. */
  let left = unheard.map(({ text }) => text).join(' ');
  /** Asked on every frame of a silence, with the same words. */
  let judged: { state: ExamState; text: string; isSufficient: boolean } | null = null;

  /** What was said is taken apart once and judged once, before anything is made of it. */
  async function take(said: ExamEvent, time: TimeLeft): Promise<ExaminerReply> {
    const parted = await turnTrace.step('turn.read', () => withParts(said, actReader));
    const event = await turnTrace.step('turn.judge', async () =>
      named('judge', () => withVerdicts(state, parted, content)),
    );
    const callsSpent = state.advised?.calls ?? 0;
    const advice =
      adviser && (await turnTrace.step('turn.advise', () => adviser.advise({ state, event, callsSpent })));
    const next = named('examiner', () => stepWithAdvice(state, event, advice, content, time));
    state = next.state;
    onState(state, event.type === 'pilot-said' ? next.verdicts : null);
    return next.reply;
  }

  return {
    async respond(heard, time) {
      if (heard.type === 'conversation-resumed' && left) {
        const said = { type: 'pilot-said' as const, text: left, typed: false, continuesLastAnswer: false };
        left = '';
        await take(said, time);
      }
      const { text, bias, endsExam, opensBooks } = await take(toExamEvent(heard), time);
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

/** Where an answer is judged: once, by whoever judges it, while the exam stands still. */
function withVerdicts(state: ExamState, event: ExamEvent, content: Content): JudgedEvent {
  const verdicts = findToJudge(state, event, content).map(judgeAnswer);
  return verdicts.length ? { ...event, verdicts } : event;
}

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
