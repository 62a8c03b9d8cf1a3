import type { AnswerGrade, Askable } from '#grading/answer-grade.ts';

/** 0 when everything was heard, 1 when nothing essential was, more when something was said wrong. */
export function weaknessOf({ keyPoints }: Pick<Askable, 'keyPoints'>, grade: AnswerGrade): number {
  const heard = new Set(grade.keyPoints.flatMap(({ id, verdict }) => (verdict === 'heard' ? id : [])));
  const missing = keyPoints.filter(({ id }) => !heard.has(id));
  const essential = keyPoints.filter((point) => point.essential).length;
  const lost = missing.filter((point) => point.essential).length / essential;
  return lost + (grade.contradicted ? 1 : 0) + missing.length / 100;
}
