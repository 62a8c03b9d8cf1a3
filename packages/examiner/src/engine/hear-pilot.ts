import type { Act } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { readable } from '#grading/answer-grade.ts';
import { askForFigure, hearAnswer } from './answer.ts';
import {
  asksLeave,
  asksToUse,
  endLeave,
  giveLeave,
  isBack,
  whileHeLooks,
  withoutLeaveOf,
} from './ask-leave.ts';
import { askedBeside } from './asked-beside.ts';
import { asksAgain } from './case-question.ts';
import { isConfirmingStop, settleStop, takesBackStop, takeUpAgain } from './confirm-stop.ts';
import { correctEarlier } from './correct-earlier.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { type Answers, asides, findAnswers, hasWords } from './find-to-judge.ts';
import { grantWish } from './grant-wish.ts';
import { isMeant, onlyAsks, saysMore } from './is-meant.ts';
import { isVerdictOn, isWish, type Judged, judgeAnswer, type ToJudge } from './judge-answer.ts';
import { keepAnswer } from './keep-answer.ts';
import { lines } from './lines.ts';
import { lookBack } from './look-back.ts';
import { isLookingUp, overhearLookUp } from './look-up.ts';
import { type OwnQuestion, offers } from './own-question.ts';
import { comeBackNext } from './put-off.ts';
import { rewind } from './rewind.ts';
import { sayOne, type Turn } from './say.ts';
import { seeToExhibit } from './see-to-exhibit.ts';
import { sayWhetherEnough, seenAndAsked, speakInPassing, withoutLead } from './speak-in-passing.ts';
import { askToSpeakUp } from './speak-up.ts';
import { spendTime } from './time-left.ts';
import { isMainlyAnswer, type Understood } from './understand.ts';
import { isAnythingElse, understandReply } from './understand-reply.ts';
import { type PilotSaid, standingVerdict } from './verdict.ts';
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
  const goesOn = { ...understood, acts: understood.acts.filter((act) => act !== 'stop') };
  if (isConfirmingStop(heard)) {
    const settled = settleStop(heard, text, understood, content);
    // He was asked once whether that was meant.
    return 'turn' in settled ? settled.turn : hearUnderstood(settled.goesOn, said, goesOn, content);
  }
  if (!understood.acts.includes('stop') || !takesBackStop(text))
    return hearUnderstood(heard, said, understood, content);
  const isAll = goesOn.answer === '' && goesOn.acts.length === 0;
  return isAll ? takeUpAgain(heard, false, content) : hearUnderstood(heard, said, goesOn, content);
}

function hearUnderstood(before: ExamState, said: PilotSaid, heard: Understood, content: Content): Turn {
  const state = endLeave(before);
  const { expecting } = state.progress;
  const asked = state.current && findAskable(state.current, content);
  const understood = withoutLeaveOf(heard, asked);
  const { shortReply } = understood;
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
  const begun = answer && saysMore(state, answer) ? keep(state, answer, said) : null;
  // Who has said all needs no calculator for it any more: he may, and the exam goes on.
  const wantsTo =
    understood.asks?.kind === 'leave' &&
    !answer?.verdict.satisfactory &&
    !(begun && asksToUse(understood.asks.text));
  const isOpen = !answer?.verdict.satisfactory && !acts.some((act) => leavesQuestion.includes(act));
  // Over open books he talks to himself, and of a figure that is asked for he speaks of nothing else.
  const mayLook = hasFloor || expecting.for === 'found' || expecting.for === 'document';
  const seen = mayLook && isOpen && seeToExhibit(state, said.text, content, begun !== null);
  if (hasFloor && ((wantsTo && !seen) || asksLeave(said.text, asked))) return giveLeave(state, begun);
  if (seen && !begun) return seenAndAsked(seen, said, understood, content);
  const looks = seen && begun && seeToExhibit(begun, said.text, content, true);
  if (looks && seen.isReply) return whileHeLooks(looks);
  const comesBack = answer?.verdict.satisfactory && acts.includes('later');
  const withAnswer = begun ?? (answer && keep(state, answer, said));
  const kept = withAnswer && comesBack ? comeBackNext(withAnswer) : withAnswer;
  if (kept && shortReply === 'no' && expecting.for === 'read-back')
    return askForFigure(kept, expecting.pointId, expecting.slot);
  if (kept && hasFloor && !answer?.verdict.satisfactory && asksAgain(said.text))
    return { state: kept, say: sayAgain(kept, content) };
  if (kept && !answer?.verdict.satisfactory && judged.saidBefore?.verdict.satisfactory)
    return lookBack(kept, judged.saidBefore, content);
  // "Nothing else there. But about the fuel, I meant 45.": he had been asked for more, and that was all of it.
  const noted =
    !answer && isAnythingElse(expecting) && isBeside(acts, 'corrects-earlier')
      ? correctEarlier(state, judged.correction, true)
      : null;
  if (noted && asked && standingOf(state)) {
    const isAll = { asked, before: standingOf(state), isBeside: true, asks: null };
    const next = hearAnswer(spendTime(noted.state, noted.say), isAll, content);
    return { ...next, say: [...noted.say, ...withoutLead(next)] };
  }
  const corrected =
    kept && isBeside(acts, 'corrects-earlier') && correctEarlier(kept, judged.correction, true);
  const asks = askedBeside(answer?.toJudge.parts.at(-1)?.said ?? said.text, understood);
  const granted =
    answer && (corrected || seen || goesFirst(answer, understood, asks))
      ? null
      : grantWish(
          state,
          { acts, text: said.text, asks: understood.asks, assumed: said.assumed, kept, ...judged },
          content,
        );
  if (granted) return acts.includes('hint') ? sayWhetherEnough(granted, kept ?? state, asks) : granted;
  const spoken = corrected || (kept && answer && speakInPassing(kept, answer, said, understood, content));
  const given = answer && {
    asked: answer.toJudge,
    before: standingOf(state),
    isBeside: Boolean(spoken),
    asks,
    isDone: acts.includes('skip'),
  };
  const turn = hearAnswer(spoken ? spendTime(spoken.state, spoken.say) : (kept ?? state), given, content);
  // What he is about to read is not taken away.
  if (looks && turn.state.asked.length > state.asked.length) return whileHeLooks(looks);
  if (spoken) return { ...turn, say: [...spoken.say, ...withoutLead(turn)] };
  return given ? sayWhetherEnough(turn, kept ?? state, asks) : turn;
}

/** Acts after which what lies there is put away. */
const leavesQuestion: readonly Act[] = ['stop', 'skip', 'later'];

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

/** With nothing else than asides beside it. */
const isBeside = (acts: readonly Act[], act: Act) =>
  acts.includes(act) &&
  acts.every((other) => other === act || other === 'already-answered' || asides.includes(other));

/**
 * Who has said all that was asked for waits neither for a hint nor for the question once more, and comes to the next in any case: to
 * the one that he put off before, where he would go back to it.
 */
const notNeeded: readonly Act[] = [...asides, 'repeat', 'rephrase', 'already-answered', 'skip', 'later'];

/** That goes for him too who goes on to answer. */
function goesFirst(answer: Judged, understood: Understood, asks: OwnQuestion | null): boolean {
  const { acts } = understood;
  if (isMainlyAnswer(understood) || isWish(answer, acts)) return true;
  // "Shall I give an example of each, or just the headings?" is none about our words.
  if (offers(asks) && acts.every((act) => notNeeded.includes(act))) return true;
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
