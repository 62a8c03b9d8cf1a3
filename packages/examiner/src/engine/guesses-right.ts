import type { AnswerGrade } from '#grading/answer-grade.ts';

/** "…, Valsalva?" */
const MOST_WORDS_OF_GUESS = 3;

/** "What was that one called, Valsalva?": he guesses himself, it was heard of a point, and nothing is left to be asked. */
export function guessesRight(text: string, { satisfactory, keyPoints }: AnswerGrade): boolean {
  const guess = /[,?]\s+([^,?]+)\?\W*$/.exec(text)?.[1];
  if (!guess || !satisfactory || guess.split(/\s+/).length > MOST_WORDS_OF_GUESS) return false;
  return keyPoints.some(
    ({ verdict, evidence }) =>
      verdict === 'heard' && evidence.some((words) => words.toLowerCase() === guess.toLowerCase()),
  );
}
