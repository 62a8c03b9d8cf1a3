import type { Content } from '#content/content.ts';
import type { AnswerPart, KeyPointGrade } from '#grading/answer-grade.ts';
import { moveOn } from './ask.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { mostAlike } from './find-corrected.ts';
import type { Judged } from './judge-answer.ts';
import { asLate, type ToJudge } from './judge-answer.ts';
import { keepAnswer } from './keep-answer.ts';
import { lines } from './lines.ts';
import { sayOne, type Turn } from './say.ts';
import { isAnythingElse } from './understand-reply.ts';
import { isHeard, standingVerdict } from './verdict.ts';

/**
 * "I already said that": what he said to the other parts of this question, and to the other question that his answer
 * is most alike to what is asked here, is looked at as an answer to this one.
 */
export function findSaidBefore(state: ExamState, now: AnswerPart, content: Content): ToJudge | undefined {
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
  // "I said June thirtieth": whoever insists mostly says it again.
  const parts = [...before.map(asLate), ...current.parts, now];
  return { ...asked, followUp, parts, earlier: [], reason: 'said-before' };
}

/** "We just had that one", "the ahrs failed like I said": beside an answer, which then may lack what was said before. */
export const saysSaidBefore = (text: string): boolean =>
  /\b(?:we|you) (?:just|already) (?:had|did|covered|asked|went over)\b|\b(?:like|as) i (?:just )?(?:said|told you|mentioned)\b|\bi(?:'ve| have)? (?:just|already) (?:said|told you|gave|given|mentioned|answered)\b|\bsame as (?:i said|before)\b/i.test(
    text,
  );

/** Credited where it was said; where it was not, or said otherwise, nothing is held against him. */
export function lookBack(state: ExamState, found: Judged | undefined, content: Content): Turn {
  const { current } = state;
  if (!found || !current) return askOnceMore(state, content);
  const { verdict, toJudge } = found;
  const standing = standingVerdict(current);
  // He was asked for more all the same, or taken for one who wants to stop.
  if (standing?.satisfactory && !verdict.contradicted) return leaveHeld(state, content);
  // "I told you that before" may hold a word of a point, and tells nothing unless it tells all of it.
  const tells = ({ parts }: KeyPointGrade) =>
    verdict.satisfactory || parts.some((part) => part < toJudge.parts.length - 1);
  const earns = verdict.keyPoints.some(
    (point) => isHeard(verdict, point.id) && !isHeard(standing, point.id) && tells(point),
  );
  const isBetter = !verdict.contradicted && earns;
  if (!isBetter) return askOnceMore(state, content);
  const kept: ExamState = { ...state, current: keepAnswer(current, toJudge, verdict) };
  if (!verdict.satisfactory) return sayOne(kept, lines.sayItOnceMore);
  return leaveHeld(kept, content);
}

function leaveHeld(state: ExamState, content: Content): Turn {
  const said = sayOne(state, lines.soYouDid);
  const next = moveOn(said.state, 'held', content, null);
  return { state: next.state, say: [...said.say, ...next.say] };
}

/** The examiner's ear may be at fault: who was asked for it by itself already is not asked again, others once, and only what was heard wrong counts. */
const MOST_TIMES_NOT_FOUND = 2;

function askOnceMore(state: ExamState, content: Content): Turn {
  const { current, progress } = state;
  const isWrong = current && standingVerdict(current)?.contradicted;
  const outcome = isWrong ? 'failed' : 'unclear';
  // To "anything else?" it says that there is no more.
  if (isAnythingElse(progress.expecting)) return moveOn(state, outcome, content);
  const lookedBack = (progress.lookedBack ?? 0) + 1;
  const counted: ExamState = { ...state, progress: { ...progress, lookedBack } };
  const hasSpoken = progress.expecting.for === 'more' && current?.nudged?.length;
  if (lookedBack < MOST_TIMES_NOT_FOUND && !hasSpoken) return sayOne(counted, lines.sayItOnceMore);
  const said = sayOne(counted, lines.notFound);
  const next = moveOn(said.state, outcome, content, null);
  return { state: next.state, say: [...said.say, ...next.say] };
}
