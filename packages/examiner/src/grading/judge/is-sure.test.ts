import { describe, expect, it } from 'vitest';
import type { KeyPoint } from '#content/question.ts';
import type { Askable } from '#grading/answer-grade.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';

const runUp: KeyPoint = {
  id: 'run-up',
  statement: 'Do the engine run-up.',
  essential: true,
  heard: [['run up', 'check the engine']],
  numbers: [],
  contradictedBy: [],
};
const noFlaps: KeyPoint = { ...runUp, id: 'no-flaps', statement: 'No flaps.', heard: [['no flaps']] };
const asked: Askable = {
  ask: 'What do you do before you take off?',
  modelAnswer: "I do the engine run-up, and I don't take the runway until it is done. No flaps.",
  keyPoints: [runUp, noFlaps],
};
const on = (id: string, answer: Parameters<typeof gradeAnswer>[1]) =>
  gradeAnswer(asked, answer).keyPoints.find((point) => point.id === id)!;
const open = (evidence: string) => ({ verdict: 'missing', evidence: [evidence] });

describe('without a judge words are credited', () => {
  it.each([
    ['that are about the point', 'Then the engine run-up.'],
    ['that say it in two ways', 'Somewhere along there is the run-up, where I check the engine.'],
    ['of the model answer', asked.modelAnswer],
  ])('%s', (_, answer) => expect(on('run-up', answer).verdict).toBe('heard'));

  it('in reply to the nudge for them', () => {
    const said = 'That would be the run up then I suppose.';
    expect(on('run-up', [{ text: said, repliesTo: 'run-up' }]).verdict).toBe('heard');
    expect(on('run-up', said)).toMatchObject(open('run up'));
  });
});

it('is a listed figure with a zero behind the point as well', () => {
  const moved = { ...runUp, id: 'moved', statement: 'It moves to 45 inches.', heard: [['45']] };
  const grade = gradeAnswer({ ...asked, keyPoints: [moved] }, 'That brings it forward to 45.0 inches.');
  expect(grade.satisfactory).toBe(true);
});

it('is no "not" that stands far from them, where there are no marks', () => {
  const said = 'first the engine run-up somewhere quiet and there is no papi on five and none on the other';
  expect(on('run-up', said).verdict).toBe('heard');
});

describe('without a judge words stay open', () => {
  it.each(["I don't do the engine run-up.", 'Without the engine run-up.', 'I never skip the engine run-up.'])(
    'that a "not" may turn round: %j',
    (answer) => expect(on('run-up', answer)).toMatchObject(open('run-up')),
  );

  it('that stand in a sentence about something else', () => {
    const said = 'My brother once told me a long story of a run-up to the long jump.';
    expect(on('run-up', said)).toMatchObject(open('run-up'));
  });

  it('not where the point itself says "no"', () => {
    expect(on('no-flaps', 'And no flaps.').verdict).toBe('heard');
  });
});
