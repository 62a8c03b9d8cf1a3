import type { Act } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { readable } from '#grading/answer-grade.ts';
import { isDontKnow } from '#grading/read/says-nothing.ts';
import { recogniseLookUp } from '#references/recognise-look-up.ts';
import { askForFigure, hearAnswer } from './answer.ts';
import { asksLeave, endLeave, giveLeave, isBack } from './ask-leave.ts';
import { askedBeside } from './asked-beside.ts';
import { asksAgain } from './case-question.ts';
import { isConfirmingStop, settleStop } from './confirm-stop.ts';
import { correctEarlier } from './correct-earlier.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { type Answers, asides, asksForBooks, findAnswers, hasWords } from './find-to-judge.ts';
import { grantWish } from './grant-wish.ts';
import { isVerdictOn, isWish, type Judged, judgeAnswer, type ToJudge } from './judge-answer.ts';
import { keepAnswer } from './keep-answer.ts';
import { lines } from './lines.ts';
import { isLookingUp, overhearLookUp } from './look-up.ts';
import { beginsByAsking } from './own-question.ts';
import { rewind } from './rewind.ts';
import { sayOne, type Turn } from './say.ts';
import { sayWhetherEnough, speakInPassing, withoutLead } from './speak-in-passing.ts';
import { askToSpeakUp } from './speak-up.ts';
import { spendTime } from './time-left.ts';
import { isMainlyAnswer, type Understood } from './understand.ts';
import { isAnythingElse, understandReply } from './understand-reply.ts';
import type { PilotSaid } from './verdict.ts';
import { addsNothing, isHeard, standingVerdict, type Verdict } from './verdict.ts';
import { readOut, sayAgain } from './without-sight.ts';

/** What the pilot said: an answer, a wish, or something that deserves a human word. */
export function hearPilot(state: ExamState, said: PilotSaid, content: Content): Turn {
  const before = said.continuesLastAnswer && state.beforeLastAnswer ? rewind(state) : state;
  const { beforeLastAnswer: _, ...snapshot } = before;
  const text = readable(said.text);
  return respond({ ...before, beforeLastAnswer: snapshot }, { ...said, text }, content);
}

function respond(state: ExamState, said: PilotSaid, content: Content): Turn {
  const { text } = said;
  if (!hasWords(text)) return isLookingUp(state) ? { state, say: [] } : askToSpeakUp(state);
  const heard: ExamState = { ...state, unclear: 0 };
  const read = readOut(heard, text, content);
  if (read) return read;
  const understood = understandReply(heard, text, said.parts);
  if (!isConfirmingStop(heard)) return hearUnderstood(heard, said, understood, content);
  const settled = settleStop(heard, text, understood, content);
  return 'turn' in settled ? settled.turn : hearUnderstood(settled.goesOn, said, understood, content);
}

function hearUnderstood(before: ExamState, said: PilotSaid, understood: Understood, content: Content): Turn {
  const { shortReply } = understood;
  const state = endLeave(before);
  const { expecting } = state.progress;
  const asked = state.current && findAskable(state.current, content);
  const hasFloor = expecting.for === 'answer' || expecting.for === 'more';
  if (isBack(before, understood) && asked && standingOf(state))
    return hearAnswer(state, { asked, before: undefined, isBeside: false, asks: null }, content);
  if (shortReply === 'ready' && expecting.for === 'answer') return sayOne(state, lines.ready);
  const judged = judgeOnce(findAnswers(state, said, understood, content), said);
  const asksOnly = judged.answer !== undefined && onlyAsks(state, judged.answer, understood);
  const acts: readonly Act[] = asksOnly ? ['asks-fact'] : understood.acts;
  // "One more gallon for taxi, say 1.4." that corrects nothing goes on with the answer that he has begun.
  const goesOn =
    understood.answer !== '' &&
    acts.length > 0 &&
    acts.every((act) => act === 'corrects-earlier') &&
    !judged.correction &&
    hasFloor &&
    state.current?.parts.length;
  const answer =
    !asksOnly && judged.answer && (goesOn || isMeant(state, judged.answer, understood))
      ? judged.answer
      : null;
  if (isLookingUp(state) && !answer && !acts.some((act) => heardOverBooks.includes(act)))
    return overhearLookUp(state, said.text);
  // Who has said all needs no calculator for it any more: he may, and the exam goes on.
  const wantsTo = understood.asks?.kind === 'leave' && !answer?.verdict.satisfactory;
  if (hasFloor && (wantsTo || asksLeave(said.text, asked)))
    return giveLeave(state, answer && saysMore(state, answer) ? keep(state, answer, said) : null);
  const kept = answer && keep(state, answer, said);
  if (kept && shortReply === 'no' && expecting.for === 'read-back')
    return askForFigure(kept, expecting.pointId, expecting.slot);
  if (kept && hasFloor && !answer.verdict.satisfactory && asksAgain(said.text))
    return { state: kept, say: sayAgain(kept, content) };
  const corrected =
    kept && isBeside(acts, 'corrects-earlier') && correctEarlier(kept, judged.correction, true);
  const granted =
    answer && (corrected || goesFirst(answer, understood))
      ? null
      : grantWish(
          state,
          { acts, text: said.text, asks: understood.asks, assumed: said.assumed, kept, ...judged },
          content,
        );
  if (granted) return granted;
  const spoken = corrected || (kept && answer && speakInPassing(kept, answer, said, understood, content));
  const heard = answer && {
    asked: answer.toJudge,
    before: standingOf(state),
    isBeside: Boolean(spoken),
    asks: askedBeside(answer.toJudge.parts.at(-1)!.said ?? said.text, understood),
    isDone: acts.includes('skip'),
  };
  const turn = hearAnswer(spoken ? spendTime(spoken.state, spoken.say) : (kept ?? state), heard, content);
  if (spoken) return { ...turn, say: [...spoken.say, ...withoutLead(turn)] };
  return heard ? sayWhetherEnough(turn, kept ?? state, heard.asks) : turn;
}

/** Beside a wish of his own: words that neither earn nor lose anything go with it. */
const saysMore = (state: ExamState, { verdict, toJudge }: Judged): boolean =>
  !addsNothing(standingOf(state), verdict) || isDontKnow(toJudge.parts.at(-1)!.text);

/** Each answer is judged once: what comes with its verdict, by that. */
function judgeOnce(
  { answer, correction, saidBefore }: Answers<ToJudge>,
  { verdicts = [] }: PilotSaid,
): Answers<Judged> {
  const judge = (toJudge: ToJudge | undefined): Judged | undefined =>
    toJudge && {
      toJudge,
      verdict: verdicts.find((given) => isVerdictOn(given, toJudge)) ?? judgeAnswer(toJudge),
    };
  return { answer: judge(answer), correction: judge(correction), saidBefore: judge(saidBefore) };
}

/** Over open books everything else that is no answer is talk with oneself. */
const heardOverBooks: readonly Act[] = ['stop', 'repeat', 'rephrase', 'asks-fact', 'skip', 'later'];

/** Whether words that may be an answer are one: of those beside a wish, and those over open books, not all are. */
function isMeant(state: ExamState, answer: Judged, understood: Understood): boolean {
  const { acts } = understood;
  const { toJudge, verdict } = answer;
  const { text } = toJudge.parts.at(-1)!;
  const before = standingOf(state);
  if (isLookingUp(state)) return !isWish(answer, acts) && !addsNothing(before, verdict);
  if (!isWish(answer, acts)) {
    // After "anything else?" words that add nothing are a no, whatever small talk comes with them.
    const isNo = isAnythingElse(state.progress.expecting) && acts.every((act) => asides.includes(act));
    return isNo || isMainlyAnswer(understood) || isDontKnow(text) || !addsNothing(before, verdict);
  }
  // "Read me the key points" holds a word of many an answer.
  if (acts.includes('orders')) return false;
  // "Is it thirty minutes?" sounds like a question of his own, and is an answer where it earns a point.
  return earnsEssential(before, verdict, toJudge) || asksForBooks(text, acts, toJudge.askable.references);
}

/** With nothing else than asides beside it. */
const isBeside = (acts: readonly Act[], act: Act) =>
  acts.includes(act) &&
  acts.every((other) => other === act || other === 'already-answered' || asides.includes(other));

/** "What heading? I don't have a chart.": taken for an answer, it says nothing of any point, and asks in plain words. */
function onlyAsks(state: ExamState, { toJudge, verdict }: Judged, { acts, shortReply }: Understood): boolean {
  const { text } = toJudge.parts.at(-1)!;
  return (
    acts.length === 0 &&
    shortReply === null &&
    (state.progress.expecting.for === 'answer' || state.progress.expecting.for === 'more') &&
    addsNothing(standingOf(state), verdict) &&
    beginsByAsking(text) &&
    !isDontKnow(text) &&
    recogniseLookUp(text, toJudge.askable.references) === null
  );
}

function earnsEssential(before: Verdict | undefined, after: Verdict, { askable }: ToJudge): boolean {
  return askable.keyPoints.some(
    ({ essential, id }) => essential && isHeard(after, id) && !isHeard(before, id),
  );
}

/** Who has said all that was asked for waits neither for a hint nor for the question once more, and comes to the next in any case. */
const notNeeded: readonly Act[] = [...asides, 'repeat', 'rephrase', 'already-answered', 'skip'];

/** That goes for him too who goes on to answer. */
function goesFirst(answer: Judged, understood: Understood): boolean {
  const { acts } = understood;
  if (isMainlyAnswer(understood) || isWish(answer, acts)) return true;
  return answer.verdict.satisfactory && acts.every((act) => notNeeded.includes(act));
}

function keep(state: ExamState, { toJudge, verdict }: Judged, { readings, covers }: PilotSaid): ExamState {
  const parts = readings ? toJudge.parts.with(-1, { ...toJudge.parts.at(-1)!, readings }) : toJudge.parts;
  return {
    ...state,
    current: state.current && keepAnswer(state.current, { ...toJudge, parts }, verdict, covers),
  };
}

const standingOf = ({ current }: ExamState) => (current ? standingVerdict(current) : undefined);
