import type { Act, SaidPart } from '@rightseat/contract';
import type { ExamState, Expecting } from './exam-state.ts';
import { saysDone, saysOnlyDone } from './says-done.ts';
import { sentencesOf } from './sentences.ts';
import { type Understood, understand } from './understand.ts';

/** What a plain "no" to "anything else?" is easily taken for. */
const soundsLike: readonly Act[] = ['already-answered', 'argues', 'small-talk', 'wants-verdict'];
/** And what goes with it where he says that this was all. */
const onlyDone: readonly Act[] = ['repeat', 'skip'];
const denies = /^\W*(?:(?:um+|uh+|well|oh)\W+)*(?:no|nope|nah|nothing|not (?:really|that i))\b/i;
/** What is ended with a word that no answer is ended with. */
const endsExam =
  /\b(?:stop|quit|cancel|exam|oral|test|session|check ?ride|break|bye|leave|home|today|call it|wrap|have to (?:go|run)|gotta|end (?:it|this|here))\b/i;
/** "Nothing else comes to mind. Shall we leave it there?": what he has said of this question. */
const leavesThat = /\bleave (?:it|that) (?:there|at that)\b/gi;
/** Longer than this he says more than no. */
const MOST_WORDS = 12;

/** "Is there anything you want to add?": of no point by itself. */
export const isAnythingElse = (expecting: Expecting): boolean =>
  expecting.for === 'more' && expecting.nudgedFor === undefined;

/**
 * What was said, as a reply to what stands to be answered: "Nope, that's my answer." to "Anything else?" is a plain no. "I have nothing
 * to add." is no protest and no correction at any time: to a question or a nudge it is an answer that says nothing.
 */
export function understandReply(
  { progress }: Pick<ExamState, 'progress'>,
  text: string,
  read: readonly SaidPart[] | undefined,
): Understood {
  const understood = understand(text, read);
  const { expecting } = progress;
  const afterAnythingElse = isAnythingElse(expecting);
  const isShort = text.trim().split(/\s+/).length <= MOST_WORDS;
  // "That'd be the lot. Next, please."
  const isDone =
    isShort && (saysDone(text) || (afterAnythingElse && sentencesOf(text).some((one) => saysDone(one))));
  const isNo = isDone || (isShort && afterAnythingElse && denies.test(text));
  const mayBeTaken = (act: Act) =>
    (act === 'corrects-earlier' && saysOnlyDone(text)) ||
    (afterAnythingElse ? soundsLike.includes(act) || (onlyDone.includes(act) && isDone) : act === 'argues');
  // "No, no. My answer's done. He should fly tomorrow.": it is the answer that is at its end.
  const endsAnswer = denies.test(text) || sentencesOf(text).some((one) => saysDone(one));
  const isNoStop = afterAnythingElse && endsAnswer && !endsExam.test(text.replace(leavesThat, ''));
  if (isNoStop && understood.acts.length > 0 && understood.acts.every((act) => act === 'stop'))
    return { answer: text, acts: [], shortReply: isNo && saysDone(text) ? 'done' : null };
  const isTaken = understood.acts.length > 0 && understood.acts.every(mayBeTaken);
  return isNo && isTaken ? { answer: text, acts: [], shortReply: 'done' } : understood;
}
