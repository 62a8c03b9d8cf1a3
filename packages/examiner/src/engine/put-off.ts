import type { Content } from '#content/content.ts';
import { moveOn } from './ask.ts';
import type { ExamState } from './exam-state.ts';
import { lines } from './lines.ts';
import { sayOne, sayThenRepeat, type Turn } from './say.ts';

/** "… Could I go back to the one about the logbook now?", after an answer: what was put off is asked next. */
export const comeBackNext = (state: ExamState): ExamState => ({
  ...state,
  progress: { ...state.progress, comesBack: true },
});

/** "Can we come back to that?": once a question, and near the end it is asked again, with what was said of it before. */
export function putOff(state: ExamState, content: Content): Turn {
  const { current } = state;
  if (!current || current.wasPutOff || state.isClosing) return sayThenRepeat(state, lines.putOffBefore);
  const waiting = [...(state.waiting ?? []), { ...current, wasPutOff: true as const }];
  const said = sayOne({ ...state, current: null, waiting }, lines.putOff);
  const next = moveOn(said.state, 'cut-off', content, null);
  return { state: next.state, say: [...said.say, ...next.say] };
}
