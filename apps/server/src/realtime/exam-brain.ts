import { OPEN_REFERENCES, SHOW_EXHIBIT, showExhibit } from '@rightseat/contract';
import {
  type Content,
  type ExamEvent,
  type ExaminerReply,
  type ExamState,
  isAnswerSufficient,
  isClosingDue,
  standingQuestion,
  stepWithAdvice,
  type Verdict,
} from '@rightseat/examiner';
import type { Brain, BrainEvent, TimeLeft } from '@rightseat/voice';
import type { ClaimedConversation } from '#domain/conversation/claim-conversation.ts';
import { named } from '#event-loop.ts';
import type { TurnTrace } from '#tracing/trace-turns.ts';
import type { ExamServices } from './exam-services.ts';
import { createReadAhead } from './read-ahead.ts';
import { readAndJudge } from './read-and-judge.ts';
import { readReference } from './read-reference.ts';
import type { Place } from './voices.ts';

export interface ExamBrain extends Brain {
  /** When what it was last told has been judged. Never rejects. */
  settled(): Promise<void>;
}

/**
 * The one place where voice meets examiner: what was heard becomes an exam event, the reply becomes speech. Events come
 * one at a time, so that the exam stands still while a model is asked. Without an adviser none is.
 */
export function createExamBrain(
  content: Content,
  { id: exam, examState, unheard }: Pick<ClaimedConversation, 'id' | 'examState' | 'unheard'>,
  onState: (state: ExamState, verdicts: readonly Verdict[] | null) => void,
  { adviser, actReader, judge }: Pick<ExamServices, 'adviser' | 'actReader' | 'judge'>,
  turnTrace: Pick<TurnTrace, 'step'>,
  { saysOnlyKnown }: Pick<Place, 'saysOnlyKnown'>,
): ExamBrain {
  let state = examState;
  /** What he had said when the process before this one died. */
  let left = unheard.map(({ text }) => text).join(' ');
  /** Something was shown in this connection: from then on it is also said when nothing is. */
  let isLaidOut = false;
  /** Asked on every frame of a silence, with the same words. */
  let judged: { state: ExamState; text: string; isSufficient: boolean } | null = null;
  let taking: Promise<unknown> = Promise.resolve();
  const services = { content, actReader, judge };
  const ahead = createReadAhead((at, words) => readAndJudge(at, words, services));

  function take(said: ExamEvent, time: TimeLeft): Promise<ExaminerReply> {
    const reply = judgeAndStep(said, time);
    taking = reply.catch(() => {});
    return reply;
  }

  async function judgeAndStep(said: ExamEvent, time: TimeLeft): Promise<ExaminerReply> {
    const begun = ahead.take(state, said);
    const event = begun
      ? { ...(await turnTrace.step('turn.read-ahead', () => begun)), ...said }
      : await readAndJudge(state, said, services, turnTrace.step);
    const callsSpent = state.advised?.calls ?? 0;
    const advice =
      adviser &&
      (await turnTrace.step('turn.advise', () => adviser.advise({ exam, state, event, callsSpent })));
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
      const reply = await take(toExamEvent(heard, saysOnlyKnown), time);
      const { text, bias, endsExam, opensBooks, exhibit, isEnlarged } = reply;
      isLaidOut ||= exhibit !== null;
      return {
        text,
        bias,
        endsConversation: endsExam,
        question: standingQuestion(state, content),
        ...(opensBooks && { clientTool: OPEN_REFERENCES }),
        ...(isLaidOut && {
          table: { name: SHOW_EXHIBIT, parameters: showExhibit(exhibit ?? '', isEnlarged === true) },
        }),
      };
    },
    isAnswerSufficient(text) {
      if (judged?.state !== state || judged.text !== text) {
        const isSufficient = named('end of turn', () => isAnswerSufficient(state, text, content));
        judged = { state, text, isSufficient };
        // These words may well be all: a model that begins on them now is done sooner.
        adviser?.begin({ exam, state, event: saidSoFar(text), callsSpent: state.advised?.calls ?? 0 });
        ahead.begin(state, saidSoFar(text));
      }
      return judged.isSufficient;
    },
    isClosingDue: (time, pilotIsSpeaking) => isClosingDue(state, time, pilotIsSpeaking, content),
    settled: async () => void (await taking),
  };
}

const saidSoFar = (text: string) => ({
  type: 'pilot-said' as const,
  text,
  typed: false,
  continuesLastAnswer: false,
});

/** What our own page can do. */
const means = { hasBooks: true, hasTable: true, enlarges: true };

function toExamEvent(event: BrainEvent, saysOnlyKnown: boolean): ExamEvent {
  switch (event.type) {
    case 'conversation-started':
      return { type: 'started', ...means, saysOnlyKnown };
    case 'conversation-resumed':
      return { type: 'resumed', ...means, saysOnlyKnown };
    case 'pilot-answered':
      return {
        type: 'pilot-said',
        text: event.text,
        typed: event.confidence === null,
        continuesLastAnswer: event.continuesLastAnswer,
        unsaid: event.unsaid,
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
      if (event.name === SHOW_EXHIBIT) return { type: 'table-missing' };
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
