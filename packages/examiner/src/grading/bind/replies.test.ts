import { describe, expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import type { AnswerPart } from '#grading/answer-grade.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';

const content = loadContent();
const minimums = content.questionById('pa.i.e-weather-minimums')!;

const verdictOn = (pointId: string, text: string, repliesTo?: string) => {
  const part: AnswerPart = { text, ...(repliesTo && { repliesTo }) };
  return gradeAnswer(minimums, [part]).keyPoints.find(({ id }) => id === pointId)!;
};

describe('a reply to "And underneath them?"', () => {
  it('is credited with the bare figure, which nothing else would earn', () => {
    expect(verdictOn('below', 'Five hundred feet.').verdict).not.toBe('heard');
    for (const said of ['Five hundred feet.', 'Uh, I think five hundred.', '2,000, no wait, 500.'])
      expect(verdictOn('below', said, 'below').verdict, said).toBe('heard');
  });

  it('rests on the words of the pilot alone', () => {
    expect(verdictOn('below', 'Five hundred feet.', 'below').evidence).toEqual(['Five hundred feet']);
  });

  it('is wrong with a wrong figure, which is there to be read back', () => {
    const { verdict, number } = verdictOn('below', 'A thousand feet.', 'below');
    expect({ verdict, number }).toMatchObject({ verdict: 'contradicted', number: { isRight: false } });
  });

  it.each(['Yes.', 'I think so.', 'Three miles.', 'Clear of them.', 'Chapter 5.', '500 or 1,000.'])(
    'earns nothing and loses nothing with %j',
    (said) => expect(verdictOn('below', said, 'below').verdict).toBe('missing'),
  );

  it('is about something else where it says so', () => {
    expect(verdictOn('below', 'A thousand feet above.', 'below').verdict).toBe('missing');
    expect(verdictOn('above', 'A thousand feet above.', 'below').verdict).toBe('heard');
  });

  it('earns no other point anything', () => {
    const { keyPoints } = gradeAnswer(minimums, [{ text: 'Five hundred feet.', repliesTo: 'below' }]);
    expect(keyPoints.flatMap(({ id, verdict }) => (verdict === 'missing' ? [] : [id]))).toEqual(['below']);
  });
});

it('one word is an answer to a nudge, and too little to an open question', () => {
  const logs = content.questionById('pa.i.b-prove-airworthy')!;
  const { keyPoints } = gradeAnswer(logs, [{ text: 'Registration.', repliesTo: 'registration' }]);
  expect(keyPoints.find(({ id }) => id === 'registration')?.verdict).toBe('heard');
});
