import type { TiedReading } from '#advice.ts';
import type { Content } from '#content/content.ts';
import type { AskedQuestion, ExamState, Outcome } from '#engine/exam-state.ts';
import { findAskable } from '#engine/find-askable.ts';
import { isUnclear } from '#engine/is-unclear.ts';
import { readFurther } from '#engine/judge-answer.ts';
import { standingVerdict, type Verdict } from '#engine/verdict.ts';
import { tieTo } from './find-task.ts';

/** The exam with what a model read in words that have been answered already: appended to the record with its reason. */
export function readLate(state: ExamState, reading: TiedReading, content: Content): ExamState {
  const take = (question: AskedQuestion) => append(question, reading, state, content);
  const { asked, waiting, current } = state;
  return {
    ...state,
    asked: asked.map(take),
    ...(waiting && { waiting: waiting.map(take) }),
    current: current && take(current),
  };
}

function append(
  question: AskedQuestion,
  reading: TiedReading,
  state: ExamState,
  content: Content,
): AskedQuestion {
  const { questionId, followUp, verdicts } = question;
  if (questionId !== reading.questionId || followUp !== reading.followUp) return question;
  const at = question.parts.findIndex(
    ({ text, said, readings }) => !readings && tieTo(said ?? text) === reading.of,
  );
  const asked = findAskable(question, content);
  const verdict = standingVerdict(question);
  if (at < 0 || !asked || !verdict) return question;
  const parts = question.parts.with(at, { ...question.parts[at]!, readings: reading.points });
  const earlier = state.asked
    .filter((other) => other !== question && other.questionId === questionId)
    .flatMap((other) => other.parts);
  const toJudge = { ...asked, followUp, parts, earlier, reason: verdict.reason };
  const read = readFurther(verdict, toJudge, reading.covers);
  if (!read) return { ...question, parts };
  const late: Verdict = { ...read, reason: 'read-late' };
  const outcome = outcomeAfter(question.outcome, late, asked);
  return { ...question, parts, verdicts: [...verdicts, late], outcome };
}

/** It only ever gets better: what failed holds, or is left open. */
function outcomeAfter(
  outcome: Outcome | null,
  verdict: Verdict,
  asked: Parameters<typeof isUnclear>[1],
): Outcome | null {
  if (outcome !== 'failed' && outcome !== 'unclear') return outcome;
  if (verdict.satisfactory) return 'held';
  return isUnclear(verdict, asked) ? 'unclear' : outcome;
}
