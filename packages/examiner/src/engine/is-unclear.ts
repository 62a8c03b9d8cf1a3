import type { AnswerGrade } from '#grading/answer-grade.ts';
import type { Asked } from './find-askable.ts';

/** Nothing was said wrong, and of everything essential that is not heard something was: it came close. */
export function isUnclear(grade: AnswerGrade, { askable }: Pick<Asked, 'askable'>): boolean {
  return (
    !grade.contradicted &&
    askable.keyPoints.every(({ essential }, index) => {
      const point = grade.keyPoints[index];
      return !essential || point?.verdict === 'heard' || (point?.evidence.length ?? 0) > 0;
    })
  );
}
