import type { Content } from '#content/content.ts';
import type { ExamState } from '#engine/exam-state.ts';
import { judgeCodes, judgeOutcome } from '#engine/judge-outcome.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { Debrief, FinishedExam } from '../exam.ts';
import { alignAnswers } from './align-answers.ts';
import { judgeLine } from './debrief-line.ts';
import { chooseStudy, summarise } from './summarise.ts';

/**
 * The written debrief, a second pass over the finished transcript: the state only says what was asked and
 * which words were the answers. Never throws and never invents; what cannot be proved is not assessed.
 */
export function buildDebrief(state: ExamState, exam: FinishedExam, shipped: Content): Debrief {
  const content = contentFor(state, shipped);
  const open = [...(state.waiting ?? []), ...(state.current ? [state.current] : [])];
  const asked = [...state.asked, ...open.map((question) => ({ ...question, outcome: 'cut-off' as const }))];
  const lines = alignAnswers(asked, exam.transcript).flatMap(
    (answer) => judgeLine(answer, exam.transcript, content) ?? [],
  );
  const written = lines.map(({ line }) => line);
  const judged = lines.map(({ line, isUnsafe }) => ({ acs: line.acs[0], grade: line.grade, isUnsafe }));
  const outcome =
    exam.endedBecause === 'never-started'
      ? undefined
      : judgeOutcome(state, judged, isStopped(state, exam), content);
  const codes = judgeCodes(state, written, content);
  return {
    summary: summarise(lines, exam, state.isStopped),
    lines: written,
    study: chooseStudy(lines, content),
    ...(outcome && { outcome }),
    ...(codes && { codes }),
  };
}

function isStopped(state: ExamState, { endedBecause }: FinishedExam): boolean {
  return state.isStopped === true || (endedBecause !== 'examiner' && endedBecause !== 'limit');
}
