import type { Content } from '#content/content.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { pick, sayThenRepeat, type Turn } from './say.ts';

/** The coach says where it is written, which is how an instructor helps; on a checkride help is declined kindly. */
export function giveHint(state: ExamState, content: Content): Turn {
  const asked = state.current && findAskable(state.current, content);
  if (state.options.choice.manner !== 'coach' || !asked)
    return sayThenRepeat({ ...state, pressure: state.pressure + 1 }, lines.wantsAnswer);
  const picked = pick(state, lines.hint);
  return {
    state: picked.state,
    say: [`${picked.line} ${asked.askable.references[0]}.`, state.progress.spoken],
  };
}
