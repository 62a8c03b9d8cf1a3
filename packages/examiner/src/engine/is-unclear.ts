import type { AnswerGrade } from '#grading/answer-grade.ts';
import type { Asked } from './find-askable.ts';

/**
 * Nothing was said wrong, and of everything essential that is not heard something was: it came close. Where the nudges
 * were used up on other points, what nobody asked for by itself is open as well.
 */
export function isUnclear(
  grade: AnswerGrade,
  { askable }: Pick<Asked, 'askable'>,
  nudged: readonly string[] = [],
): boolean {
  return (
    !grade.contradicted &&
    askable.keyPoints.every(({ id, essential, nudge }, index) => {
      const point = grade.keyPoints[index];
      const isOpen = nudged.length > 0 && nudge !== undefined && !nudged.includes(id);
      const isClose = (point?.evidence.length ?? 0) > 0 || point?.doubted === true;
      return !essential || point?.verdict === 'heard' || isOpen || isClose;
    })
  );
}
