import type { Content } from '#content/content.ts';
import type { ShownExhibit } from '#content/exhibit.ts';
import type { FollowUp, KeyPoint, Question } from '#content/question.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { speakBook } from '#references/speak-book.ts';
import { pointToNudge } from './answer.ts';
import type { ExamState, Expecting, Progress } from './exam-state.ts';
import { exhibitAtHand } from './exhibit-at-hand.ts';
import { findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { sharesValue } from './point-values.ts';
import { pick, sayOne, sayThenRepeat, type Turn } from './say.ts';
import { standingVerdict } from './verdict.ts';

/**
 * As an instructor helps: the book, or the page before him, and the first thing that is still open, without a word of the answer. Where all has
 * been steered to already, the book and the question. On a checkride help is declined kindly.
 */
export function giveHint(state: ExamState, content: Content): Turn {
  const { current, progress } = state;
  const asked = current && findAskable(current, content);
  if (state.options.choice.manner !== 'coach' || !asked)
    return sayOne({ ...state, pressure: state.pressure + 1 }, lines.wantsAnswer);
  const point = pointToNudge(state, standingVerdict(current), asked);
  const isOnPage = point !== null && standsOnPage(point, exhibitAtHand(state, content));
  const picked = pick<string>(state, isOnPage ? lines.hintOnPage : lines.hint);
  const book = isOnPage ? picked.line : findBook(asked.askable, picked.line, point?.nudge ?? '');
  if (!point && !book) return sayThenRepeat(state, lines.sameWords);
  const nudged = [...(current.nudged ?? []), ...(point ? [point.id] : [])];
  return {
    state: {
      ...picked.state,
      current: { ...current, nudged },
      progress: {
        ...picked.state.progress,
        expecting: point ? steerTo(point, progress) : progress.expecting,
      },
    },
    say: [book ?? '', point?.nudge ?? progress.spoken],
  };
}

/** What he is to find there no book tells him. */
function standsOnPage({ statement }: KeyPoint, exhibit: ShownExhibit | null): boolean {
  return exhibit !== null && sharesValue(statement, `${exhibit.description} ${exhibit.spoken ?? ''}`);
}

/** What he says next replies to it, unless he was asked for something narrower. */
function steerTo({ id }: KeyPoint, { expecting }: Progress): Expecting {
  const isOpen = expecting.for === 'answer' || expecting.for === 'more';
  return isOpen ? { for: 'more', nudgedFor: id } : expecting;
}

/** Where the book is itself what is asked for ("the POH"), naming it would be the answer, or with the nudge be one. */
function findBook(askable: Question | FollowUp, line: string, nudge: string): string | undefined {
  const asIfAnswered = { ...askable, ask: '', rephrase: '' };
  // By itself as well: beside the words that lead to it a name can go unheard which the pilot hears very well.
  const givesNothing = (told: string) =>
    gradeAnswer(asIfAnswered, `${told} ${nudge}`).keyPoints.every(({ verdict }) => verdict !== 'heard');
  const book = askable.references
    .flatMap((reference) => speakBook(reference) ?? [])
    .find((name) => givesNothing(`${name}.`) && givesNothing(`${line} ${name}.`));
  return book && `${line} ${book}.`;
}
