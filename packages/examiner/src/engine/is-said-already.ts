import type { AnswerPart, Askable } from '#grading/answer-grade.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { toldStems } from '#grading/read/telling-words.ts';
import { readWords } from '#grading/read/words.ts';

/**
 * Of the telling words of each essential point so many were said. The rubric alone is written for who was asked this
 * question, and of ten answers to the one before it that it credits seven are about something else.
 */
const SHARE_SAID = 0.6;

/** Whether words that were said to another question answer this one, so that nobody need ask it. */
export function isSaidAlready(askable: Askable, parts: readonly AnswerPart[]): boolean {
  const said = new Set(parts.flatMap(({ text }) => [...toldStems(readWords(text))]));
  const essential = askable.keyPoints.filter((point) => point.essential);
  const mentioned = essential.every(({ statement }) => {
    const own = [...toldStems(readWords(statement))];
    return own.filter((stem) => said.has(stem)).length >= own.length * SHARE_SAID;
  });
  return mentioned && gradeAnswer(askable, parts).satisfactory;
}
