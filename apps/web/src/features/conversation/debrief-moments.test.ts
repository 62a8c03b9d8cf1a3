import type { DebriefLine, Grade } from '@rightseat/contract';
import { expect, it } from 'vitest';
import { chooseMoments } from './debrief-moments.ts';

const line = (
  questionId: string,
  grade: Grade,
  quote: string | null = `answer ${questionId}`,
): DebriefLine => ({
  questionId,
  grade,
  quote,
  acs: ['PA.I.E.K1'],
  question: 'Which?',
  reason: 'Because.',
  missing: [],
  modelAnswer: 'This.',
  references: [],
});

const idsOf = (lines: DebriefLine[]) => chooseMoments(lines).map((moment) => moment.questionId);

it('shows what needs work first, told in the order it happened', () => {
  const lines = [
    line('a', 'satisfactory'),
    line('b', 'not-assessed'),
    line('c', 'unsatisfactory'),
    line('d', 'satisfactory'),
  ];
  expect(idsOf(lines)).toEqual(['a', 'c', 'd']);
});

it('shows only moments with words to quote', () => {
  expect(
    idsOf([line('a', 'unsatisfactory', null), line('b', 'satisfactory', '  '), line('c', 'satisfactory')]),
  ).toEqual(['c']);
});

it('has nothing to show of a silent pilot', () => {
  expect(idsOf([])).toEqual([]);
});
