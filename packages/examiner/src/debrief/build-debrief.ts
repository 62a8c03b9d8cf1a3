import type { Content } from '#content/content.ts';
import type { ExamState } from '#engine/exam-state.ts';
import { contentFor } from '#scenario/scenario-content.ts';
import type { Debrief, FinishedExam } from '../exam.ts';
import { alignAnswers } from './align-answers.ts';
import { judgeLine } from './debrief-line.ts';
import { judgeCodes, judgeOutcome } from './judge-outcome.ts';
import { chooseStudy, summarise } from './summarise.ts';

/**
 * The written debrief, a second pass over the finished transcript: the state only says what was asked and
 * which words were the answers. Never throws and never invents; what cannot be proved is not assessed.
 */
export function buildDebrief(state: ExamState, exam: FinishedExam, shipped: Content): Debrief {
  const content = contentFor(state, shipped);
  const asked = state.current
    ? [...state.asked, { ...state.current, outcome: 'cut-off' as const }]
    : state.asked;
  const lines = alignAnswers(asked, exam.transcript).flatMap(
    (answer) => judgeLine(answer, exam.transcript, content) ?? [],
  );
  const written = lines.map(({ line }) => line);
  const outcome = judgeOutcome(state, written, exam, content);
  const codes = judgeCodes(state, written, content);
  return {
    summary: summarise(lines, exam),
    lines: written,
    study: chooseStudy(lines, content),
    ...(outcome && { outcome }),
    ...(codes && { codes }),
  };
}
