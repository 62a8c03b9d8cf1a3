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
  { acts, shortReply, answer }: Understood,
  content: Content,
): { turn: Turn } | { goesOn: ExamState } {
  const { progress } = state;
  if (progress.expecting.for !== 'stop') return { goesOn: state };
  if (shortReply === 'yes' || shortReply === 'ready' || shortReply === 'done' || acts.includes('stop'))
    return { turn: stopExam(state, content) };
  const goesOn: ExamState = { ...state, progress: { ...progress, expecting: progress.expecting.otherwise } };
  if (shortReply === 'no') return { turn: sayThenRepeat(goesOn, lines.goOn) };
  // "No, let's go on", "keep going": talk about going on, and no answer yet.
  return /^\W*(?:no|nope|nah)\b/i.test(answer) && answer.split(/\s+/).length <= 6
    ? { turn: sayThenRepeat(goesOn, lines.goOn) }
    : { goesOn };
}

function stopExam(state: ExamState, content: Content): Turn {
  return closeExam({ ...state, isStopped: true }, content, "All right, we'll stop here.");
}
