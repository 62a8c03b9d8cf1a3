import type { AnswerGrade } from '#grading/answer-grade.ts';

/**
 * Something of it was heard, and not enough to credit it. Nobody is asked for that by itself, nor told that he left it out,
 * for he has mostly said it: he may add to his answer, and what is not made out then is left open.
 */
export function isTouched(grade: AnswerGrade | undefined, pointId: string): boolean {
  return grade?.keyPoints.some(({ id, evidence }) => id === pointId && evidence.length > 0) ?? false;
}
