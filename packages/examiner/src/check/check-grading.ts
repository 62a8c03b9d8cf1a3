import { gradeAnswer } from '#grading/grade-answer.ts';
import type { CheckedAskable } from './askables.ts';

/** The rubric works: the model answer earns every key point, a wrong answer not the one it gets wrong. */
export function checkGrading({ where, askable, wrongAnswers }: CheckedAskable): string[] {
  const missed = gradeAnswer(askable, askable.modelAnswer).keyPoints.filter(
    ({ verdict }) => verdict !== 'heard',
  );
  const failures = missed.map(({ id, verdict }) => `${where}: ${id} is ${verdict} in its own model answer`);
  for (const wrong of wrongAnswers) {
    const grade = gradeAnswer(askable, wrong.text);
    const point = grade.keyPoints.find(({ id }) => id === wrong.contradicts);
    const start = `${wrong.text.slice(0, 60)}…`;
    if (point?.verdict === 'heard')
      failures.push(`${where}: wrong answer credited as ${point.id}: "${start}"`);
    // Beside the essential points a mistake fails nothing, but it has to be seen.
    else if (grade.satisfactory && point?.verdict !== 'contradicted')
      failures.push(`${where}: wrong answer is satisfactory: "${start}"`);
  }
  return failures;
}
