import type { Question } from '#content/question.ts';
import { aboutFlight, asHeard, figuresBetween, point, slot } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { byWhoseNumbers, figure } from '../speak-flight.ts';

/** The reserve of 14 CFR 91.151, in time and by the airplane's own fuel flow. */
export function askFuelReserve(scenario: Scenario): Question {
  const { flight, reserve, trip } = scenario;
  const light = trip.landsAtNight ? 'at night' : 'by day';
  return aboutFlight(scenario, {
    id: 'pa.i.d-your-flight-reserve',
    acs: ['PA.I.D.S4', 'PA.I.D.K3c', 'PA.I.D.R6'],
    topic: 'Fuel reserve of your flight',
    level: 'application',
    ask: `On our flight we land ${light}, and the engine burns ${figure(flight.gallonsPerHour)} gallons an hour. What reserve does the rule want as we set out, in time and in gallons?`,
    rephrase: `What is the smallest reserve that we may legally set out with on our flight, as a time and as gallons?`,
    keyPoints: [
      reserveTime(
        reserve.minutes,
        `To begin a VFR flight that lands ${light}: fuel to the first point of intended landing, and for at least ${reserve.minutes} minutes more.`,
      ),
      reserveGallons(scenario),
      point(
        'cruise',
        'It is counted at normal cruising speed, with the wind and weather forecast.',
        [cruiseWords],
        {
          essential: false,
        },
      ),
    ],
    modelAnswer: `We may not set out without fuel to the destination and ${reserve.minutes} minutes more ${light} at normal cruise. At this fuel flow that is ${figure(reserve.gallons)} gallons, ${byWhoseNumbers(scenario)}.`,
    wrongAnswers: [
      {
        text: `It takes ${reserve.minutes === 45 ? 30 : 45} minutes.`,
        contradicts: 'time',
        why: trip.landsAtNight ? 'That is the reserve by day.' : 'That is the reserve at night.',
      },
      {
        text: `${reserve.minutes} minutes, that is ${figure(3 * flight.gallonsPerHour)} gallons.`,
        contradicts: 'gallons',
        why: 'Far more than the fuel flow makes of it.',
      },
    ],
    assume: [{ about: ['wind', 'winds', 'weather'], say: 'As forecast.' }],
    references: ['14 CFR 91.151', 'FAA-H-8083-25 ch. 16', 'FAA-S-ACS-6C PA.I.D'],
    facts: ['14 CFR 91.151'],
  });
}

export const cruiseWords = [
  'normal cruise',
  'normal cruising',
  'cruise speed',
  'cruising speed',
  'cruise power',
  'wind',
  'weather',
];

export function reserveTime(minutes: number, statement: string) {
  const near = ['minute', 'reserve', 'left', 'more', 'after', 'extra', 'day', 'night', 'cruise', 'fuel'];
  const half = minutes === 30 ? ['half'] : [];
  const time = slot([minutes], ['minute', ...(half.length ? ['hour'] : [])], near);
  return point('time', statement, [], {
    nudge: 'For how long must the reserve last?',
    numbers: [{ ...time, accept: [...time.accept, ...half] }],
  });
}

export function reserveGallons(scenario: Scenario) {
  const { gallons } = scenario.reserve;
  const { gallonsPerHour } = scenario.flight;
  // Rounded up, or down by a hair; less is not enough, and an hour's worth is another figure.
  const most = Math.min(Math.ceil(gallons * 1.15) + 0.5, gallonsPerHour * 0.95);
  const figures = [gallons, ...figuresBetween(Math.ceil(gallons * 9.8) / 10, most, 0.1)];
  const quarters = gallons % 1 === 0.75 ? [`${Math.floor(gallons)} and 3 quarters`] : [];
  return point(
    'gallons',
    `At the fuel flow of the engine that reserve is, ${byWhoseNumbers(scenario)} and in gallons, ${figure(gallons)}.`,
    // The minutes themselves are no gallons, whatever the engine burns.
    [
      [
        ...asHeard(figures.filter((value) => value !== 30 && value !== 45)),
        `${gallons} gallons`,
        ...quarters,
      ],
    ],
    { nudge: 'And how much is that in gallons?' },
  );
}
