import type { AskedQuestion } from './exam-state.ts';
import { readFurther, type ToJudge } from './judge-answer.ts';
import type { Verdict } from './verdict.ts';

/**
 * The question with an answer on its record, and the verdict on it. What a model read in it follows as a second one, as
 * do the follow-ups that it takes for covered.
 */
export function keepAnswer(
  question: AskedQuestion,
  judged: ToJudge,
  verdict: Verdict,
  claimed?: readonly number[],
): AskedQuestion {
  const read = readFurther(verdict, judged, claimed);
  const verdicts = [...(question.verdicts ?? []), verdict, ...(read ? [read] : [])];
  return { ...question, parts: [...judged.parts], verdicts };
}
