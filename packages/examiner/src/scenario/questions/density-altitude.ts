import type { Question } from '#content/question.ts';
import { aboutFlight, asHeard, figuresBetween, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { figure } from '../speak-flight.ts';

/**
 * In feet. Reno's air at 30 degrees is as thin as at 7,075 feet: a flight computer gives that, and its dial is read to the
 * hundred. The rule of thumb gives some 200 more, and rounding on the way a little more again.
 */
const CLOSE_ENOUGH = { below: 350, above: 250 };

/** Null of a pilot's own flight: how high his destination lies nobody typed. */
export function askDensityAltitude(scenario: Scenario): Question | null {
  const density = scenario.book?.day?.density;
  if (!density) return null;
  const { fieldFeet, celsius, altimeterInches, feet } = density;
  return aboutFlight(scenario, {
    id: 'pa.i.f-your-flight-density-altitude',
    when: 'parked',
    acs: ['PA.I.F.K2a', 'PA.I.F.K2d', 'PA.I.F.R1'],
    topic: 'Density altitude where your flight ends',
    level: 'application',
    ask: `Say we leave Reno again the next afternoon: field elevation ${figure(fieldFeet)} feet, ${celsius} Celsius, altimeter ${altimeterInches}. Work out the density altitude, and tell me how you'd notice it on takeoff.`,
    rephrase: `Where our flight ends it's ${celsius} Celsius, ${figure(fieldFeet)} feet above the sea, at standard pressure. Tell me the density altitude there, and how our takeoff would show it.`,
    keyPoints: [
      point(
        'density',
        `The density altitude is about ${figure(feet)} feet.`,
        [asHeard(figuresBetween(feet - CLOSE_ENOUGH.below, feet + CLOSE_ENOUGH.above, 1))],
        { nudge: 'What density altitude do you get?' },
      ),
      point(
        'effect',
        'Less power, thrust and lift: the takeoff roll is longer and the climb weaker.',
        [
          [
            'longer',
            'more runway',
            'long roll',
            'weak',
            'weaker',
            'less power',
            'less lift',
            'less thrust',
            'sluggish',
            'climbs worse',
            'climb rate',
            'rate of climb',
            'poor climb',
            'slower climb',
            'thin',
            'thinner',
            'reduced performance',
            'performance',
          ],
        ],
        {
          nudge: 'And how would you notice that on takeoff?',
          contradictedBy: [
            'shorter roll',
            'shorter takeoff',
            'better climb',
            'climbs better',
            'no difference',
          ],
        },
      ),
      point(
        'lean',
        'The mixture is leaned for takeoff as the handbook says.',
        [['lean', 'leaned', 'mixture']],
        { essential: false },
      ),
      point(
        'indicated',
        'The indicated speeds stay the same.',
        [['same indicated', 'indicated airspeed', 'indicated speed', 'true airspeed', 'groundspeed']],
        { essential: false },
      ),
    ],
    modelAnswer: `The density altitude is about ${figure(feet)} feet. The engine has less power, the roll gets longer and the climb weaker. I fly the same indicated speeds, and lean the mixture as the handbook says.`,
    wrongAnswers: [
      {
        text: `It is ${figure(fieldFeet)} feet, as the pressure is standard.`,
        contradicts: 'density',
        why: 'Leaves the temperature out.',
      },
      {
        text: 'Warm air is thicker, so we get a shorter roll and a better climb.',
        contradicts: 'effect',
        why: 'It is thinner.',
      },
    ],
    assume: [
      { about: ['standard', 'isa', 'formula', 'computer', 'calculator'], say: 'Use whatever you brought.' },
      { about: ['wind'], say: 'Calm.' },
    ],
    references: ['FAA-H-8083-25 ch. 11', 'POH', 'FAA-S-ACS-6C PA.I.F'],
  });
}
