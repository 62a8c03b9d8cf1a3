import type { Content } from '#content/content.ts';
import { closeExam } from './close-exam.ts';
import type { ExamState } from './exam-state.ts';
import { lines } from './lines.ts';
import { pick, sayThenRepeat, type Turn } from './say.ts';
import type { Understood } from './understand.ts';

/** To end an exam costs a session: it is asked once whether that was meant. */
export function askWhetherToStop(state: ExamState): Turn {
  const picked = pick(state, lines.confirmStop);
  const { progress } = picked.state;
  const expecting = { for: 'stop' as const, otherwise: progress.expecting };
  return { state: { ...picked.state, progress: { ...progress, expecting } }, say: [picked.line] };
}

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
  { acts, shortReply }: Understood,
  content: Content,
): { turn: Turn } | { goesOn: ExamState } {
  const { progress } = state;
  if (progress.expecting.for !== 'stop') return { goesOn: state };
  const goesOn: ExamState = { ...state, progress: { ...progress, expecting: progress.expecting.otherwise } };
  // "No, don't stop": the denial counts, whatever the words after it sound like.
  if (shortReply === 'no' || (denies.test(text) && isShort(text)))
    return { turn: sayThenRepeat(goesOn, lines.goOn) };
  if (shortReply === 'yes' || shortReply === 'ready' || shortReply === 'done' || acts.includes('stop'))
    return { turn: stopExam(state, content) };
  // "Keep going": to go on is what he wants here, and not to leave the question.
  return acts.includes('skip') ? { turn: sayThenRepeat(goesOn, lines.goOn) } : { goesOn };
}

const denies = /^\W*(?:no|nope|nah|not yet)\b/i;

/** In words; a longer "no" is an answer to the question. */
const LONGEST_DENIAL = 8;
const isShort = (text: string) => text.trim().split(/\s+/).length <= LONGEST_DENIAL;

function stopExam(state: ExamState, content: Content): Turn {
  return closeExam({ ...state, isStopped: true }, content, "All right, we'll stop here.");
}
