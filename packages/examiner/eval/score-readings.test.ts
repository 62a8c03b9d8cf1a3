import { expect, it } from 'vitest';
import { loadContent } from '../src/content/load-content.ts';
import { readLabelledAnswers } from './labelled-answers.ts';
import { scoreReadings, taskOf } from './score-readings.ts';

const answers = readLabelledAnswers('dev', loadContent()).slice(0, 40);
const readAll = (verdictOf: (answer: (typeof answers)[number], id: string) => 'said' | 'wrong' | 'absent') =>
  answers.map((answer) => ({
    answer,
    reading: {
      acts: ['answer' as const],
      points: answer.askable.keyPoints.map(({ id }) => ({
        point: id,
        verdict: verdictOf(answer, id),
        quote: answer.text.slice(0, 300),
        confidence: 1,
      })),
      assume: null,
      covers: [],
      lead: '',
    },
  }));

it('finds nothing wrong with a model that reads as the labels do', () => {
  const score = scoreReadings(
    readAll(({ heard, wrong }, id) =>
      heard.includes(id) ? 'said' : wrong.includes(id) ? 'wrong' : 'absent',
    ),
  );
  expect(score).toMatchObject({ unread: 0, precision: 1, recall: 1, wrongAccepted: 0, calibrationError: 0 });
});

it('tells one that claims everything, and what code takes of it', () => {
  const score = scoreReadings(readAll(() => 'said'));
  expect(score.wrongPoints).toBeGreaterThan(0);
  expect(score.wrongAccepted).toBe(score.wrongPoints);
  expect(score.recall).toBe(1);
  expect(score.precision).toBeLessThan(0.9);
  expect(score.calibrationError).toBeGreaterThan(0.1);
  const [before, after] = score.wrongSatisfactory.split(' → ');
  expect(after).toBe(before);
});

it('counts a model that says nothing usable, and quotes that nobody said', () => {
  const silent = scoreReadings(answers.map((answer) => ({ answer, reading: null })));
  expect(silent).toMatchObject({ unread: answers.length, recall: 0, quotes: 0 });
  const lying = readAll(() => 'said').map(({ answer, reading }) => ({
    answer,
    reading: {
      ...reading,
      points: reading.points.map((point) => ({ ...point, quote: 'the moon is cheese' })),
    },
  }));
  const { quotes, inventedQuotes } = scoreReadings(lying);
  expect(inventedQuotes).toBe(quotes);
});

it('asks about one question with its points', () => {
  const task = taskOf(answers[0]!);
  expect(task.points.map(({ id }) => id)).toEqual(answers[0]!.askable.keyPoints.map(({ id }) => id));
  expect(task.answer).toBe(answers[0]!.text);
});
