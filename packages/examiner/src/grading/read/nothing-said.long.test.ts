import { expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { atLength } from '../../../../../scripts/test/at-length.ts';

/** For the short run every eighth question. */
const questions = loadContent().questions.filter((_, index) => index % atLength(8, 1) === 0);

it.each([
  'Let me see.',
  'Are you sure?',
  'Okay. Um, good question.',
  'Well, let me think about that for a second.',
])('finds nothing in %j, whatever the question', { timeout: 120_000 }, (text) => {
  const found = questions
    .flatMap((question) => [question, ...question.followUps])
    .filter((asked) => gradeAnswer(asked, text).keyPoints.some(({ evidence }) => evidence.length > 0));
  expect(found.map(({ ask }) => ask)).toEqual([]);
});
