import type { ExamState } from '#engine/exam-state.ts';
import type { ExaminerReply } from '../exam.ts';

/** A reply that goes on to another question: what stays as it is, what leads on and may be said otherwise, the question. */
export interface SplitReply {
  kept: string;
  lead: string;
  ask: string;
}

/**
 * Null where there is no transition: the same question stays open, the exam opens or closes. A coach's feedback stays; in
 * a checkride all that stands before the question only leads to it.
 */
export function splitReply(
  before: Omit<ExamState, 'beforeLastAnswer'>,
  { state, reply }: { state: ExamState; reply: ExaminerReply },
): SplitReply | null {
  if (state.phase !== 'running' || state.asked.length === before.asked.length) return null;
  const { spoken } = state.progress;
  const outcome = state.asked.at(-1)?.outcome;
  const isAnswered = outcome === 'held' || outcome === 'failed';
  if (!isAnswered || !spoken || !reply.text.endsWith(spoken)) return null;
  const said = reply.text.slice(0, -spoken.length).trim();
  const isCoach = state.options.choice.manner === 'coach';
  return { kept: isCoach ? said : '', lead: isCoach ? '' : said, ask: spoken };
}
