import type { PointReading } from '@rightseat/contract';
import type { AnswerPart, Askable } from '#grading/answer-grade.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { toldStems } from '#grading/read/telling-words.ts';
import { readWords } from '#grading/read/words.ts';

/**
 * Of the telling words of each essential point so many were said. The rubric alone is written for who was asked this
 * question, and of ten answers to the one before it that it credits seven are about something else.
 */
const SHARE_SAID = 0.6;
/** Where the judge finds it answered too. */
const SHARE_READ = 0.2;

/** Whether words that were said to another question answer this one, so that nobody need ask it. */
export function isSaidAlready(askable: Askable, parts: readonly AnswerPart[]): boolean {
  return answers(askable, parts, SHARE_SAID);
}

/** Whether they may, and it is worth to have the judge read them. */
export function maybeSaidAlready(askable: Askable, parts: readonly AnswerPart[]): boolean {
  return answers(askable, parts, SHARE_READ);
}

/** All of it together, or one answer by itself: "without the dates" in the one before takes nothing from "the date, the place, …". */
function answers(askable: Askable, parts: readonly AnswerPart[], share: number): boolean {
  const each = parts.length > 1 ? parts.map((part) => [part]) : [];
  return [parts, ...each].some(
    (said) => mentions(askable, said, share) && gradeAnswer(askable, said).satisfactory,
  );
}

/** Whether the judge finds so too. */
export function isReadAlready(
  askable: Askable,
  parts: readonly AnswerPart[],
  readings: readonly PointReading[],
): boolean {
  return maybeSaidAlready(askable, parts) && gradeAnswer(askable, parts, readings).satisfactory;
}

function mentions(askable: Askable, parts: readonly AnswerPart[], share: number): boolean {
  const said = new Set(parts.flatMap(({ text }) => [...toldStems(readWords(text))]));
  return askable.keyPoints
    .filter((point) => point.essential)
    .every(({ statement }) => {
      const own = [...toldStems(readWords(statement))];
      return own.filter((stem) => said.has(stem)).length >= own.length * share;
    });
}
