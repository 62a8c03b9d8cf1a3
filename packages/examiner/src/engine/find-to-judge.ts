import type { Act } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { type AnswerPart, readable } from '#grading/answer-grade.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { recogniseLookUp } from '#references/recognise-look-up.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { ExamEvent } from '../exam.ts';
import { settleStop } from './confirm-stop.ts';
import type { AskedQuestion, ExamState } from './exam-state.ts';
import { exhibitAtHand } from './exhibit-at-hand.ts';
import { withoutExhibitWishes } from './exhibit-wish.ts';
import { findAskable } from './find-askable.ts';
import { findCorrected } from './find-corrected.ts';
import type { ToJudge } from './judge-answer.ts';
import { findSaidBefore, saysSaidBefore } from './look-back.ts';
import { rewind } from './rewind.ts';
import { takeOver } from './take-over.ts';
import type { Understood } from './understand.ts';
import { isAnythingElse, understandReply } from './understand-reply.ts';
import { type PilotSaid, standingVerdict } from './verdict.ts';

/** What is to be judged of what a pilot said: by what it is for. */
export interface Answers<One> {
  /** To the question at hand. */
  answer?: One | undefined;
  /** A correction of an earlier answer. */
  correction?: One | undefined;
  /** "I already said that." */
  saidBefore?: One | undefined;
}

/**
 * All that an event needs to have judged, before it is known what follows from it: nothing for most, one answer for an
 * answer. Whoever judges it hands the verdicts on with the event, and no step judges anything again.
 */
export function findToJudge(stored: ExamState, event: ExamEvent, shipped: Content): ToJudge[] {
  if (event.type !== 'pilot-said') return [];
  const content = contentFor(stored, shipped);
  const current = takeOver(stored, content);
  const state = event.continuesLastAnswer && current.beforeLastAnswer ? rewind(current) : current;
  const text = readable(event.text);
  if (state.phase !== 'running' || !hasWords(text)) return [];
  const understood = understandReply(state, text, event.parts);
  const settled = settleStop(state, text, understood, content);
  if ('turn' in settled) return [];
  return Object.values(findAnswers(settled.goesOn, { ...event, text }, understood, content)).flatMap(
    (found) => found ?? [],
  );
}

export const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The same for what is understood already. */
export function findAnswers(
  state: ExamState,
  said: PilotSaid,
  { answer, acts, shortReply }: Understood,
  content: Content,
): Answers<ToJudge> {
  const { expecting } = state.progress;
  if (shortReply === 'ready' && expecting.for === 'answer') return {};
  const isDenied = shortReply === 'no' && expecting.for === 'read-back';
  const correction = acts.includes('corrects-earlier') ? findCorrected(state, said, content) : undefined;
  // "Six months, I said, back to May first.": it corrects nothing earlier, and is about the question at hand.
  const isOfThis = !correction && acts.length > 0 && acts.every((act) => act === 'corrects-earlier');
  const isAllAnswer =
    isOfThis ||
    mayBeAnswer(state, said.text, { answer, acts, shortReply }, content) ||
    holdsMore(state, said.text, { answer, acts }, content);
  const heard = isAllAnswer ? said.text : answer;
  const words = exhibitAtHand(state, content) ? withoutExhibitWishes(heard) : heard;
  const part = words ? partOf(state, said, words, isDenied) : null;
  if (acts.includes('stop')) return part ? { answer: toJudge(state, part, content) } : {};
  return {
    ...(part && { answer: toJudge(state, part, content) }),
    ...(correction && { correction }),
    ...((part ? saysSaidBefore(said.text) : acts.includes('already-answered')) && {
      saidBefore: findSaidBefore(state, part ?? partOf(state, said, said.text, false), content),
    }),
  };
}

/** Beside an answer that says all they are asides; alone they may be an answer themselves. */
export const asides: readonly Act[] = [
  'asks-fact',
  'hint',
  'small-talk',
  'nervous',
  'argues',
  'wants-verdict',
];

/**
 * As a question, "carb ice?": of 40 short answers of that kind ten are found by the first two, and one by all others. "Practice
 * with an instructor first." is what he would do, and sounds like orders.
 */
const asQuestion: readonly Act[] = ['asks-fact', 'argues', 'orders'];

/** "Wait for the fog to lift, then go": and these, in so many words that no mere wish has. */
const atLength: readonly Act[] = [...asides, 'repeat', 'rephrase', 'wait', 'later', 'skip'];
const LONGER_THAN_A_WISH = 10;

/** Whether all of an utterance may be an answer, although it sounds like a wish. What it says decides. */
function mayBeAnswer(
  { current }: ExamState,
  text: string,
  { answer, acts }: Understood,
  content: Content,
): boolean {
  const are = (list: readonly Act[]) => acts.every((act) => list.includes(act));
  if (!answer) {
    const isLong = text.trim().split(/\s+/).length >= LONGER_THAN_A_WISH;
    if (are(isLong ? atLength : asQuestion)) return true;
  }
  const asked = current && findAskable(current, content);
  return !!asked && asksForBooks(text, acts, asked.askable.references);
}

/** "Pilot: I slept badly, my kid was sick. Airplane: …": beside an answer they may be a part of it that sounds like talk. */
export const soundsLikeTalk: readonly Act[] = ['nervous', 'small-talk'];

/** Whether the talk beside an answer says a point that the answer by itself does not, and nothing wrong. */
function holdsMore(
  { current }: ExamState,
  text: string,
  { answer, acts }: Pick<Understood, 'answer' | 'acts'>,
  content: Content,
): boolean {
  const asked = current && findAskable(current, content);
  if (!asked || !answer || !acts.length || !acts.every((act) => soundsLikeTalk.includes(act))) return false;
  const heard = (words: string) => {
    const { keyPoints } = gradeAnswer(asked.askable, words);
    const isWrong = keyPoints.some(({ verdict }) => verdict === 'contradicted');
    return isWrong ? 0 : keyPoints.filter(({ verdict }) => verdict === 'heard').length;
  };
  return heard(text) > heard(answer);
}

/** "… so I can look it up tonight?" */
const notNow = /\b(?:tonight|tomorrow|later|afterwards?|at home|after (?:this|the exam|the test))\b/i;

/** "Could I look that up in the POH?" is an answer; "you're wrong, check the AIM" is none. */
export function asksForBooks(text: string, acts: readonly Act[], references: readonly string[]): boolean {
  const sounds = acts.length > 0 && acts.every((act) => act === 'asks-fact' || act === 'hint');
  return sounds && !notNow.test(text) && recogniseLookUp(text, references) !== null;
}

function toJudge(state: ExamState, part: AnswerPart, content: Content): ToJudge | undefined {
  const { current } = state;
  const asked = current && findAskable(current, content);
  if (!current || !asked) return undefined;
  const { followUp, isReopened } = current;
  return {
    ...asked,
    followUp,
    parts: [...current.parts, part],
    earlier: saidToOthers(state, current),
    reason: isReopened ? 'reopened' : 'answered',
    before: standingVerdict(current),
    ...(isAnythingElse(state.progress.expecting) && { isAddition: true }),
  };
}

/** What was said to the other parts of a question. */
function saidToOthers({ asked }: ExamState, { questionId }: AskedQuestion): AnswerPart[] {
  return asked.filter((other) => other.questionId === questionId).flatMap(({ parts }) => parts);
}

function partOf(state: ExamState, { typed, text }: PilotSaid, answer: string, isDenied: boolean): AnswerPart {
  const about = numberAsked(state);
  // "No, I said a thousand above": whatever follows, the number read back was not his.
  const isReadBack = about !== undefined && state.progress.expecting.for === 'read-back';
  const strikes = isDenied || (isReadBack && denies.test(answer)) ? true : undefined;
  const said = answer === text ? undefined : text;
  const repliesTo = nudgedFor(state, about?.pointId);
  return {
    text: answer,
    said,
    isSpoken: typed ? undefined : true,
    about,
    strikes,
    ...(repliesTo && { repliesTo }),
  };
}

const denies = /^\W*(?:(?:uh|um|oh|well|sorry|oops)\W+)*(?:no|nope|nah|negative)\b/i;

/** The point that he is nudged for; what is read back of his reply is still a reply to it. */
function nudgedFor({ progress, current }: ExamState, readBack: string | undefined): string | undefined {
  const { expecting } = progress;
  if (readBack && current?.nudged?.includes(readBack)) return readBack;
  return expecting.for === 'more' ? expecting.nudgedFor : undefined;
}

/** The number that the examiner has just asked about, if it was one. */
function numberAsked({ progress }: ExamState): AnswerPart['about'] {
  const { expecting } = progress;
  return 'pointId' in expecting ? { pointId: expecting.pointId, slot: expecting.slot } : undefined;
}
