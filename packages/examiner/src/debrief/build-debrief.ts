import type { Content } from '#content/content.ts';
import type { ExamState } from '#engine/exam-state.ts';
import { judgeCodes, judgeOutcome } from '#engine/judge-outcome.ts';
import { takeOver } from '#engine/take-over.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { Debrief, FinishedExam } from '../exam.ts';
import { writeLine } from './debrief-line.ts';
import { chooseStudy, summarise } from './summarise.ts';

/**
 * The written debrief, from the verdicts that stand on the record of the exam. Never invents: what was not judged is not
 * assessed.
 */
export function buildDebrief(stored: ExamState, exam: FinishedExam, shipped: Content): Debrief {
  const content = contentFor(stored, shipped);
  const state = takeOver(stored, content);
  const open = [...(state.waiting ?? []), ...(state.current ? [state.current] : [])];
  const asked = [...state.asked, ...open.map((question) => ({ ...question, outcome: 'cut-off' as const }))];
  const lines = asked.flatMap((question) => writeLine(question, content) ?? []);
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
