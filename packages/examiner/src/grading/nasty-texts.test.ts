import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { nastyTexts } from '#testing/nasty-texts.ts';
import { longestAnswer } from './answer-grade.ts';
import { gradeAnswer } from './grade-answer.ts';

/** Many phrases, numbers and known answers: among those that took longest when the grader was measured. */
const question = loadContent().questions.find(({ id }) => id === 'ir.i.c-fuel-reserve')!;
const kinds = Object.keys(nastyTexts(question, 10));

const inspector = new Session();
beforeAll(async () => {
  inspector.connect();
  await inspector.post('Profiler.enable');
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
});
afterAll(() => inspector.disconnect());

/**
 * How often blocks of our code were run: the same on every machine, which no time is. What a regular expression does within
 * itself is not in it; `bench:judge` prints times.
 */
async function blocksRunBy(work: () => void): Promise<number> {
  await inspector.post('Profiler.takePreciseCoverage'); // counts from nought
  work();
  const { result } = await inspector.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => url.includes('/packages/'))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}

function blocksForLength(length: number, kind: string): Promise<number> {
  const text = nastyTexts(question, length)[kind]!;
  return blocksRunBy(() => {
    gradeAnswer(question, [{ text }]);
    gradeAnswer(question, [{ text, isSpoken: true }]);
  });
}

/** Linear work would be four; squared, sixteen. */
const MOST_FOR_FOUR_TIMES = 5;

test.each(kinds)('a long answer of "%s" costs no more for each word than a short one', async (kind) => {
  await blocksForLength(2_000, kind); // what is read once for all answers is read now
  const quarter = await blocksForLength(2_000, kind);
  const whole = await blocksForLength(8_000, kind);
  expect(quarter).toBeGreaterThan(1_000);
  expect(whole / quarter).toBeLessThan(MOST_FOR_FOUR_TIMES);
});

test('what is said past the longest answer is not read', () => {
  const text = 'you need thirty minutes and '.repeat(400).slice(0, longestAnswer);
  const { keyPoints } = gradeAnswer(question, text);
  expect(gradeAnswer(question, `${text} ${question.modelAnswer}`).keyPoints).toEqual(keyPoints);
  const parts = [text, question.modelAnswer].map((part) => ({ text: part }));
  expect(gradeAnswer(question, parts).keyPoints).toEqual(keyPoints);
});
