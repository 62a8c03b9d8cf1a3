import type { AnswerPart } from '#grading/answer-grade.ts';
import type { AskedQuestion } from './exam-state.ts';
import type { Asked } from './find-askable.ts';
import { readFurther } from './judge-answer.ts';
import type { Verdict } from './verdict.ts';

/** The question with an answer on its record, and the verdict on it. What a model read in it follows as a second one. */
export function keepAnswer(
  question: AskedQuestion,
  parts: readonly AnswerPart[],
  verdict: Verdict,
  asked: Asked,
): AskedQuestion {
  const read = readFurther(verdict, asked, parts);
  const verdicts = [...(question.verdicts ?? []), verdict, ...(read ? [read] : [])];
  return { ...question, parts: [...parts], verdicts };
}
