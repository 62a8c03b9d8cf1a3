import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { figure } from '../speak-flight.ts';

/** The 1-2-3 rule, applied to the destination's forecast. */
const RULE = { ceilingFeet: 2_000, visibilityMiles: 3 };

export function askAlternate(scenario: Scenario): Question {
  const { ceilingFeet, forecastVisibilityMiles } = scenario.weather;
  const isRequired = ceilingFeet < RULE.ceilingFeet || forecastVisibilityMiles < RULE.visibilityMiles;
  return aboutFlight(scenario, {
    id: 'ir.i.b-your-flight-alternate',
    acs: ['IR.I.B.S4', 'IR.I.C.K1d', 'IR.I.B.S3'],
    topic: 'The alternate of your flight',
    level: 'application',
    ask: `The forecast for our destination around our arrival: ceiling ${figure(ceilingFeet)} feet, visibility ${forecastVisibilityMiles} miles. It has an instrument approach. Tell me whether the rule wants an alternate and why.`,
    rephrase: `With a ceiling of ${figure(ceilingFeet)} and visibility of ${forecastVisibilityMiles} forecast where we go, tell me whether you name another airport on the flight plan and by which numbers.`,
    keyPoints: [
      isRequired
        ? point(
            'verdict',
            'Yes: an alternate is required, the forecast is too low to go without.',
            [
              [
                'yes',
                'required',
                'must',
                'have to',
                'below',
                'too low',
                'lower than',
                'less than',
                'not good enough',
                'put one',
                'need one',
                'need an alternate',
                'so an alternate',
                'file one',
                'we do',
              ],
            ],
            {
              nudge: 'So what does the rule say for us?',
              contradictedBy: ['no alternate', 'alternate is not required', 'do not need'],
            },
          )
        : point(
            'verdict',
            'No: an alternate is not required, the forecast is good enough.',
            [
              [
                'not required',
                'not need',
                'not want',
                'not necessary',
                'no alternate',
                'no it',
                'no because',
                'no we',
                'no the',
                'no ceiling',
                'no since',
                'without one',
                'good enough',
                'better than',
                'more than',
                'above',
                'exceed',
                'do not',
              ],
            ],
            {
              nudge: 'So what does the rule say for us?',
              contradictedBy: [
                'alternate is required',
                'yes we need',
                'yes it does',
                'we must file',
                'yes because',
              ],
            },
          ),
      point(
        'ceiling',
        'The ceiling has to be at least 2,000 feet above the airport: the 1-2-3 rule.',
        // "Two thousand and three" reads as one number.
        [['2000', '2003', '123', '1 2 3']],
        { nudge: 'How low may the clouds be?' },
      ),
      point(
        'visibility',
        'The visibility has to be at least 3 statute miles: the 1-2-3 rule.',
        [
          [
            '3 mile',
            '3 statute',
            '3 s m',
            'at least 3',
            'visibility 3',
            'visibility of 3',
            'visibility is 3',
            'more than 3',
            'less than 3',
            'below 3',
            'under 3',
            '2003',
            '123',
            '1 2 3',
          ],
        ],
        { nudge: 'How much visibility does it take?' },
      ),
      point('period', 'From 1 hour before to 1 hour after the arrival.', [['hour', '123']], {
        essential: false,
      }),
    ],
    modelAnswer: isRequired
      ? 'Yes, we need one. From an hour before to an hour after our arrival the ceiling has to be at least 2,000 feet and the visibility at least 3 miles, and this forecast is below that.'
      : 'No, it is not required. From an hour before to an hour after our arrival the ceiling has to be at least 2,000 feet and the visibility at least 3 miles, and this forecast is better.',
    wrongAnswers: [
      {
        text: isRequired
          ? 'No alternate for us, it has an approach.'
          : 'Yes we need one, IFR always wants an alternate.',
        contradicts: 'verdict',
        why: 'The forecast decides.',
      },
      {
        text: 'The ceiling has to be at least 800 feet.',
        contradicts: 'ceiling',
        why: 'That is for the alternate itself.',
      },
    ],
    assume: [
      { about: ['when', 'time', 'long', 'period'], say: 'It holds all through the time that counts.' },
      { about: ['temporary', 'tempo', 'prob'], say: "It's the main line of the forecast." },
    ],
    references: ['14 CFR 91.169', '14 CFR 91.167', 'FAA-S-ACS-8C IR.I.B'],
    facts: ['14 CFR 91.169'],
  });
}
