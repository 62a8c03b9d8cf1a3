import type { PointReading } from '@rightseat/contract';
import { expect, it } from 'vitest';
import type { Question } from '#content/question.ts';
import { classE, fuelReserve } from '#testing/fixtures/questions.ts';
import { judgeAnswer } from './judge-answer.ts';
import { isHeard } from './verdict.ts';

const first = { text: 'Thirty minutes by day.' };
/** The judge sees all that was said as one, and is less sure of each point the more there is. */
const unsure: PointReading[] = fuelReserve.keyPoints.map(({ id }) => ({
  id,
  said: 0.01,
  wrong: 0.04,
  absent: 0.95,
}));
const toJudge = { question: fuelReserve, askable: fuelReserve, followUp: null, earlier: [] } as const;
const before = judgeAnswer({ ...toJudge, parts: [first], reason: 'answered' });
const after = (text: string, isGiven = true) =>
  judgeAnswer(
    { ...toJudge, parts: [first, { text }], reason: 'answered', ...(isGiven && { before }) },
    unsure,
  );

it('keeps what was heard when something is added that is about another thing', () => {
  expect(isHeard(before, 'day')).toBe(true);
  expect(isHeard(after('And at a normal cruise.', false), 'day')).toBe(false);
  expect(isHeard(after('And at a normal cruise.'), 'day')).toBe(true);
  expect(isHeard(after("No. That's all I have."), 'day')).toBe(true);
  expect(isHeard(after('No. I say it plainly.'), 'day')).toBe(true);
});

it('does not keep it where he takes it back, or speaks to it anew', () => {
  expect(isHeard(after('No, scratch that.'), 'day')).toBe(false);
  expect(isHeard(after('Twenty minutes by day.'), 'day')).toBe(false);
});

it('keeps what was touched on, so that it is not asked for by itself', () => {
  const touched = { ...before.keyPoints[1]!, evidence: ['minutes'], parts: [0] };
  const seen = { ...before, keyPoints: before.keyPoints.with(1, touched) };
  const given = { ...toJudge, parts: [first, { text: 'And at a normal cruise.' }], before: seen };
  expect(judgeAnswer({ ...given, reason: 'answered' }, unsure).keyPoints[1]).toEqual(touched);
});

it('takes a no to "anything else?" for nothing that is taken back, and one to something else for that', () => {
  const given = { ...toJudge, parts: [first, { text: "No, that's how it reads." }], before };
  expect(isHeard(judgeAnswer({ ...given, reason: 'answered' }, unsure), 'day')).toBe(false);
  expect(isHeard(judgeAnswer({ ...given, reason: 'answered', isAddition: true }, unsure), 'day')).toBe(true);
});

it('hears no contradiction in figures that are said again by themselves, and one in those with other words', () => {
  const contradicted = (question: Question, said: string, text: string, isAddition?: true) => {
    const given = { question, askable: question, followUp: null, earlier: [], reason: 'answered' } as const;
    const stood = judgeAnswer({ ...given, parts: [{ text: said }] });
    const parts = [{ text: said }, { text }];
    return judgeAnswer({ ...given, parts, before: stood, ...(isAddition && { isAddition }) }).contradicted;
  };
  const minimums = 'Three miles, elsewhere 5, and a thousand feet above, 500 below and 2,000.';
  expect(contradicted(classE, minimums, 'No, that is all. 5 miles.')).toBe(true);
  expect(contradicted(classE, minimums, 'No, that is all. 5 miles.', true)).toBe(false);
  expect(contradicted(classE, minimums, 'No, that is all. 2,000 feet below.', true)).toBe(true);
  const reserve = 'By day thirty, by night I would say forty five minutes.';
  expect(contradicted(fuelReserve, reserve, 'Yes. 45 by day, 30 at night.', true)).toBe(true);
  expect(contradicted(fuelReserve, reserve, 'Yes. 20 minutes by day.', true)).toBe(true);
});

it('to "anything else?" finds nothing wrong that was not before, unless the words that were added are', () => {
  const sees = (wrong: number) => unsure.map((reading) => ({ ...reading, wrong, absent: 0.99 - wrong }));
  const given = { ...toJudge, before, reason: 'answered', isAddition: true } as const;
  const said = (text: string) => judgeAnswer({ ...given, parts: [first, { text }] }, sees(0.98));
  expect(said('no that is all i have and my hands are wet').contradicted).toBe(false);
  expect(said('And twenty minutes by day.').contradicted).toBe(true);
  const anew = {
    ...given,
    isAddition: undefined,
    parts: [{ text: 'no that is all i have' }],
    before: undefined,
  };
  expect(judgeAnswer(anew, sees(0.98)).contradicted).toBe(true);
});

it('to "anything else?" a bare figure among other words takes nothing back', () => {
  const added = (text: string) =>
    judgeAnswer({ ...toJudge, parts: [first, { text }], reason: 'answered', before, isAddition: true });
  expect(isHeard(added("No. It's all one rule, isn't it?"), 'day')).toBe(true);
  expect(isHeard(added('Twenty minutes by day.'), 'day')).toBe(false);
});
