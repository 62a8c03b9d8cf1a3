import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { longestAnswer } from './answer-grade.ts';
import { gradeAnswer } from './grade-answer.ts';

/** Many phrases, numbers and known answers: among those that took longest when the grader was measured. */
const question = loadContent().questions.find(({ id }) => id === 'ir.i.c-fuel-reserve')!;
const counter = fileURLToPath(new URL('../../eval/count-grading.ts', import.meta.url));

/** Linear work is four at most; squared, up to sixteen. */
const MOST_FOR_FOUR_TIMES = 5;

test('a long answer of anything costs no more for each word than a short one', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', counter, question.id]);
  const counts: [kind: string, quarter: number, whole: number][] = JSON.parse(stdout);
  expect(counts.length).toBeGreaterThan(40);
  for (const [, quarter] of counts) expect(quarter).toBeGreaterThan(1_000);
  expect(counts.filter(([, quarter, whole]) => whole > MOST_FOR_FOUR_TIMES * quarter)).toEqual([]);
});

test('what is said past the longest answer is not read', () => {
  const text = 'you need thirty minutes and '.repeat(400).slice(0, longestAnswer);
  const { keyPoints } = gradeAnswer(question, text);
  expect(gradeAnswer(question, `${text} ${question.modelAnswer}`).keyPoints).toEqual(keyPoints);
  const parts = [text, question.modelAnswer].map((part) => ({ text: part }));
  expect(gradeAnswer(question, parts).keyPoints).toEqual(keyPoints);
});
