import type { Question } from '#content/question.ts';
import { aboutFlight, asHeard, heardAround, point } from '../question-parts.ts';
import type { NavigationLog, Scenario } from '../scenario.ts';
import { byWhoseNumbers, figure } from '../speak-flight.ts';

/** In minutes, gallons and knots: who works with a wheel or in his head rounds. */
const CLOSE = { minutes: 1, gallons: 0.3, knots: 2 };

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
  const whose = byWhoseNumbers(scenario);
  const [here, there] = [from.to.toLowerCase(), empty.to.toLowerCase()];
  return aboutFlight(scenario, {
    id: 'pa.i.d-your-flight-log',
    exhibit: navigationLogId(log),
    acs: ['PA.I.D.K3a', 'PA.I.D.S3', 'PA.VI.A.K5c'],
    topic: 'The navigation log of your flight',
    level: 'application',
    ask: `The leg to the ${there} isn't filled in. Work out the time and the fuel that belong there.`,
    rephrase: `From the ${here} to the ${there}, tell me how long we take and how much we burn.`,
    keyPoints: [
      point(
        'minutes',
        `From the ${here} to the ${there} it takes ${empty.minutes} minutes, ${whose}.`,
        [heardAround(empty.minutes, CLOSE.minutes, 1)],
        { nudge: 'How many minutes is that?' },
      ),
      point(
        'gallons',
        `It burns ${empty.gallons} gallons, ${whose}.`,
        [heardAround(empty.gallons, CLOSE.gallons, 0.1)],
        { nudge: 'And in gallons?' },
      ),
      point(
        'how',
        'Distance divided by groundspeed, and that time by the fuel flow.',
        [['divide', 'divided', 'over', 'times', 'groundspeed', 'ground speed', 'per hour', 'an hour']],
        { essential: false },
      ),
    ],
    modelAnswer: `The miles of that leg divided by the groundspeed make ${empty.minutes} minutes, and at our fuel flow that burns ${empty.gallons} gallons, ${whose}.`,
    wrongAnswers: [
      {
        text: `It takes ${2 * empty.minutes + 7} minutes.`,
        contradicts: 'minutes',
        why: 'The division is wrong.',
      },
      {
        text: `It burns ${figure(log.gallonsPerHour)} gallons.`,
        contradicts: 'gallons',
        why: 'That is a whole hour.',
      },
    ],
    assume: [{ about: ['climb', 'taxi', 'takeoff'], say: 'Leave the climb out of it.' }],
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
            [heardAround(late.knots, CLOSE.knots, 0.5)],
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
        rephrase: `Hold ${figure(altitudeFeet)} feet against the highest ground along our route. How do you deal with the leg where it is too little?`,
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
