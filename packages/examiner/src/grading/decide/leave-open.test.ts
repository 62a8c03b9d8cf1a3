import { expect, it } from 'vitest';
import { loadContent } from '#content/load-content.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';

const content = loadContent();
const pointsOf = (questionId: string, text: string) => {
  const { keyPoints } = gradeAnswer(content.questionById(questionId)!, text);
  return Object.fromEntries(keyPoints.map((point) => [point.id, point]));
};
const open = (evidence: string) => ({ verdict: 'missing', evidence: [evidence] });

it('a right figure that was bound to nothing is not asked for', () => {
  const said = '274 is what I set before I do anything else at all with the radios and the box.';
  expect(pointsOf('ir.vi.b-exhibit-ils', said).course).toMatchObject(open('274'));
});

it('a figure said of another thing is no wrong one where the right one was said', () => {
  const all =
    'LOCKS at or below nine thousand, DELTT exactly seven thousand and 180 knots. BARGE was at or above eleven.';
  expect(pointsOf('ir.v.b-exhibit-arrival', all).exact).toMatchObject(open('seven thousand'));
  const wrong = 'LOCKS at or below nine thousand, and DELTT at or above 8,000 feet.';
  expect(pointsOf('ir.v.b-exhibit-arrival', wrong).exact).toMatchObject({ verdict: 'contradicted' });
});

it('a right figure stays so beside one that counts another thing', () => {
  for (const said of [
    'Take off ten percent for the headwind: 1,161 feet of roll, 1,998 over the fifty foot obstacle.',
    'Ten percent off: 1,161 feet of roll, and 1,998 feet to clear a 50-foot obstacle.',
    'Ten percent less, so eleven sixty one on the ground and nineteen ninety eight over a fifty foot obstacle.',
  ]) {
    const { roll, 'over-obstacle': over } = pointsOf('pa.i.f-exhibit-takeoff-table', said);
    expect([roll?.verdict, over?.verdict], said).toEqual(['heard', 'heard']);
  }
  const short = pointsOf(
    'pa.i.f-exhibit-takeoff-table',
    '1,290 feet of roll, 2,220 over the fifty foot obstacle.',
  );
  expect([short.roll?.verdict, short['over-obstacle']?.verdict]).not.toContain('heard');
});

it('what was left out stays so', () => {
  const said = 'Runway 13/31 is closed at 1200, so I land on 5/23.';
  expect(pointsOf('pa.i.d-exhibit-notams', said).until).toMatchObject({ verdict: 'missing', evidence: [] });
});

it('the day of a month measures nothing', () => {
  expect(
    pointsOf('pa.i.a-medical-duration', 'I make it plain, March 31st, 2027.').duration,
  ).not.toMatchObject({
    verdict: 'contradicted',
  });
});
