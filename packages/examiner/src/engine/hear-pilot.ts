import type { Content } from '#content/content.ts';
import { type AnswerPart, longestAnswer } from '#grading/answer-grade.ts';
import { isDontKnow } from '#grading/dont-know.ts';
import type { ExamEvent } from '../exam.ts';
import { askForFigure, hearAnswer, saysNothing } from './answer.ts';
import { moveOn } from './ask.ts';
import { closeExam } from './close-exam.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import type { Intent } from './intent-phrases.ts';
import { lines } from './lines.ts';
import { isLookingUp, overhearLookUp } from './look-up.ts';
import { recogniseIntents } from './recognise-intent.ts';
import { sayOne, sayThenRepeat, type Turn } from './say.ts';
import { askToSpeakUp } from './speak-up.ts';

type PilotSaid = Extract<ExamEvent, { type: 'pilot-said' }>;

/** What the pilot said: an answer, a request, or something to be passed over politely. */
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

function respond(state: ExamState, { text, typed, readings }: PilotSaid, content: Content): Turn {
  if (!/[\p{L}\p{N}]/u.test(text)) return isLookingUp(state) ? { state, say: [] } : askToSpeakUp(state);
  const understood: ExamState = { ...state, unclear: 0 };
  const intent = recogniseIntents(text).find((candidate) => isMeant(candidate, understood, text, content));
  if (isLookingUp(understood) && !bindingRequests.includes(intent ?? 'wait')) {
    const asked = understood.current && findAskable(understood.current, content);
    if (intent || !asked || saysNothing(asked, { text })) return overhearLookUp(understood, text);
  }
  const handled = intent && handleIntent(understood, intent, text, content);
  if (handled) return handled;
  const about = numberAsked(understood);
  // "No, I said a thousand above": whatever follows, the number read back was not his.
  const strikes =
    about && understood.progress.expecting.for === 'read-back' && denies.test(text) ? true : undefined;
  const isSpoken = typed ? undefined : true;
  return hearAnswer(understood, { text, isSpoken, about, strikes, readings }, typed, content);
}

/** Over open books everything else that is no answer is talk with oneself. */
const bindingRequests: readonly Intent[] = ['stop', 'repeat', 'clarify', 'skip'];

const denies = /^\W*(?:(?:uh|um|oh|well|sorry|oops)\W+)*(?:no|nope|nah|negative)\b/i;

/** The number that the examiner has just asked about, if it was one. */
function numberAsked({ progress }: ExamState): AnswerPart['about'] {
  const { expecting } = progress;
  return 'pointId' in expecting ? { pointId: expecting.pointId, slot: expecting.slot } : undefined;
}

/** Requests stand on their own; pressure and small talk give way to any answer in the same breath. */
function isMeant(intent: Intent, state: ExamState, text: string, content: Content): boolean {
  if (['stop', 'repeat', 'clarify', 'wait', 'skip', 'yes', 'no', 'done', 'ready'].includes(intent))
    return true;
  const asked = state.current && findAskable(state.current, content);
  return !asked || isDontKnow(text) || saysNothing(asked, { text, about: numberAsked(state) });
}

/** Null where the words are an answer after all. */
function handleIntent(state: ExamState, intent: Intent, text: string, content: Content): Turn | null {
  const { expecting, spoken } = state.progress;
  switch (intent) {
    case 'stop':
      return closeExam(state, content, "All right, we'll stop here.");
    case 'repeat':
      return { state, say: [spoken] };
    case 'clarify':
      return { state, say: [neutralRephrase(state, content) ?? spoken] };
    case 'wait':
      return sayOne(state, lines.takeYourTime);
    case 'skip':
      return moveOn(withPart(state, text), 'failed', content);
    case 'no':
    case 'done':
      if (expecting.for === 'read-back' && intent === 'no') {
        return askForFigure(withPart(state, text, true), expecting.pointId, expecting.slot);
      }
      return null;
    case 'yes':
      return null;
    case 'ready':
      return expecting.for === 'answer' ? sayOne(state, lines.ready) : null;
    case 'greeting':
    case 'identity':
    case 'hearing':
    case 'abuse':
      return deflect(state, lines[intent], content);
    default:
      return deflect({ ...state, pressure: state.pressure + 1 }, pressureLines[intent], content);
  }
}

/** Nobody is held on one question for the whole exam because he would rather talk about something else. */
const mostDeflections = 3;

/** Neutral words and the question again; after a few rounds the question stays open and the exam goes on. */
function deflect(state: ExamState, options: readonly string[], content: Content): Turn {
  const deflections = state.progress.deflections + 1;
  if (deflections <= mostDeflections) {
    return sayThenRepeat({ ...state, progress: { ...state.progress, deflections } }, options);
  }
  const left = sayOne(state, lines.leftOpen);
  const next = moveOn(left.state, 'cut-off', content, false);
  return { state: next.state, say: [...left.say, ...next.say] };
}

const pressureLines = {
  orders: lines.orders,
  'wants-answer': lines.wantsAnswer,
  'wants-verdict': lines.wantsVerdict,
  argues: lines.argues,
} as const;

function neutralRephrase(state: ExamState, content: Content): string | undefined {
  const asked = state.current && findAskable(state.current, content);
  return state.progress.expecting.for === 'answer' ? asked?.askable.rephrase : undefined;
}

/** Files words with the question without judging them now. */
function withPart(state: ExamState, text: string, strikes?: boolean): ExamState {
  const { current } = state;
  if (!current) return state;
  const about = numberAsked(state);
  return { ...state, current: { ...current, parts: [...current.parts, { text, about, strikes }] } };
}
