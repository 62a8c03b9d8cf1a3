import type { Content } from '#content/content.ts';
import type { FollowUp, Question } from '#content/question.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { speakBook } from '#references/speak-book.ts';
import { pointToNudge } from './answer.ts';
import type { ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { pick, sayThenRepeat, type Turn } from './say.ts';
import { standingVerdict } from './verdict.ts';

/**
 * As an instructor helps: the book, and the first thing that is still open, without a word of the answer. Where all has
 * been steered to already, the book and the question. On a checkride help is declined kindly.
 */
export function giveHint(state: ExamState, content: Content): Turn {
  const { current, progress } = state;
  const asked = current && findAskable(current, content);
  if (state.options.choice.manner !== 'coach' || !asked)
    return sayThenRepeat({ ...state, pressure: state.pressure + 1 }, lines.wantsAnswer);
  const point = pointToNudge(state, standingVerdict(current), asked);
  const picked = pick(state, lines.hint);
  const book = findBook(asked.askable, picked.line, point?.nudge ?? '');
  if (!point && !book) return sayThenRepeat(state, lines.sameWords);
  const nudged = point ? [...(progress.nudged ?? []), point.id] : progress.nudged;
  return {
    state: { ...picked.state, progress: { ...picked.state.progress, nudged } },
    say: [book ?? '', point?.nudge ?? progress.spoken],
  };
}

/** Where the book is itself what is asked for ("the POH"), naming it would be the answer, or with the nudge be one. */
function findBook(askable: Question | FollowUp, line: string, nudge: string): string | undefined {
  const asIfAnswered = { ...askable, ask: '', rephrase: '' };
  return askable.references
    .flatMap((reference) => speakBook(reference) ?? [])
    .map((book) => `${line} ${book}.`)
    .find((told) =>
      gradeAnswer(asIfAnswered, `${told} ${nudge}`).keyPoints.every(({ verdict }) => verdict !== 'heard'),
    );
}
