import type { ExamState } from './exam-state.ts';
import type { Asked } from './find-askable.ts';
import { tellingStems } from './find-corrected.ts';
import { lines } from './lines.ts';
import { sayOne, type Turn } from './say.ts';
import { sentencesOf } from './sentences.ts';
import type { Understood } from './understand.ts';

const asks =
  '(?:(?:may|can|could) (?:i|we)|mind if i|(?:okay|ok|al(?:l )?right|fine) (?:if i|to))(?: (?:just|quickly|please|maybe|quick))*';
const thing =
  '(?:sip|drink|gulp|water|coffee|tea|tissue|handkerchief|pen|pencil|paper|notepad|jacket|sweater|glasses|chair|breath|breather|break)';
const does = String.raw`(?:(?:stop|pause|wait|take|have|get|grab|fetch|find|pour|put)(?: \S+){0,9}? ${thing}|(?:use|go to|visit|run to) the (?:restroom|bathroom|toilet|washroom)|(?:stand|get|sit)(?: up| down)?|stretch(?: my \w+| a bit)?|cough|sneeze|blow my nose|clear my throat|(?:write|jot|note) (?:that|this|it|them|something)(?: down)?|(?:take|make) (?:a note|notes))`;
/** "Can I stop for a sip of water?": of his body or his desk, and of nothing that a pilot does. */
const leave = new RegExp(
  String.raw`\b${asks} (${does})(?:,? (?:of \w+|first|here|now|real quick|quickly|please|for a (?:second|moment|minute)|(?:before|after) (?:we|i|this|that|the (?:next|last)|your)(?: \w+){0,3}))*\?\W*$`,
  'i',
);

/** "Could we take a short break after this one, I've been up since four.", whatever follows. */
const wantsBreak = new RegExp(String.raw`\b${asks} (?:take|have|get)(?: \S+){1,4} (?:break|breather)\b`, 'i');

/** Whether he asks leave for something beside the exam. What the question is about is asked of the subject: "Can I have a drink?" */
export function asksLeave(text: string, asked: Asked | null): boolean {
  const wish = wantsBreak.exec(text)?.[0] ?? leave.exec(sentencesOf(text).join(' '))?.[1];
  if (wish === undefined) return false;
  return !asked || !isOfQuestion(wish, asked);
}

/** "May I still take a turn in the hold?": what the question is about is no leave, whatever it was heard as. */
export function withoutLeaveOf(understood: Understood, asked: Asked | null): Understood {
  const { asks } = understood;
  const isOfSubject = asked && asks?.kind === 'leave' && isOfQuestion(asks.text, asked);
  return isOfSubject ? { ...understood, asks: { kind: 'subject', text: asks.text } } : understood;
}

/** It has a word of what is asked, or of what there is to say to it. */
function isOfQuestion(wish: string, { askable }: Pick<Asked, 'askable'>): boolean {
  const known = tellingStems(`${askable.ask} ${askable.modelAnswer}`);
  return [...tellingStems(wish)].some((stem) => known.has(stem));
}

/** "Can I use my E6B for these?": nothing has to be waited for. */
export const asksToUse = (text: string): boolean => /\buse\b/i.test(text);

/** Granted, and nothing asked until he speaks: what he answered before it waits as well. */
export function giveLeave(state: ExamState, kept: ExamState | null): Turn {
  const turn = sayOne(kept ?? state, lines.leave);
  const progress = { ...turn.state.progress, soothed: true, ...(kept && { onLeave: true as const }) };
  return { ...turn, state: { ...turn.state, progress } };
}

/** The same of what lies before him: he has the floor, and what he answered before it waits. */
export function whileHeLooks({ state, say }: Turn): Turn {
  return { state: { ...state, progress: { ...state.progress, soothed: true, onLeave: true } }, say };
}

/** "Okay.", "Thanks, that's better.": he says no more to the question that he had answered. */
export function isBack({ progress }: ExamState, { shortReply, answer, acts }: Understood): boolean {
  if (!progress.onLeave) return false;
  return shortReply !== null || (answer === '' && acts.every((act) => act === 'small-talk'));
}

/** He speaks again. */
export function endLeave(state: ExamState): ExamState {
  const { onLeave: _, ...progress } = state.progress;
  return { ...state, progress };
}
