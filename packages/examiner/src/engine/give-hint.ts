import type { Content } from '#content/content.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { pick, sayThenRepeat, sourceInSentence, type Turn } from './say.ts';

/** The coach says where it is written, which is how an instructor helps; on a checkride help is declined kindly. */
export function giveHint(state: ExamState, content: Content): Turn {
  const asked = state.current && findAskable(state.current, content);
  // Where the source is itself what is asked for ("the POH"), naming it would be the answer.
  const source = asked?.askable.references.find((reference) =>
    gradeAnswer(asked.askable, reference).keyPoints.every(({ verdict }) => verdict !== 'heard'),
  );
  if (state.options.choice.manner !== 'coach' || !source)
    return sayThenRepeat({ ...state, pressure: state.pressure + 1 }, lines.wantsAnswer);
  const picked = pick(state, lines.hint);
  return {
    state: picked.state,
    say: [`${picked.line} ${sourceInSentence(source)}.`, state.progress.spoken],
  };
}
