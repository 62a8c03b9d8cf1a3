import type { Content } from '#content/content.ts';
import { type AskedQuestion, type ExamState, stateVersion } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { judgeAnswer } from './judge-answer.ts';

/** Whether an exam is stored as it is today, with a verdict for each answer. */
export const keepsVerdicts = ({ version }: Pick<ExamState, 'version'>): boolean => version === stateVersion;

/**
 * An exam as it is stored today. One that began before verdicts were kept gets one for each answer that it holds: with
 * the next event, or for its debrief.
 */
export function takeOver(state: ExamState, content: Content): ExamState {
  if (keepsVerdicts(state)) return state;
  const question = (one: AskedQuestion) => judgeOnce(one, content);
  const { beforeLastAnswer: before, current, waiting } = state;
  return {
    ...state,
    version: stateVersion,
    asked: state.asked.map(question),
    current: current && question(current),
    ...(waiting && { waiting: waiting.map(question) }),
    beforeLastAnswer: before && takeOver({ ...before, beforeLastAnswer: null }, content),
  };
}

function judgeOnce(question: AskedQuestion, content: Content): AskedQuestion {
  const asked = findAskable(question, content);
  const { followUp, parts } = question;
  if (!asked || !parts.length) return { ...question, verdicts: [] };
  return {
    ...question,
    verdicts: [judgeAnswer({ ...asked, followUp, parts, earlier: [], reason: 'taken-over' })],
  };
}
