import { describe, expect, it } from 'vitest';
import { findAskable } from '#engine/find-askable.ts';
import { gradeAnswer } from '#grading/grade-answer.ts';
import { buildScenario } from '../scenario/build-scenario.ts';
import { exampleFlight } from '../scenario/example-flight.ts';
import { scenarioQuestions } from '../scenario/scenario-questions.ts';
import { readAskName } from './ask-name.ts';
import { loadContent } from './load-content.ts';

const content = loadContent();
const askableOf = (name: string) => findAskable(readAskName(name), content)!.askable;

function judge(name: string, answer: string) {
  const { satisfactory, keyPoints } = gradeAnswer(askableOf(name), answer);
  const verdicts = Object.fromEntries(keyPoints.map(({ id, verdict }) => [id, verdict]));
  return { satisfactory, verdicts };
}

/** Rules that the questions once had wrong. What was taught then is refused now, and what is right is not. */
const corrected = [
  {
    name: 'pa.i.e-special-use+2',
    right: 'A stadium TFR: three nautical miles around it, up to three thousand feet above the ground.',
    wrong:
      "There's a TFR over the stadium: three miles around, up to 2,500 AGL. I keep out unless ATC lets me.",
    point: 'dimensions',
  },
  {
    name: 'pa.i.e-minimum-altitudes',
    right:
      'A thousand above the highest obstacle in the suburbs, five hundred above the ground over the farms, five hundred feet from any person or structure at the lake, and always high enough for an emergency landing without undue hazard if the engine quits.',
    wrong:
      'A thousand above the highest obstacle in the suburbs, five hundred feet away from any person or structure at the lake, and always high enough for an emergency landing without undue hazard if the engine quits.',
    point: 'other',
  },
  {
    name: 'pa.i.a-basicmed',
    right: askableOf('pa.i.a-basicmed').modelAnswer,
    wrong:
      'The course every 24 calendar months and the doctor every 48. Six passengers, 12,500 pounds, not above 18,000 feet and 250 knots.',
    point: 'license-and-medical',
  },
  {
    name: 'ir.iii.a-emergency-authority+1',
    right:
      'I say minimum fuel, which tells them that I can take no undue delay. I declare an emergency as soon as I need priority.',
    wrong: 'Yes, mayday right now. I declare early, it brings priority and help.',
    point: 'minimum-fuel',
  },
  {
    name: 'ir.i.a-safety-pilot',
    right:
      'A private pilot with category and class and a current medical or BasicMed. I log his name, and the kind of each approach and the airport.',
    wrong:
      "A private pilot with category and class, he doesn't need a medical. I log his name, and the kind of each approach and the airport.",
    point: 'medical',
  },
];

describe('a rule that was taught wrong once', () => {
  it.each(corrected)('is right now: $name', ({ name, right, wrong, point }) => {
    expect(judge(name, right)).toMatchObject({ satisfactory: true, verdicts: { [point]: 'heard' } });
    const old = judge(name, wrong);
    expect(old.satisfactory).toBe(false);
    expect(old.verdicts[point]).not.toBe('heard');
  });

  it('grounds nobody for a consequence that was not asked for', () => {
    const answer = 'Address change in 30 days, the alcohol conviction in writing in 60 days.';
    expect(judge('pa.i.a-reports-to-the-faa', answer).satisfactory).toBe(true);
  });

  it('lets either side bring up a visual approach, and knows what the airport needs for a contact approach', () => {
    const both = 'The controller can offer the visual or I ask for it.';
    const contact =
      'The contact I must request: clear of clouds, a mile of flight visibility, and the field reports a mile and has an instrument approach.';
    expect(judge('ir.vi.e-visual-and-contact', `${both} ${contact}`).verdicts).toMatchObject({
      ask: 'heard',
      'contact-airport': 'heard',
    });
  });

  it('has the conditions of BasicMed in the book as in the question', () => {
    const basicMed = content.factById('14 CFR 61.23')!.facts.join(' ');
    for (const words of [
      "hold a valid U.S. driver's license",
      'after July 14, 2006',
      '24 calendar months',
      '48 calendar months',
    ])
      expect([words, basicMed.includes(words)]).toEqual([words, true]);
  });

  it('asks of the fuel reserve what there must be to begin the flight', () => {
    const reserve = scenarioQuestions(buildScenario(exampleFlight, 'private', 'seed', false)).find(
      ({ id }) => id === 'pa.i.d-your-flight-reserve',
    )!;
    expect(`${reserve.ask} ${reserve.rephrase}`).not.toMatch(/left in the tanks|at the end/i);
    expect(reserve.ask).toContain('as we set out');
    expect(reserve.keyPoints[0]!.statement).toMatch(/^To begin a VFR flight/);
  });

  it.each([
    ['ir.vi.e-signs-and-runway-surface', /AIM 4-3-21/, /AIM 4-3-20/],
    ['pa.i.b-prove-airworthy', /7 years/, /3 years/],
    ['pa.i.b-special-flight-permit+1', /unless the directive forbids it/, /with an overdue directive or/],
    ['pa.i.c-briefing-sources', /AC 91-92/, /approved source/i],
    ['pa.vi.a-route-and-topography', /rounded up with a small margin/, /shows the highest thing there/],
    ['pa.ii.d-runway-crossing+2', /landing light with the takeoff clearance/, /no strobes/i],
    ['pa.i.f-takeoff-distance+1', /Set the altimeter to 29\.92 and read it/, /true altitude/i],
  ])('is told so by %s, in its words and its sources', (name, right, wrong) => {
    const { keyPoints, modelAnswer, references } = askableOf(name);
    const told = [...keyPoints.map(({ statement }) => statement), modelAnswer, ...references].join('\n');
    expect(told).toMatch(right);
    expect(told).not.toMatch(wrong);
  });

  it('has the words of the radio and of the field, and no answer that begins beside its question', () => {
    const told = JSON.stringify(content.questions);
    expect(told).not.toMatch(/uncontrolled (?:field|airport)|squawk ident|Was it address/i);
    expect(askableOf('ir.v.b-descend-via').modelAnswer).not.toMatch(/^(?:Yes|No)\b/);
  });
});
