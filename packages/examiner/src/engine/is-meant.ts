import { isDontKnow } from '#grading/read/says-nothing.ts';
import { recogniseLookUp } from '#references/recognise-look-up.ts';
import type { ExamState } from './exam-state.ts';
import { asides, asksForBooks, soundsLikeTalk } from './find-to-judge.ts';
import { isWish, type Judged, type ToJudge } from './judge-answer.ts';
import { isLookingUp } from './look-up.ts';
import { beginsByAsking, isOneQuestion } from './own-question.ts';
import { recogniseIntents } from './recognise-intent.ts';
import { isMainlyAnswer, type Understood } from './understand.ts';
import { isAnythingElse } from './understand-reply.ts';
import { addsNothing, isHeard, standingVerdict, type Verdict } from './verdict.ts';

/** Whether words that may be an answer are one: of those beside a wish, and those over open books, not all are. */
export function isMeant(state: ExamState, answer: Judged, understood: Understood): boolean {
  const { acts } = understood;
  const { toJudge, verdict } = answer;
  const { text } = toJudge.parts.at(-1)!;
  const before = standingOf(state);
  if (isLookingUp(state)) return !isWish(answer, acts) && !addsNothing(before, verdict);
  if (!isWish(answer, acts)) {
    // After "anything else?" words that add nothing are a no, whatever small talk comes with them.
    const isNo = isAnythingElse(state.progress.expecting) && acts.every((act) => asides.includes(act));
    // A story after it takes nothing from an answer, though nothing of that is credited.
    const isTold = acts.every((act) => soundsLikeTalk.includes(act)) && countWords(text) >= FEWEST_WORDS_TOLD;
    return isNo || isTold || isMainlyAnswer(understood) || isDontKnow(text) || !addsNothing(before, verdict);
  }
  // "Read me the key points", "just tell me the answer" hold a word of many an answer.
  if (acts.includes('orders') || recogniseIntents(text).includes('wants-answer')) return false;
  // "Is it thirty minutes?" sounds like a question of his own, and is an answer where it earns a point.
  return earnsEssential(before, verdict, toJudge) || asksForBooks(text, acts, toJudge.askable.references);
}

/** Fewer before a story lead in to it. */
const FEWEST_WORDS_TOLD = 6;
const countWords = (text: string) => text.trim().split(/\s+/).length;

/** Beside a wish of his own: words that neither earn nor lose anything go with it. */
export const saysMore = (state: ExamState, { verdict, toJudge }: Judged): boolean =>
  !addsNothing(standingOf(state), verdict) || isDontKnow(toJudge.parts.at(-1)!.text);

/** "What heading? I don't have a chart.", "Is that the failed one?": taken for an answer, it says nothing of any point, and asks in plain words. */
export function onlyAsks(
  state: ExamState,
  { toJudge, verdict }: Judged,
  { acts, shortReply }: Understood,
): boolean {
  const { text } = toJudge.parts.at(-1)!;
  return (
    acts.length === 0 &&
    shortReply === null &&
    (state.progress.expecting.for === 'answer' || state.progress.expecting.for === 'more') &&
    addsNothing(standingOf(state), verdict) &&
    (beginsByAsking(text) || isOneQuestion(text)) &&
    !isDontKnow(text) &&
    recogniseLookUp(text, toJudge.askable.references) === null
  );
}

function earnsEssential(before: Verdict | undefined, after: Verdict, { askable }: ToJudge): boolean {
  return askable.keyPoints.some(
    ({ essential, id }) => essential && isHeard(after, id) && !isHeard(before, id),
  );
}

const standingOf = ({ current }: ExamState) => (current ? standingVerdict(current) : undefined);
