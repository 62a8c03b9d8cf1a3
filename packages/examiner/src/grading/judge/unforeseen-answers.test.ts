import { describe, expect, it } from 'vitest';
import type { KeyPoint } from '#content/question.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';

/** Rules that hold for answers nobody listed: each key point here has nothing but the words it is credited by. */
const point = (statement: string, heard: string[][], contradictedBy: string[] = []): KeyPoint => ({
  id: statement,
  statement,
  essential: true,
  heard,
  numbers: [],
  contradictedBy,
});

function verdicts(answer: string, keyPoints: KeyPoint[], ask = 'Explain it.') {
  const modelAnswer = keyPoints.map(({ statement }) => statement).join(' ');
  return gradeAnswer({ ask, modelAnswer, keyPoints }, answer).keyPoints.map(({ verdict }) => verdict);
}

it('finds phrases with a gap within one clause', () => {
  const order = [point('First reduce the power.', [['power']], ['nose ... first'])];
  expect(verdicts('I pull the nose up first, then I cut power.', order)).toEqual(['contradicted']);
  expect(verdicts('Not the nose. First I cut power.', order)).not.toEqual(['contradicted']);
});

it('hears no word in another that only begins like it', () => {
  const again = [point('Drain the sample again.', [['again', 'sample']])];
  expect(verdicts('I hold it up against the sky.', again)).toEqual(['missing']);
});

it.each(['Thirty five or forty five feet.', 'Forty five or thirty five feet.'])(
  'leaves it open which of two figures is meant: %s',
  (said) => {
    const end = { ...point('Cross the end at 35 feet.', [['feet']]), numbers: [feet('35')] };
    expect(verdicts(said, [end])).toEqual(['missing']);
  },
);

it('a figure whose thousand was said with the one before it is no wrong one', () => {
  const night = {
    ...point('Above 5,000 feet at night.', [['night']]),
    numbers: [{ ...feet('5000'), near: ['night'] }],
  };
  expect(verdicts('Above ten thousand by day, and five at night.', [night])).toEqual(['heard']);
  expect(verdicts('Above ten thousand by day, and four at night.', [night])).toEqual(['contradicted']);
});

it('a figure that the question says is no wrong one', () => {
  const month = { accept: ['12'], unit: ['month'], near: ['first'], optional: false };
  const due = { ...point('For first class privileges 12 months.', [['first']]), numbers: [month] };
  const said = 'So a first class at thirty.';
  expect(verdicts(said, [due], 'You passed the exam at age 30. How long is it good?')).toEqual(['missing']);
  expect(verdicts(said, [due])).toEqual(['contradicted']);
});

describe('what is listed as wrong', () => {
  it('takes a state for no change', () => {
    const nose = [point('Lower the nose.', [['push']], ['nose higher'])];
    expect(verdicts("That's nose high, so I push.", nose)).not.toEqual(['contradicted']);
    expect(verdicts('I put the nose higher and push.', nose)).toEqual(['contradicted']);
  });

  it('keeps whose a thing is', () => {
    const wake = [point('Its wake is for you to avoid.', [['avoid']], ['wake is his'])];
    expect(verdicts("I avoid the wake, that wake is mine, so I'm careful.", wake)).toEqual(['heard']);
    expect(verdicts('I avoid it, but the wake is his.', wake)).toEqual(['contradicted']);
  });
});

describe('a correction', () => {
  it('may be no more than a "no" between two numbers', () => {
    const end = { ...point('Cross the end at 35 feet.', [['end']]), numbers: [feet('35')] };
    expect(verdicts('I cross the end at fifty, no, thirty-five feet.', [end])).toEqual(['heard']);
    expect(verdicts('I cross the end at fifty feet.', [end])).toEqual(['contradicted']);
  });

  it('takes back what was wrong, though a right word came before it', () => {
    const window = [point('The months May through October.', [['october', 'may']], ['back to april'])];
    expect(verdicts('October back to April, no wait, October back to May.', window)).toEqual(['heard']);
  });
});

function feet(value: string): KeyPoint['numbers'][number] {
  return { accept: [value], unit: ['foot'], near: ['end', 'cross'], optional: false };
}
