import type { Act } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { type AnswerPart, longestAnswer } from '#grading/answer-grade.ts';
import { isDontKnow } from '#grading/dont-know.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { recogniseLookUp } from '#grading/look-up.ts';
import type { ExamEvent } from '../exam.ts';
import { askForFigure, hearAnswer, saysNothing } from './answer.ts';
import { isConfirmingStop, settleStop } from './confirm-stop.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { grantWish } from './grant-wish.ts';
import { keepPart } from './keep-part.ts';
import { lines } from './lines.ts';
import { isLookingUp, overhearLookUp } from './look-up.ts';
import { sayOne, type Turn } from './say.ts';
import { askToSpeakUp } from './speak-up.ts';
import { type Understood, understand } from './understand.ts';

type PilotSaid = Extract<ExamEvent, { type: 'pilot-said' }>;

/** What the pilot said: an answer, a wish, or something that deserves a human word. */
export function hearPilot(state: ExamState, said: PilotSaid, content: Content): Turn {
  const before = said.continuesLastAnswer && state.beforeLastAnswer ? rewind(state) : state;
  const { beforeLastAnswer: _, ...snapshot } = before;
  const text = said.text.slice(0, longestAnswer);
  return respond({ ...before, beforeLastAnswer: snapshot }, { ...said, text }, content);
}

/** Back to before the last answer; that time runs out is not undone. */
export function rewind(state: ExamState): ExamState {
  const { time, isClosing } = state;
  return { ...state.beforeLastAnswer!, ...(time && { time }), isClosing, beforeLastAnswer: null };
}

function respond(state: ExamState, said: PilotSaid, content: Content): Turn {
  const { text } = said;
  if (!/[\p{L}\p{N}]/u.test(text)) return isLookingUp(state) ? { state, say: [] } : askToSpeakUp(state);
  const heard: ExamState = { ...state, unclear: 0 };
  const understood = understand(text, said.parts);
  if (isConfirmingStop(heard)) {
    const settled = settleStop(heard, text, understood, content);
    if ('turn' in settled) return settled.turn;
    return hearUnderstood(settled.goesOn, said, understood, content);
  }
  return hearUnderstood(heard, said, understood, content);
}

function hearUnderstood(state: ExamState, said: PilotSaid, understood: Understood, content: Content): Turn {
  const { answer, acts, shortReply } = understood;
  const { expecting } = state.progress;
  if (isLookingUp(state) && !acts.some((act) => heardOverBooks.includes(act))) {
    const asked = state.current && findAskable(state.current, content);
    if (!answer || !asked || saysNothing(asked, { text: answer })) return overhearLookUp(state, said.text);
  }
  if (shortReply === 'no' && expecting.for === 'read-back') {
    const struck = keepPart(state, { ...partOf(state, said, said.text), strikes: true });
    return askForFigure(struck, expecting.pointId, expecting.slot);
  }
  if (shortReply === 'ready' && expecting.for === 'answer') return sayOne(state, lines.ready);
  // What earns a point is an answer, however much it sounds like talk: "is it thirty minutes?"
  const isLong = answer === '' && said.text.trim().split(/\s+/).length >= LONGER_THAN_A_WISH;
  const mayEarn = isLong ? mayBeLongAnswer : mayBeAnswer;
  const earns =
    acts.length > 0 &&
    acts.every((act) => mayEarn.includes(act)) &&
    (earnsPoint(state, said.text, content) || asksForBooks(state, said.text, content));
  const words = earns ? said.text : answer;
  const holdsAnswer = words !== '' && (acts.length === 0 || bears(state, words, content));
  const part = holdsAnswer ? partOf(state, said, words) : null;
  const wish = earns ? null : grantWish(state, { acts, text: said.text, part }, content);
  return wish ?? hearAnswer(state, part ?? partOf(state, said, said.text), said.typed, content);
}

/** Over open books everything else that is no answer is talk with oneself. */
const heardOverBooks: readonly string[] = ['stop', 'repeat', 'rephrase', 'asks-fact', 'skip', 'later'];

/** Acts whose words an answer may have as well. */
const mayBeAnswer: readonly Act[] = ['asks-fact', 'hint', 'small-talk', 'nervous', 'argues', 'wants-verdict'];

/** "Wait for the fog to lift, then go": and these, in so many words that no mere wish has. */
const mayBeLongAnswer: readonly Act[] = [...mayBeAnswer, 'repeat', 'rephrase', 'wait', 'later', 'skip'];
const LONGER_THAN_A_WISH = 10;

/** "Could I look that up in the POH?" is an answer. */
function asksForBooks(state: ExamState, text: string, content: Content): boolean {
  const asked = state.current && findAskable(state.current, content);
  return !!asked && recogniseLookUp(text, asked.askable.references) !== null;
}

function earnsPoint(state: ExamState, text: string, content: Content): boolean {
  const asked = state.current && findAskable(state.current, content);
  if (!asked || state.progress.expecting.for === 'look-up') return false;
  const { keyPoints } = gradeAnswer(asked.askable, text);
  return asked.askable.keyPoints.some(
    ({ essential }, index) => essential && keyPoints[index]?.verdict === 'heard',
  );
}

/** Whether what stands beside a wish is an answer worth keeping, and not the "well, um" before it. */
function bears(state: ExamState, answer: string, content: Content): boolean {
  const asked = state.current && findAskable(state.current, content);
  if (!asked) return false;
  return isDontKnow(answer) || !saysNothing(asked, { text: answer, about: numberAsked(state) });
}

function partOf(state: ExamState, { typed, readings }: PilotSaid, text: string): AnswerPart {
  const about = numberAsked(state);
  // "No, I said a thousand above": whatever follows, the number read back was not his.
  const strikes =
    about && state.progress.expecting.for === 'read-back' && denies.test(text) ? true : undefined;
  return { text, isSpoken: typed ? undefined : true, about, strikes, readings };
}

const denies = /^\W*(?:(?:uh|um|oh|well|sorry|oops)\W+)*(?:no|nope|nah|negative)\b/i;

/** The number that the examiner has just asked about, if it was one. */
function numberAsked({ progress }: ExamState): AnswerPart['about'] {
  const { expecting } = progress;
  return 'pointId' in expecting ? { pointId: expecting.pointId, slot: expecting.slot } : undefined;
}
