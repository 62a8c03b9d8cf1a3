import type { Question } from '#content/question.ts';
import { aboutFlight, asHeard, asTime, figuresBetween, point, toTenth } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { byWhoseNumbers, figure } from '../speak-flight.ts';

/** Rounding the groundspeed moves the time by so much. In minutes. */
const CLOSE_MINUTES = 2;
/** In gallons. */
const CLOSE_GALLONS = 0.5;

/** Null where the headwind makes too little of a difference for a wrong sum to be told from a right one. */
export function askLegTime(scenario: Scenario): Question | null {
  const { flight, trip, leg } = scenario;
  if (!leg || leg.totalMinutes - leg.stillAirMinutes <= 2 * CLOSE_MINUTES) return null;
  const minutes = figuresBetween(leg.totalMinutes - CLOSE_MINUTES, leg.totalMinutes + CLOSE_MINUTES, 1);
  const gallons = figuresBetween(
    toTenth(leg.gallons - CLOSE_GALLONS),
    toTenth(leg.gallons + CLOSE_GALLONS),
    0.1,
  );
  const whose = byWhoseNumbers(scenario);
  const [total, burn] = [figure(leg.totalMinutes), figure(leg.gallons)];
  return aboutFlight(scenario, {
    id: 'pa.vi.a-your-flight-time',
    acs: ['PA.VI.A.K5c', 'PA.I.D.K3a', 'PA.I.D.S3'],
    topic: 'Time and fuel of your flight',
    level: 'application',
    ask: `Our ${figure(flight.distanceMiles)} miles at ${trip.groundspeedKnots} knots over the ground, and ${figure(flight.gallonsPerHour)} gallons an hour. Work out how long we're under way, and what we burn.`,
    rephrase:
      'With the forecast wind, tell me the time our flight takes from takeoff to landing, and its fuel.',
    keyPoints: [
      point('time', `It takes about ${total} minutes, ${whose}.`, [[...new Set(minutes.flatMap(asTime))]], {
        nudge: 'How long does it take?',
      }),
      point(
        'fuel',
        `It burns about ${burn} gallons, ${whose}.`,
        [asHeard([...gallons, Math.round(leg.gallons), Math.ceil(leg.gallons)])],
        { nudge: 'And what does that burn?' },
      ),
      point(
        'more',
        'Taxi, climb and the reserve come on top of it.',
        [['taxi', 'climb', 'reserve', 'on top']],
        {
          essential: false,
        },
      ),
    ],
    modelAnswer: `It takes about ${total} minutes and burns about ${burn} gallons, ${whose}. Taxi, climb and the reserve come on top.`,
    wrongAnswers: [
      {
        text: `At our cruise speed it takes ${figure(leg.stillAirMinutes)} minutes.`,
        contradicts: 'time',
        why: 'Leaves the wind out.',
      },
      { text: 'It burns one tank.', contradicts: 'fuel', why: 'That is no figure.' },
    ],
    references: ['FAA-H-8083-25 ch. 16', 'FAA-S-ACS-6C PA.VI.A'],
  });
}
