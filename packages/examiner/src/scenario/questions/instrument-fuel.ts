import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { byWhoseNumbers, figure } from '../speak-flight.ts';
import { cruiseWords, reserveGallons, reserveTime } from './fuel-reserve.ts';

/** The fuel of 14 CFR 91.167, its last part by the airplane's own fuel flow. */
export function askInstrumentFuel(scenario: Scenario): Question {
  const { flight, reserve } = scenario;
  return aboutFlight(scenario, {
    id: 'ir.i.c-your-flight-fuel',
    acs: ['IR.I.C.S2', 'IR.I.C.K3c', 'IR.I.C.R7'],
    topic: 'Fuel of your flight',
    level: 'application',
    ask: `Our flight is in the clouds, at ${figure(flight.gallonsPerHour)} gallons an hour. Tell me what has to be in the tanks by the rule, part by part, and how many gallons the last part is.`,
    rephrase: `Tell me what the IFR fuel rule wants for our flight, and what its reserve is in gallons.`,
    keyPoints: [
      reserveTime(reserve.minutes, `Then ${reserve.minutes} minutes more at normal cruise.`),
      reserveGallons(scenario),
      point(
        'alternate',
        'To the destination, and then to the alternate if one is required.',
        [['alternate']],
        {
          nudge: 'What else do you count, ahead of the reserve?',
          contradictedBy: ['alternate is not counted', 'without the alternate'],
        },
      ),
      point('cruise', 'At normal cruise, with the weather reports and forecasts.', [cruiseWords], {
        essential: false,
      }),
    ],
    modelAnswer: `To the destination, from there to the alternate if one is required, and ${reserve.minutes} minutes at normal cruise. At this fuel flow the last part is ${figure(reserve.gallons)} gallons, ${byWhoseNumbers(scenario)}.`,
    wrongAnswers: [
      {
        text: 'To the destination and the alternate, and 30 minutes.',
        contradicts: 'time',
        why: 'That is VFR by day.',
      },
      {
        text: `${reserve.minutes} minutes, that is ${figure(3 * flight.gallonsPerHour)} gallons.`,
        contradicts: 'gallons',
        why: 'Far more than the fuel flow makes of it.',
      },
    ],
    assume: [
      { about: ['forecast', 'weather', 'required'], say: 'Suppose the forecast leaves you no choice.' },
    ],
    references: ['14 CFR 91.167', 'FAA-S-ACS-8C IR.I.C'],
    facts: ['14 CFR 91.167'],
  });
}
