import type { Question } from '#content/question.ts';
import { aboutFlight, heardAround, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { byWhoseNumbers, figure } from '../speak-flight.ts';

/** In inches: who divides by hand rounds. */
const CLOSE_ENOUGH = 0.2;

/** Null of a pilot's own airplane, whose arms nobody typed, and where the place is near a limit. */
export function askBalance(scenario: Scenario): Question | null {
  const balance = scenario.book?.balance;
  if (!balance) return null;
  const { gallons, pounds, moment, inches, forward, aft } = balance;
  if (inches - forward < 1 || aft - inches < 1) return null;
  const whose = byWhoseNumbers(scenario);
  return aboutFlight(scenario, {
    id: 'pa.i.f-your-flight-balance',
    acs: ['PA.I.F.K2e', 'PA.I.F.S1', 'PA.I.F.R2'],
    topic: 'Center of gravity of your flight',
    level: 'application',
    ask: `With ${gallons} gallons we weigh ${figure(pounds)} pounds, and the moments come to ${figure(moment)}. The limits are ${forward} and ${aft} inches. Work out whether our center of gravity will do.`,
    rephrase: `Our moments come to ${figure(moment)} pound-inches at ${figure(pounds)} pounds. Work out the center of gravity, and compare it with the limits.`,
    keyPoints: [
      point(
        'place',
        `The moments divided by the weight give ${inches} inches, ${whose}.`,
        [heardAround(inches, CLOSE_ENOUGH, 0.1)],
        { nudge: 'How many inches is that?' },
      ),
      point(
        'inside',
        'It is inside the limits, so we may go with that.',
        [
          [
            'inside',
            'within',
            'in limits',
            'between',
            'in the envelope',
            'good to go',
            'we may',
            'we can go',
            'legal',
          ],
        ],
        {
          nudge: 'And how does that compare with the limits?',
          contradictedBy: [
            'outside',
            'out of limits',
            'too far back',
            'too far forward',
            'not legal',
            'can not go',
          ],
        },
      ),
      point(
        'landing',
        'It is worked out for the landing too, with the fuel burned off.',
        [['burned', 'burn off', 'zero fuel', 'landing']],
        {
          essential: false,
        },
      ),
    ],
    modelAnswer: `I divide the moments by the weight: ${inches} inches, ${whose}. That is inside the limits, so we may go with it. I work it out for the landing too, with the fuel burned off.`,
    wrongAnswers: [
      { text: 'That is outside, too far back.', contradicts: 'inside', why: 'The sum says otherwise.' },
      { text: `I get ${figure(aft + 2)} inches.`, contradicts: 'place', why: 'The division is wrong.' },
    ],
    assume: [
      { about: ['seat', 'seats', 'arms', 'arm', 'baggage'], say: 'Everything is in that sum already.' },
      { about: ['limit', 'limits', 'envelope'], say: 'Those I read to you are for normal category.' },
    ],
    references: ['FAA-H-8083-25 ch. 10', 'POH', 'FAA-S-ACS-6C PA.I.F'],
  });
}
