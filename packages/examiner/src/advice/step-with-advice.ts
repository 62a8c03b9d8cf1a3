import type { Advice, TiedReading } from '#advice.ts';
import type { Content } from '#content/content.ts';
import type { AskedQuestion, ExamState, TimeLeft } from '#engine/exam-state.ts';
import { findAskable } from '#engine/find-askable.ts';
import { joinSayings } from '#engine/say.ts';
import { step } from '#engine/step.ts';
import { takeOver } from '#engine/take-over.ts';
import { type JudgedEvent, standingVerdict, type Verdict } from '#engine/verdict.ts';
import { readable } from '#grading/answer-grade.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { ExamEvent, ExaminerReply } from '../exam.ts';
import { checkLead, type Refusal } from './check-lead.ts';
import { stateAt, tieTo } from './find-task.ts';
import { readLate } from './read-late.ts';
import { splitReply } from './split-reply.ts';
import { weighReading } from './weigh-reading.ts';

export interface AdvisedTurn {
  state: ExamState;
  reply: ExaminerReply;
  /** What was judged of it, and what was read late: for the record. */
  verdicts: readonly Verdict[];
  /** Why the lead was not taken; null where it was, or where there was none. */
  refusal: Refusal | 'does-not-fit' | null;
}

/**
 * The step of the exam with what a model advised, if it was asked. All of it is checked here, every time: advice that is
 * stored, late, forged or meant for another turn changes nothing but what it may change.
 */
export function stepWithAdvice(
  state: ExamState,
  event: JudgedEvent,
  advice: Advice | null,
  shipped: Content,
  time?: TimeLeft,
): AdvisedTurn {
  if (!advice) return { ...step(state, event, shipped, time), refusal: null };
  const content = contentFor(state, shipped);
  const own = advice.readings.find((reading) => isOf(reading, state, event));
  const others = advice.readings.filter((reading) => reading !== own);
  const told = others.reduce((exam, reading) => readLate(exam, reading, content), takeOver(state, content));
  const weighed =
    own && event.type === 'pilot-said' ? weighFor(told, event, own, content) : { state: told, said: event };
  const turn = step(weighed.state, weighed.said, shipped, time);
  const spent = state.advised ?? { calls: 0, tokens: 0 };
  // Counted on from the exam before this event: an answer that is taken back was paid for all the same.
  const advised = { calls: spent.calls + advice.calls, tokens: spent.tokens + advice.tokens };
  const read = {
    ...turn,
    state: { ...turn.state, advised },
    verdicts: [...readSince(state, turn.state), ...turn.verdicts],
  };
  return own ? takeLead(event, read, own.lead, content) : { ...read, refusal: null };
}

function isOf({ questionId, followUp, of }: TiedReading, state: ExamState, event: ExamEvent): boolean {
  if (event.type !== 'pilot-said' || of !== tieTo(readable(event.text))) return false;
  const { current } = stateAt(state, event);
  return current?.questionId === questionId && current.followUp === followUp;
}

/** An answer that goes on is weighed in the exam before its beginning, and put back there with it. */
function weighFor(
  state: ExamState,
  event: Extract<JudgedEvent, { type: 'pilot-said' }>,
  reading: TiedReading,
  content: Content,
) {
  const before = stateAt(state, event);
  const weighed = weighReading(before, { ...event, continuesLastAnswer: false }, reading, content);
  return { state: weighed.state, said: weighed.said };
}

/** The verdicts that were read late, oldest first; none that an answer which goes on has taken back. */
function readSince(before: ExamState, after: ExamState): Verdict[] {
  const { beforeLastAnswer } = before;
  const known = new Set([...verdictsOf(before), ...(beforeLastAnswer ? verdictsOf(beforeLastAnswer) : [])]);
  return verdictsOf(after).filter((verdict) => verdict.reason === 'read-late' && !known.has(verdict));
}

const verdictsOf = ({
  asked,
  waiting = [],
  current,
}: Pick<ExamState, 'asked' | 'waiting' | 'current'>): readonly Verdict[] =>
  [...asked, ...waiting, ...(current ? [current] : [])].flatMap(({ verdicts = [] }) => verdicts);

function takeLead(
  event: ExamEvent,
  turn: Omit<AdvisedTurn, 'refusal'>,
  lead: string,
  content: Content,
): AdvisedTurn {
  if (!lead.trim()) return { ...turn, refusal: null };
  const before = turn.state.beforeLastAnswer;
  const scripted = before && splitReply(before, turn);
  const answer = before?.current && findFiled(before.current, turn.state);
  const answered = answer && findAskable(answer, content);
  if (event.type !== 'pilot-said' || !scripted || !answered) return { ...turn, refusal: 'does-not-fit' };
  const next = turn.state.current && findAskable(turn.state.current, content);
  const verdict = standingVerdict(answer);
  const refusal = checkLead(lead, { scripted, pilotSaid: event.text, answered, verdict, next });
  if (refusal) return { ...turn, refusal };
  const text = joinSayings([scripted.kept, lead, scripted.ask]);
  return { ...turn, reply: { ...turn.reply, text }, refusal: null };
}

/** The question that was at hand, as it was filed. */
function findFiled({ questionId, followUp }: AskedQuestion, { asked }: ExamState): AskedQuestion | undefined {
  const last = asked.at(-1);
  return last?.questionId === questionId && last.followUp === followUp ? last : undefined;
}
