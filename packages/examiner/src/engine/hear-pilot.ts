import type { Act } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { readable } from '#grading/answer-grade.ts';
import { isDontKnow } from '#grading/dont-know.ts';
import { askForFigure, hearAnswer } from './answer.ts';
import { isConfirmingStop, settleStop } from './confirm-stop.ts';
import type { ExamState } from './exam-state.ts';
import { type Answers, asides, asksForBooks, findAnswers, hasWords } from './find-to-judge.ts';
import { grantWish } from './grant-wish.ts';
import { isVerdictOn, type Judged, judgeAnswer, type ToJudge } from './judge-answer.ts';
import { keepAnswer } from './keep-answer.ts';
import { lines } from './lines.ts';
import { isLookingUp, overhearLookUp } from './look-up.ts';
import { rewind } from './rewind.ts';
import { sayOne, type Turn } from './say.ts';
import { askToSpeakUp } from './speak-up.ts';
import { isMainlyAnswer, type Understood, understand } from './understand.ts';
import type { PilotSaid } from './verdict.ts';
import { addsNothing, isHeard, standingVerdict, type Verdict } from './verdict.ts';

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
  const understood = understand(text, said.parts);
  if (!isConfirmingStop(heard)) return hearUnderstood(heard, said, understood, content);
  const settled = settleStop(heard, text, understood, content);
  return 'turn' in settled ? settled.turn : hearUnderstood(settled.goesOn, said, understood, content);
}

function hearUnderstood(state: ExamState, said: PilotSaid, understood: Understood, content: Content): Turn {
  const { acts, shortReply } = understood;
  const { expecting } = state.progress;
  if (shortReply === 'ready' && expecting.for === 'answer') return sayOne(state, lines.ready);
  const judged = judgeOnce(findAnswers(state, said, understood, content), said);
  const answer = judged.answer && isMeant(state, judged.answer, understood) ? judged.answer : null;
  if (isLookingUp(state) && !answer && !acts.some((act) => heardOverBooks.includes(act)))
    return overhearLookUp(state, said.text);
  const kept = answer && keep(state, answer, said);
  if (kept && shortReply === 'no' && expecting.for === 'read-back')
    return askForFigure(kept, expecting.pointId, expecting.slot);
  const granted =
    answer && goesFirst(answer, understood)
      ? null
      : grantWish(state, { acts, text: said.text, kept, ...judged }, content);
  return granted ?? hearAnswer(kept ?? state, answer && { ...answer, before: standingOf(state) }, content);
}

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
  if (!isWish(answer, acts))
    return isMainlyAnswer(understood) || isDontKnow(text) || !addsNothing(before, verdict);
  // "Is it thirty minutes?" sounds like a question of his own, and is an answer where it earns a point.
  return earnsEssential(before, verdict, toJudge) || asksForBooks(text, acts, toJudge.askable.references);
}

/** All that was said was judged, wish and all. */
const isWish = ({ toJudge }: Judged, acts: readonly Act[]) =>
  acts.length > 0 && toJudge.parts.at(-1)?.said === undefined;

function earnsEssential(before: Verdict | undefined, after: Verdict, { askable }: ToJudge): boolean {
  return askable.keyPoints.some(
    ({ essential, id }) => essential && isHeard(after, id) && !isHeard(before, id),
  );
}

/** Nobody waits for a hint who has said all that was asked for, or who goes on to answer. */
function goesFirst(answer: Judged, understood: Understood): boolean {
  const { acts } = understood;
  if (isMainlyAnswer(understood) || isWish(answer, acts)) return true;
  return answer.verdict.satisfactory && acts.every((act) => asides.includes(act));
}

function keep(state: ExamState, { toJudge, verdict }: Judged, { readings }: PilotSaid): ExamState {
  const parts = readings ? toJudge.parts.with(-1, { ...toJudge.parts.at(-1)!, readings }) : toJudge.parts;
  return { ...state, current: state.current && keepAnswer(state.current, parts, verdict, toJudge) };
}

const standingOf = ({ current }: ExamState) => (current ? standingVerdict(current) : undefined);
