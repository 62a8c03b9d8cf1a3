import type { Advice } from '#advice.ts';
import type { Content } from '#content/content.ts';
import type { ExamState, TimeLeft } from '#engine/exam-state.ts';
import { findAskable } from '#engine/find-askable.ts';
import { joinSayings } from '#engine/say.ts';
import { step } from '#engine/step.ts';
import { type JudgedEvent, standingVerdict } from '#engine/verdict.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { ExamEvent } from '../exam.ts';
import { checkWording, type Refusal } from './check-wording.ts';
import { findAnswer, type ScriptedTurn } from './find-tasks.ts';
import { splitReply } from './split-reply.ts';

export interface AdvisedTurn extends ScriptedTurn {
  /** Why the wording was not taken; null where it was, or where there was none. */
  refusal: Refusal | 'does-not-fit' | null;
}

/**
 * The step of the exam with what a model advised, if it was asked. Readings and wording are checked here, every time:
 * advice that is stored, late, forged or meant for another turn changes nothing but what it may change.
 */
export function stepWithAdvice(
  state: ExamState,
  event: JudgedEvent,
  advice: Advice | null,
  content: Content,
  time?: TimeLeft,
): AdvisedTurn {
  if (!advice) return { ...step(state, event, content, time), refusal: null };
  const read = step(state, withReadings(state, event, advice), content, time);
  const spent = state.advised ?? { calls: 0, tokens: 0 };
  // Counted on from the exam before this event: an answer that is taken back was paid for all the same.
  const advised = { calls: spent.calls + advice.calls, tokens: spent.tokens + advice.tokens };
  return takeWording(event, { ...read, state: { ...read.state, advised } }, advice, content);
}

function withReadings(
  state: ExamState,
  event: JudgedEvent,
  { questionId, followUp, readings }: Advice,
): JudgedEvent {
  if (event.type !== 'pilot-said' || !readings.length) return event;
  const before = event.continuesLastAnswer ? (state.beforeLastAnswer ?? state) : state;
  const { current } = before;
  return current?.questionId === questionId && current.followUp === followUp ? { ...event, readings } : event;
}

function takeWording(
  event: ExamEvent,
  turn: ScriptedTurn,
  { wording }: Advice,
  shipped: Content,
): AdvisedTurn {
  if (!wording) return { ...turn, refusal: null };
  const content = contentFor(turn.state, shipped);
  const answer = findAnswer(event, turn.state);
  const scripted = answer && splitReply(answer.before, turn);
  const answered = answer && findAskable(answer.filed, content);
  if (!answer || !scripted || !answered) return { ...turn, refusal: 'does-not-fit' };
  const next = scripted.isProbe ? null : turn.state.current && findAskable(turn.state.current, content);
  const verdict = standingVerdict(answer.filed);
  const refusal = checkWording(wording, { scripted, pilotSaid: answer.part.text, answered, verdict, next });
  if (refusal) return { ...turn, refusal };
  const text = joinSayings([wording.lead, wording.ask]);
  const spoken = scripted.isProbe ? turn.state.progress.spoken : wording.ask.replace(/\s+/g, ' ').trim();
  return {
    ...turn,
    state: { ...turn.state, progress: { ...turn.state.progress, spoken } },
    reply: { ...turn.reply, text },
    refusal: null,
  };
}
