import type { ExamState } from '#engine/exam-state.ts';
import { lines } from '#engine/lines.ts';
import { inWordsOf } from '#engine/persona-lines.ts';
import type { ExaminerReply } from '../exam.ts';

/** A reply that may be worded otherwise: what leads to the question, and the question. */
export interface SplitReply {
  lead: string;
  ask: string;
  /** The question at hand stays open; `ask` only asks for more. */
  isProbe: boolean;
}

/**
 * Null where the words are not free: a coach's verdict and facts, a number read back, a question about documents, a
 * rephrased question, the opening and the close.
 */
export function splitReply(
  before: Omit<ExamState, 'beforeLastAnswer'>,
  { state, reply }: { state: ExamState; reply: ExaminerReply },
): SplitReply | null {
  if (state.phase !== 'running' || state.options.choice.manner !== 'checkride') return null;
  const { spoken } = state.progress;
  if (state.asked.length === before.asked.length) {
    const { persona } = state.options.choice;
    const probes = [lines.probes, lines.emptyProbes].flatMap((options) =>
      inWordsOf<string>(persona, options),
    );
    const isProbe = state.progress.expecting.for === 'more' && probes.includes(reply.text);
    return isProbe ? { lead: '', ask: reply.text, isProbe } : null;
  }
  const outcome = state.asked.at(-1)?.outcome;
  if ((outcome !== 'held' && outcome !== 'failed') || !spoken || !reply.text.endsWith(spoken)) return null;
  return { lead: reply.text.slice(0, -spoken.length).trim(), ask: spoken, isProbe: false };
}
