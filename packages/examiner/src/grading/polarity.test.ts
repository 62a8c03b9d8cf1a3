import { describe, expect, it } from 'vitest';
import type { KeyPoint } from '#content/question.ts';
import { gradeAnswer } from './grade-answer.ts';

const keyPoints: KeyPoint[] = [
  {
    id: 'current',
    statement: 'No: the window begins in May.',
    essential: true,
    heard: [['window', 'too old']],
    numbers: [],
    contradictedBy: [],
  },
  {
    id: 'count',
    statement: 'The count runs over calendar months.',
    essential: false,
    heard: [['calendar month']],
    numbers: [],
    contradictedBy: [],
  },
];
const modelAnswer = 'No, the window of calendar months begins in May.';

function grade(...answer: string[]) {
  const parts = answer.map((text) => ({ text }));
  const { keyPoints: grades } = gradeAnswer({ ask: 'Are you current?', modelAnswer, keyPoints }, parts);
  return Object.fromEntries(grades.map(({ id, verdict }) => [id, verdict]));
}

describe('a question that is answered with no', () => {
  it.each(['Yes, it is still in the window.', 'Um, well, yeah, the window is open.'])(
    'is answered wrong by %j',
    (answer) => expect(grade(answer).current).toBe('contradicted'),
  );

  it.each([
    'No, the window is over.',
    'Nope, the window is over.',
    'Yeah, no, the window is over.',
    'The window is over.',
    'Yes, no wait, no, the window is over.',
  ])('is answered right by %j', (answer) => expect(grade(answer).current).toBe('heard'));

  it('holds nothing but that against the pilot', () => {
    expect(grade('Yes, calendar months count.').count).toBe('heard');
  });

  it('hears what is said later as an answer to something else', () => {
    expect(grade('No, the window is over.', 'Yes, that is all.').current).toBe('heard');
  });
});
