import type { Content } from '#content/content.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import type { AskedQuestion, ExamState } from './exam-state.ts';
import { findAskable } from './find-askable.ts';
import { lines } from './lines.ts';
import { sayThenRepeat, type Turn } from './say.ts';

/** Further back nobody says "the earlier question". */
const MOST_QUESTIONS_BACK = 8;

/**
 * A correction of an answer that is already filed: it goes to the question that its words are about, and counts there
 * as if it had been said in time. Null where they are about none of them, or rather about the question at hand.
 */
export function correctEarlier(state: ExamState, text: string, content: Content): Turn | null {
  const isAbout = (question: AskedQuestion) => pointsTouched(question, text, content);
  const atHand = state.current ? isAbout(state.current) : 0;
  const recent = state.asked.map((question, index) => ({ question, index })).slice(-MOST_QUESTIONS_BACK);
  const best = recent
    .reverse()
    .reduce<{ index: number; touched: number } | null>((found, { question, index }) => {
      const touched = isAbout(question);
      return touched > (found?.touched ?? atHand) ? { index, touched } : found;
    }, null);
  if (!best) return null;
  const asked = state.asked.map((question, index) =>
    index === best.index ? reopen(question, text, content) : question,
  );
  return sayThenRepeat({ ...state, asked }, lines.corrected);
}

function reopen(question: AskedQuestion, text: string, content: Content): AskedQuestion {
  const parts = [...question.parts, { text, isLate: true as const }];
  const askable = findAskable(question, content)?.askable;
  if (!askable) return question;
  const { satisfactory, contradicted } = gradeAnswer(askable, parts);
  const outcome = satisfactory ? 'held' : contradicted ? 'failed' : question.outcome;
  return { ...question, parts, outcome };
}

function pointsTouched(question: AskedQuestion, text: string, content: Content): number {
  const askable = findAskable(question, content)?.askable;
  if (!askable) return 0;
  return gradeAnswer(askable, text).keyPoints.filter(({ verdict }) => verdict !== 'missing').length;
}
