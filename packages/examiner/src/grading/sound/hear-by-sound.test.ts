import { describe, expect, test } from 'vitest';
import type { KeyPoint } from '#content/question.ts';
import { gradeAnswer } from '../grade-answer.ts';
import { readWords } from '../words.ts';
import { hearSpoken } from './hear-spoken.ts';

const point = (id: string, statement: string, ...heard: string[]): KeyPoint => ({
  id,
  statement,
  essential: true,
  heard: [heard],
  numbers: [],
  contradictedBy: ['carburetor'],
});
const askable = {
  ask: 'What do you look at before you go?',
  keyPoints: [
    point('pireps', 'PIREPs tell what others met.', 'pirep'),
    point('notams', 'NOTAMs tell what is closed.', 'notam'),
    point('water', 'A wet runway may hydroplane.', 'hydroplaning', 'increase'),
  ],
  modelAnswer: 'I read the PIREPs and the NOTAMs, and think of hydroplaning with more water.',
};
const hear = (text: string) =>
  hearSpoken(text, askable)
    .map((word) => word.text)
    .join(' ');

describe('hears', () => {
  test.each([
    ['and then pyreps', 'and then pirep'],
    ['no tams at the end', 'notam at the end'],
    ['the runway, hydra plaining', 'the runway hydroplaning'],
    ['some ice in the carburettar', 'some ice in the carburetor'],
  ])('"%s"', (heard, meant) => {
    expect(hear(heard)).toBe(meant);
  });
});

describe('leaves alone', () => {
  test.each([
    ['I look at the radar', 'a word of the field'],
    ['it is decreased or increst', 'words with an opposite'],
    ['at no time', 'a negation'],
    ['3 5 7', 'numbers'],
    ['the water and the plane', 'everyday words'],
    ["my uncle's", 'a word with fewer consonants'],
  ])('"%s" (%s)', (heard) => {
    expect(hear(heard)).toBe(
      readWords(heard)
        .map((word) => word.text)
        .join(' '),
    );
  });
});

test('credits a spoken answer in the words of the transcript, and a typed one by its letters only', () => {
  const text = 'I would read the pyreps and any no tams.';
  const [pireps, notams] = gradeAnswer(askable, [{ text, isSpoken: true }]).keyPoints;
  expect(pireps).toMatchObject({ verdict: 'heard', evidence: ['pyreps'] });
  expect(notams).toMatchObject({ verdict: 'heard', evidence: ['no tams'] });
  expect(gradeAnswer(askable, [{ text }]).keyPoints.map(({ verdict }) => verdict)).not.toContain('heard');
});
