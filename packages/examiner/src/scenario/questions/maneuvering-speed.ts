import type { Question } from '#content/question.ts';
import { aboutFlight, heardAround, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { byWhoseNumbers, figure } from '../speak-flight.ts';

/** In knots: by a straight line or by the root of the weights, and with the fuel counted roughly. */
const CLOSE_ENOUGH = 2;

/** Null of a pilot's own airplane, and where nothing could be told from the handbook's own two speeds. */
export function askManeuveringSpeed(scenario: Scenario): Question | null {
  const maneuvering = scenario.book?.day?.maneuvering;
  if (!maneuvering) return null;
  const { heavy, light, pounds, knots } = maneuvering;
  if (heavy.knots - knots <= CLOSE_ENOUGH || knots - light.knots <= CLOSE_ENOUGH) return null;
  const whose = byWhoseNumbers(scenario);
  return aboutFlight(scenario, {
    id: 'pa.v.a-your-flight-maneuvering-speed',
    when: 'en-route',
    acs: ['PA.V.A.K2c', 'PA.I.F.R2'],
    topic: 'Maneuvering speed of your flight',
    level: 'application',
    ask: `Near Reno it gets rough, and we're down to ${figure(pounds)} pounds. The handbook's maneuvering speed is ${heavy.knots} knots at ${figure(heavy.pounds)}, and ${light.knots} at ${figure(light.pounds)}. Tell me ours, and what it protects us from.`,
    rephrase: `The book gives ${heavy.knots} knots of maneuvering speed at ${figure(heavy.pounds)} pounds and ${light.knots} at ${figure(light.pounds)}. Tell me how fast we may be in bumps at ${figure(pounds)}, and why it matters.`,
    keyPoints: [
      point('speed', `It is about ${knots} knots, ${whose}.`, [heardAround(knots, CLOSE_ENOUGH, 0.1)], {
        nudge: 'How many knots is that for us?',
      }),
      point(
        'stall',
        'Below it, as a rule, the wing stalls before a gust or one full pull can overload the airplane.',
        [
          [
            'stall before',
            'stalls before',
            'stall first',
            'stalls first',
            'wing stalls',
            'will stall',
            'stall rather',
            'overload',
            'overstress',
            'load factor',
            'structural damage',
            'damage',
            'structure',
            'break',
            'bend',
          ],
        ],
        {
          nudge: 'And what could happen above it?',
          contradictedBy: ['protects from a stall', 'so that it does not stall', 'to keep from stalling'],
        },
      ),
      point(
        'weight',
        'It falls with the weight: a lighter airplane is thrown about more.',
        [['lighter', 'less weight', 'weight', 'light']],
        { essential: false },
      ),
    ],
    modelAnswer: `It is about ${knots} knots, ${whose}, as it falls with the weight. Below it, as a rule, the wing stalls before a gust or one full pull can overload the structure.`,
    wrongAnswers: [
      {
        text: `${heavy.knots} knots, it is always the same.`,
        contradicts: 'speed',
        why: 'It is lower when lighter.',
      },
      {
        text: 'It is there so that it does not stall.',
        contradicts: 'stall',
        why: 'It stalls, and is spared for it.',
      },
    ],
    references: ['FAA-H-8083-25 ch. 5', 'POH', 'FAA-S-ACS-6C PA.V.A'],
  });
}
