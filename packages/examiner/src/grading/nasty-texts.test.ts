import { expect, test } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { nastyTexts } from '#testing/nasty-texts.ts';
import { longestAnswer } from './answer-grade.ts';
import { gradeAnswer } from './grade-answer.ts';

/** Many phrases, numbers and known answers: among those that took longest when the grader was measured. */
const question = loadContent().questions.find(({ id }) => id === 'ir.i.c-fuel-reserve')!;
gradeAnswer(question, [{ text: 'All that is read once for all answers is read now.', isSpoken: true }]);
const kinds = Object.keys(nastyTexts(question, 10));

/** Time of the processor, which no neighbour takes away; what else this process did meanwhile is in it. */
function costOf(length: number, kind: string): number {
  const text = nastyTexts(question, length)[kind]!;
  const before = process.cpuUsage();
  gradeAnswer(question, [{ text }]);
  gradeAnswer(question, [{ text, isSpoken: true }]);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Below this the collecting of garbage is all that two figures differ by. */
const LEAST_US = 6_000;
/** Linear work would be four; squared, sixteen. */
const MOST_FOR_FOUR_TIMES = 10;
/** Garbage and other threads only ever add, and not every time: the least of some tries is the work itself. */
const TRIES = 12;

test.each(kinds)('a long answer of "%s" costs no more for each word than a short one', (kind) => {
  let quarter = Number.POSITIVE_INFINITY;
  let whole = Number.POSITIVE_INFINITY;
  const ratio = () => whole / Math.max(LEAST_US, quarter);
  for (let tries = 0; tries < TRIES && !(tries > 1 && ratio() < MOST_FOR_FOUR_TIMES); tries += 1) {
    quarter = Math.min(quarter, costOf(2_000, kind));
    whole = Math.min(whole, costOf(8_000, kind));
  }
  expect(ratio()).toBeLessThan(MOST_FOR_FOUR_TIMES);
});

test('what is said past the longest answer is not read', () => {
  const text = 'you need thirty minutes and '.repeat(400).slice(0, longestAnswer);
  const { keyPoints } = gradeAnswer(question, text);
  expect(gradeAnswer(question, `${text} ${question.modelAnswer}`).keyPoints).toEqual(keyPoints);
  const parts = [text, question.modelAnswer].map((part) => ({ text: part }));
  expect(gradeAnswer(question, parts).keyPoints).toEqual(keyPoints);
});
