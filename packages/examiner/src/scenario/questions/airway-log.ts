import type { Question } from '#content/question.ts';
import { aboutFlight, asHeard, point } from '../question-parts.ts';
import type { AirwayLog, Scenario } from '../scenario.ts';
import { figure } from '../speak-flight.ts';
import { emptyBoxes } from './empty-boxes.ts';
import { askLeastFuel } from './least-fuel.ts';

/** Wind and alternate are drawn, and what stands in it with them. */
export const airwayLogId = ({ windKnots, alternate }: Pick<AirwayLog, 'windKnots' | 'alternate'>) =>
  `airway-log-${windKnots}-${alternate.minutes}`;

/** Null of a pilot's own flight, whose airways nobody typed. */
export function askAirwayLog(scenario: Scenario): Question | null {
  const { airways } = scenario;
  if (!airways) return null;
  const { log } = airways;
  const { high, altitudeFeet, least } = log;
  const [from, empty] = [log.legs[log.emptyLeg - 1]!, log.legs[log.emptyLeg]!];
  const [here, there, begins, ends] = [from.to, empty.to, high.from, high.to].map(inSentence);
  return aboutFlight(scenario, {
    id: 'ir.i.c-your-flight-log',
    exhibit: airwayLogId(log),
    acs: ['IR.I.C.S1', 'IR.I.C.K3a'],
    topic: 'The navigation log of your flight',
    level: 'application',
    ...emptyBoxes(scenario, {
      called: `The leg to the ${there}`,
      span: `From the ${here} to the ${there}`,
      ...empty,
    }),
    references: ['FAA-H-8083-25 ch. 16', 'FAA-S-ACS-8C IR.I.C'],
    facts: ['14 CFR 91.167', '14 CFR 91.211', '14 CFR 91.177'],
    marks: [`${log.emptyLeg} miles`, `${log.emptyLeg} knots`],
    followUps: [
      askLeastFuel(scenario, least, ['alternate']),
      {
        acs: ['IR.I.C.K2', 'IR.I.C.K1e', 'IR.I.C.R3'],
        level: 'correlation',
        ask: `We filed ${figure(altitudeFeet)} feet. Tell me on which leg the minimum altitude doesn't let us stay there, and what you do about it.`,
        rephrase: `Tell me where on that page ${figure(altitudeFeet)} feet is below the minimum altitude, and what you do about it.`,
        keyPoints: [
          point(
            'where',
            `On the leg to the ${ends}, where the MEA is ${figure(high.minimumFeet)} feet.`,
            [[...asHeard([high.minimumFeet]), high.to.toLowerCase(), 'fourth leg', 'leg four']],
            { nudge: 'Which leg is that?' },
          ),
          point(
            'climb',
            `Ask for ${figure(high.minimumFeet)} feet and be there in time: climb from the ${begins} on, unless a crossing altitude wants it earlier.`,
            [['climb', 'higher', 'amend', 'request', 'ask for', 'file', 'refile', 'go up', 'another route']],
            { nudge: 'So what do you do about it?', contradictedBy: ['stay at', 'that is fine'] },
          ),
          point(
            'oxygen',
            `That leg takes ${high.minutes} minutes, so the pilot needs no oxygen by the rule: it counts 30 minutes above 12,500 feet.`,
            [['oxygen', 'o2', 'mask']],
            { essential: false },
          ),
        ],
        modelAnswer: `On the leg to the ${ends} the MEA is ${figure(high.minimumFeet)} feet. I ask for that altitude and climb from the ${begins} on, or earlier if a crossing altitude wants it. It is only ${high.minutes} minutes up there, so the rule wants no oxygen yet, and I'd have some along anyway.`,
        wrongAnswers: [
          {
            text: 'Nowhere. That is fine all the way, since the last leg is lower.',
            contradicts: 'climb',
            why: 'One leg has a higher minimum.',
          },
        ],
        references: ['14 CFR 91.177', '14 CFR 91.211', 'FAA-S-ACS-8C IR.I.C'],
        marks: [`${high.leg} minimum`],
      },
    ],
  });
}

/** "Lake VOR" as "lake VOR". */
const inSentence = (name: string) => name.replace(/^./, (letter) => letter.toLowerCase());
