import type { Debrief, DebriefLine } from '@rightseat/contract';
import { describe, expect, it } from 'vitest';
import { describeProse, readProse } from './write-prose.ts';

const line = (fields: Partial<DebriefLine>): DebriefLine => ({
  questionId: 'q',
  acs: ['PA.I.E.K1'],
  question: 'What weather do you need?',
  quote: null,
  grade: 'satisfactory',
  reason: 'You covered every point.',
  missing: [],
  modelAnswer: '',
  references: [],
  ...fields,
});
const debrief: Debrief = {
  summary: 'You answered 3 questions.',
  study: null,
  lines: [
    line({
      titles: ['Fuel reserves'],
      points: [
        { statement: '30 minutes by day.', essential: true, found: 'heard', words: 'half an hour by day' },
        { statement: '45 minutes by night.', essential: true, found: 'heard', words: 'forty five at night' },
      ],
    }),
    line({
      titles: ['Basic VFR weather minimums'],
      grade: 'unsatisfactory',
      points: [
        { statement: '3 statute miles.', essential: true, found: 'missing', words: null },
        {
          statement: '1,000 feet above clouds.',
          essential: true,
          found: 'contradicted',
          words: 'five hundred above',
        },
      ],
    }),
    line({ titles: ['Oxygen'], grade: 'not-assessed' }),
  ],
};
const read = (...sentences: string[]) => readProse(JSON.stringify({ sentences }), debrief);

describe('prose that a model makes of a debrief', () => {
  it.each([
    ['You knew "30 minutes by day".', 'You knew “30 minutes by day”.'],
    ['You left out "3 statute miles."', 'You left out “3 statute miles”.'],
    ['You said "five hundred above", which was wrong.', 'You said “five hundred above”, which was wrong.'],
    [
      'Your answer on "fuel reserves" was solid, but "3 statute miles" was not said.',
      'Your answer on “Fuel reserves” was solid, but “3 statute miles” was not said.',
    ],
    ['Review "Basic VFR weather minimums" first.', 'Review “Basic VFR weather minimums” first.'],
    ['"Oxygen" was left open.', null],
    ['“Oxygen” was open.', '“Oxygen” was open.'],
  ])('says %s', (sentence, printed) => {
    expect(read(sentence)).toBe(printed);
  });

  it.each([
    ['names a point that is not in the table', 'You said "VFR fuel is 20 minutes".'],
    ['names nothing and passes him', 'You passed.'],
    ['grades the whole', 'Your exam was satisfactory.'],
    ['says a number of its own', 'You said 45 of "30 minutes by day".'],
    ['says a number in words', 'You said "30 minutes by day" forty times.'],
    ['changes a number in the quote', 'You knew "35 minutes by day".'],
    ['joins two halves of two points', 'You knew "30 minutes by night".'],
    ['has a missing point as said', 'You said "3 statute miles".'],
    ['has a said point as missing', 'You left out "45 minutes by night".'],
    ['has a wrong answer as right', 'You knew "five hundred above".'],
    ['repeats a wrong answer and does not say so', 'You said "five hundred above".'],
    ['has a failed task as satisfactory', 'Your answer on "Basic VFR weather minimums" was satisfactory.'],
    ['has a satisfactory task as weak', 'Your answer on "Fuel reserves" was weak.'],
    ['hides a denial', 'You did not know "30 minutes by day".'],
    ['denies an error', '"five hundred above" was not wrong.'],
    ['grades what was not assessed', 'Your answer on "Oxygen" was satisfactory.'],
    ['mixes what held with what did not', 'You knew "30 minutes by day" and "3 statute miles".'],
    ['names without claiming', 'And also "3 statute miles".'],
    ['invents a rule', 'Under 14 CFR 91.155 you left out "3 statute miles".'],
    ['advises of its own', 'Review "Basic VFR weather minimums" with a beer.'],
    ['asks something of him in passing', 'You left out "3 statute miles"; go over "3 statute miles".'],
    ['asks', 'You left out "3 statute miles"?'],
    ['says two things in one', 'You passed. You left out "3 statute miles".'],
    ['brings markup', 'You left out <b>"3 statute miles"</b>.'],
    ['never closes its quotes', 'You left out "3 statute miles.'],
    ['writes another alphabet', 'You left оut "3 statute miles".'],
    ['hides in the mark that we use', 'You left out ¤.'],
  ])('drops a sentence that %s', (_name, sentence) => {
    expect(read(sentence)).toBeNull();
    expect(read(sentence, 'You knew "30 minutes by day".')).toBe('You knew “30 minutes by day”.');
  });

  it('says nothing of what the table has twice and differently', () => {
    const both = {
      ...debrief,
      lines: [...debrief.lines, line({ titles: ['Fuel reserves'], grade: 'unsatisfactory' })],
    };
    const sentences = ['Your answer on "Fuel reserves" was solid.'];
    expect(readProse(JSON.stringify({ sentences }), both)).toBeNull();
  });

  it.each([
    '',
    '{}',
    'You did well.',
    '{"sentences": "You passed."}',
    '{"sentences": [1]}',
    'x'.repeat(9_000),
  ])('is none where the model says %s', (text) => {
    expect(readProse(text, debrief)).toBeNull();
  });

  it('has at most three sentences, none twice', () => {
    const all = [
      'You knew "30 minutes by day".',
      'You knew "45 minutes by night".',
      'You left out "3 statute miles".',
    ];
    expect(read(all[0]!, ...all, 'Review "3 statute miles".')?.split('. ')).toHaveLength(3);
  });

  it('is not asked for where nothing was graded', () => {
    expect(
      describeProse({ ...debrief, lines: [line({ titles: ['Oxygen'], grade: 'not-assessed' })] }),
    ).toBeNull();
    expect(describeProse(debrief)?.user).toContain('five hundred above');
  });
});
