import type { Question } from '#content/question.ts';
import { aboutFlight, asHeard, heardAround, point } from '../question-parts.ts';
import type { NavigationLog, Scenario } from '../scenario.ts';
import { figure } from '../speak-flight.ts';
import { emptyBoxes } from './empty-boxes.ts';

/** Who works with a wheel or in his head rounds. */
const CLOSE_KNOTS = 2;

/** Its wind is drawn, and what stands in it with the wind. */
export const navigationLogId = ({ windKnots }: Pick<NavigationLog, 'windKnots'>) =>
  `navigation-log-${windKnots}`;

/** Null of a pilot's own flight, whose checkpoints nobody typed. */
export function askNavigationLog(scenario: Scenario): Question | null {
  const { route } = scenario;
  if (!route) return null;
  const { log } = route;
  const { altitudeFeet, marginFeet, nextFeet, late, tight } = log;
  const [from, empty] = [log.legs[log.emptyLeg - 1]!, log.legs[log.emptyLeg]!];
  const [here, there] = [from.to.toLowerCase(), empty.to.toLowerCase()];
  return aboutFlight(scenario, {
    id: 'pa.i.d-your-flight-log',
    exhibit: navigationLogId(log),
    acs: ['PA.I.D.K3a', 'PA.I.D.S3', 'PA.VI.A.K5c'],
    topic: 'The navigation log of your flight',
    level: 'application',
    ...emptyBoxes(scenario, {
      called: `The leg to the ${there}`,
      span: `From the ${here} to the ${there}`,
      ...empty,
    }),
    references: ['FAA-H-8083-25 ch. 16', 'FAA-S-ACS-6C PA.I.D'],
    marks: [`${log.emptyLeg} miles`, `${log.emptyLeg} knots`],
    followUps: [
      {
        acs: ['PA.VI.A.K7', 'PA.I.D.K3a'],
        level: 'application',
        ask: `Say we pass the ${there} ${late.minutes} minutes behind the log. Work out the groundspeed that we've really made.`,
        rephrase: `We come to the ${there} ${late.minutes} minutes late. How fast have we been over the ground so far?`,
        keyPoints: [
          point(
            'made',
            `${late.miles} miles in ${late.afterMinutes} minutes make about ${late.knots} knots.`,
            [heardAround(late.knots, CLOSE_KNOTS, 0.5)],
            { nudge: 'How many knots is that?' },
          ),
          point(
            'anew',
            'The rest takes longer, too: work the arrival and the fuel out anew.',
            [['arrival', 'eta', 'later', 'fuel', 'reserve', 'recalculate', 'rest of']],
            { essential: false },
          ),
        ],
        modelAnswer: `${late.miles} miles in ${late.afterMinutes} minutes make about ${late.knots} knots. The rest takes longer, too, so I work the arrival and the fuel out anew.`,
        wrongAnswers: [
          {
            text: `We still make ${empty.groundspeedKnots} knots, as in the log.`,
            contradicts: 'made',
            why: 'That is the plan and not what was flown.',
          },
        ],
        references: ['FAA-H-8083-25 ch. 16', 'FAA-S-ACS-6C PA.VI.A'],
        marks: Array.from({ length: log.emptyLeg + 1 }, (_, leg) => `${leg} miles`),
      },
      {
        acs: ['PA.I.D.K2', 'PA.VI.A.K4b', 'PA.I.D.R3'],
        level: 'correlation',
        ask: `You want ${figure(marginFeet)} feet below you over mountains. Tell me where our ${figure(altitudeFeet)} doesn't give you that, and your answer to it.`,
        rephrase: `Tell me on which leg our ${figure(altitudeFeet)} feet leaves too little above the highest ground, and how you deal with it.`,
        keyPoints: [
          point(
            'where',
            `On the leg to ${tight.to}: the ground there rises to ${figure(tight.highestFeet)} feet, so ${figure(tight.spareFeet)} are left.`,
            [
              [
                ...asHeard([tight.highestFeet, tight.spareFeet]),
                'last leg',
                'last one',
                'leg to reno',
                'into reno',
              ],
            ],
            { nudge: 'Which leg is that?' },
          ),
          point(
            'answer',
            'Fly around that ground, or cross it higher.',
            [
              [
                'around',
                'another route',
                'different route',
                'detour',
                'pass',
                'higher',
                'climb',
                ...asHeard([nextFeet]),
                'go up',
                'lower ground',
              ],
            ],
            { nudge: 'And what do you do about it?', contradictedBy: ['that is enough', 'good enough'] },
          ),
          point(
            'oxygen',
            `The next level that way is ${figure(nextFeet)} feet, where time without oxygen is limited and the airplane hardly climbs.`,
            [[...asHeard([nextFeet]), 'oxygen', 'ceiling', 'hardly climb', 'performance']],
            { essential: false },
          ),
        ],
        modelAnswer: `On the leg to ${tight.to} the ground rises to ${figure(tight.highestFeet)} feet, so only ${figure(tight.spareFeet)} are left. I bend the route around that ground, because the next level would be ${figure(nextFeet)}, with oxygen to think of.`,
        wrongAnswers: [
          {
            text: 'Nowhere. It is good enough on all of them.',
            contradicts: 'where',
            why: 'The log says otherwise.',
          },
        ],
        references: ['FAA-H-8083-25 ch. 16', '14 CFR 91.159', '14 CFR 91.211', 'FAA-S-ACS-6C PA.I.D'],
        marks: [`${tight.leg} ground`],
      },
    ],
  });
}
