import type { Content } from '#content/content.ts';
import { findQuickQuestion } from '#drill/quick-question.ts';
import type { AskedQuestion, ExamState } from '#engine/exam-state.ts';
import { startExam } from '#engine/start-exam.ts';
import { step } from '#engine/step.ts';

/**
 * A checkride that stands at this question or follow-up, by its line name, with all that it goes on to after it: what is said
 * to it is heard, judged and answered by the exam itself. Null when the content has no such question.
 */
export function askAlone(id: string, content: Content): ExamState | null {
  const quick = findQuickQuestion(id, content);
  if (!quick) return null;
  const { question, followUp, askable } = quick;
  const choice = { rating: question.rating, manner: 'checkride' as const };
  const exam = startExam({ choice, kind: 'coach', limitSeconds: 1_800, seed: 'preview' }, content);
  const { state } = step(exam, { type: 'started', hasTable: true }, content);
  const asked: AskedQuestion = {
    questionId: question.id,
    followUp: null,
    parts: [],
    verdicts: [],
    outcome: null,
  };
  return {
    ...state,
    plan: [question.id, ...exam.plan.filter((other) => other !== question.id)],
    planned: 1,
    asked: followUp === null ? [] : [{ ...asked, outcome: 'held' }],
    current: { ...asked, followUp },
    progress: { ...state.progress, spoken: askable.ask },
  };
}
