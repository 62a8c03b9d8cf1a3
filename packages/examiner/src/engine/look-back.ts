import type { Content } from '#content/content.ts';
import { moveOn } from './ask.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { mostAlike } from './find-corrected.ts';
import type { Judged } from './judge-answer.ts';
import { asLate, type ToJudge } from './judge-answer.ts';
import { keepAnswer } from './keep-answer.ts';
import { lines } from './lines.ts';
import { sayOne, sayThenRepeat, type Turn } from './say.ts';
import { standingVerdict } from './verdict.ts';

/**
 * "I already said that": what he said to the other parts of this question, and to the other question that his answer
 * is most alike to what is asked here, is looked at as an answer to this one.
 */
export function findSaidBefore(state: ExamState, content: Content): ToJudge | undefined {
  const { current } = state;
  const asked = current && findAskable(current, content);
  if (!current || !asked) return undefined;
  const { questionId, followUp } = current;
  const others = state.asked.filter(({ parts }) => parts.length > 0);
  const related = others.filter((other) => other.questionId === questionId);
  const wanted = [asked.askable.ask, ...asked.askable.keyPoints.map(({ statement }) => statement)].join(' ');
  const elsewhere = mostAlike(
    wanted,
    others.filter((other) => other.questionId !== questionId),
    content,
  );
  const before = [...related, ...(elsewhere ? [elsewhere] : [])].flatMap(({ parts }) => parts);
  if (!before.length) return undefined;
  const parts = [...before.map(asLate), ...current.parts];
  return { ...asked, followUp, parts, earlier: [], reason: 'said-before' };
}

/** Credited where it was said; where it was not, or said otherwise, nothing is held against him. */
export function lookBack(state: ExamState, found: Judged | undefined, content: Content): Turn {
  const { current } = state;
  if (!found || !current) return sayThenRepeat(state, lines.sayItOnceMore);
  const { verdict, toJudge } = found;
  const heard = (one: typeof verdict | undefined) =>
    one?.keyPoints.filter((point) => point.verdict === 'heard').length ?? 0;
  const isBetter = !verdict.contradicted && heard(verdict) > heard(standingVerdict(current));
  if (!isBetter) return sayThenRepeat(state, lines.sayItOnceMore);
  const kept: ExamState = { ...state, current: keepAnswer(current, toJudge.parts, verdict, toJudge) };
  if (!verdict.satisfactory) return sayThenRepeat(kept, lines.sayItOnceMore);
  const said = sayOne(kept, lines.soYouDid);
  const next = moveOn(said.state, 'held', content, null);
  return { state: next.state, say: [...said.say, ...next.say] };
}
