import type { Act } from '@rightseat/contract';
import type { Content } from '#content/content.ts';
import { hearAnswer } from './answer.ts';
import { closeExam } from './close-exam.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { pick, sayOne, sayThenRepeat, type Turn } from './say.ts';
import { withoutLead } from './speak-in-passing.ts';
import { spendTime } from './time-left.ts';
import type { Understood } from './understand.ts';

/** To end an exam costs a session: it is asked once whether that was meant. */
export function askWhetherToStop(state: ExamState, isBeside: boolean): Turn {
  const picked = pick(state, lines.confirmStop);
  const { progress } = picked.state;
  const expecting = {
    for: 'stop' as const,
    otherwise: progress.expecting,
    ...(isBeside && { isBeside: true as const }),
  };
  return { state: { ...picked.state, progress: { ...progress, expecting } }, say: [picked.line] };
}

/** "I think I want to stop here. Hmm, no, forget it, carry on.": he has taken it back before anybody could ask. */
export const takesBackStop = (text: string): boolean => wantsToGoOn.test(takesBack.exec(text)?.[1] ?? '');

export function isConfirmingStop({ progress }: ExamState): boolean {
  return progress.expecting.for === 'stop';
}

/**
 * The reply to "do you want to end the exam?". Only a yes, or asking once more, ends it; whoever goes on answering
 * has decided to go on.
 */
export function settleStop(
  state: ExamState,
  text: string,
  { answer, acts, shortReply }: Understood,
  content: Content,
): { turn: Turn } | { goesOn: ExamState } {
  const { progress } = state;
  if (progress.expecting.for !== 'stop') return { goesOn: state };
  const isBeside = progress.expecting.isBeside === true;
  const goesOn: ExamState = { ...state, progress: { ...progress, expecting: progress.expecting.otherwise } };
  // "No, don't stop", "No, I mean this question. I've said it all.": the denial counts, whatever the words after it sound like.
  const goesOnHere = wantsToGoOn.test(text) && (denies.test(text) || (answer === '' && !agrees.test(text)));
  if (
    shortReply === 'no' ||
    goesOnHere ||
    (denies.test(text) && (isShort(text) || isTalk(answer, acts))) ||
    staysOn.test(text)
  )
    return { turn: takeUpAgain(goesOn, isBeside, content) };
  if (meansIt.test(text) && acts.includes('stop')) return { turn: stopExam(state, content) };
  // A longer "no" that sounds like a yes costs a question more, and no exam.
  if (denies.test(text) && acts.includes('stop')) return { turn: askWhetherToStop(goesOn, isBeside) };
  // "That's all" is said of the answer, and "we're done for today" within one, said again, of the airplane.
  const asksOnceMore = acts.includes('stop') && (isShort(answer) || agrees.test(text));
  if (shortReply === 'yes' || shortReply === 'ready' || asksOnceMore)
    return { turn: stopExam(state, content) };
  // "Keep going": to go on is what he wants here, and not to leave the question, unless he says so at length.
  return acts.includes('skip') && isShort(text)
    ? { turn: takeUpAgain(goesOn, isBeside, content) }
    : { goesOn };
}

/** What he had said is not asked for again: what follows from it does now, or the last that he was asked. */
export function takeUpAgain(state: ExamState, isBeside: boolean, content: Content): Turn {
  const { current } = state;
  const { expecting } = state.progress;
  const asked = current && findAskable(current, content);
  if (!asked || !(isBeside || expecting.for === 'more')) return sayThenRepeat(state, lines.goOn);
  const goOn = sayOne(state, lines.goOn);
  const wanted = expecting.for === 'more' && expecting.nudgedFor;
  const nudge = asked.askable.keyPoints.find(({ id }) => id === wanted)?.nudge;
  if (!isBeside && nudge) return { ...goOn, say: [...goOn.say, nudge] };
  const heard = { asked, before: current.verdicts.at(-2), isBeside: true, asks: null };
  const next = isBeside
    ? hearAnswer(spendTime(goOn.state, goOn.say), heard, content)
    : sayOne(goOn.state, lines.probesBeside);
  return { ...next, say: [...goOn.say, ...withoutLead(next)] };
}

const takesBack =
  /\b(?:stop|quit|finish|end|leave|done|call it|go home)\b.*?\b(?:no(?! way)|forget (?:it|that)|never ?mind|scratch that|actually|wait)\b(.*)$/i;
const denies =
  /^\W*(?:(?:h+m+|um+|uh+|er|well|oh|actually|okay|ok|sorry|wait)\W+)*(?:no|nope|nah|not yet)\b/i;

/** "… let's go on a bit, I'll be fine.", and no "I can't go on". */
const wantsToGoOn =
  /(?<!\b(?:can't|cannot|can not|not|don't|won't)(?: \w+)? )\b(?:go on|keep (?:on|going)|carry on|continue)\b/i;

const agrees = /^\W*(?:yes|yeah|yep|yup|sure|please|correct)\b/i;

/** "Please don't end it, I only meant that answer." */
const staysOn = /\b(?:don't|do not|not|never)(?: \w+){0,2} (?:end|stop|quit|finish|cancel)\b/i;

/** "No, I meant it, I want to end the exam." */
const meansIt =
  /\bi (?:(?:do|did|really) )*(?:mean|meant) it\b|\bi (?:(?:do|really) )*(?:want|wish) to (?:end|stop|quit|finish)\b/i;

/** No answer, and no second wish that is granted instead. */
const isTalk = (answer: string, acts: readonly Act[]) =>
  answer === '' && acts.length > 0 && acts.every((act) => act === 'already-answered' || act === 'argues');

/** In words; a longer "no" is an answer to the question. */
const LONGEST_DENIAL = 8;
const isShort = (text: string) => text.trim().split(/\s+/).length <= LONGEST_DENIAL;

function stopExam(state: ExamState, content: Content): Turn {
  return closeExam({ ...state, isStopped: true }, content, "All right, we'll stop here.");
}
