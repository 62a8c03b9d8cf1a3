import type { Question } from '#content/question.ts';
import { aboutFlight, heardAround, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';
import { byWhoseNumbers, figure } from '../speak-flight.ts';

/** In feet: who adds up in his head rounds, and who puts each percentage on top of the one before gets a little more. */
const CLOSE_ENOUGH = 60;

/** Null of a pilot's own airplane, whose handbook nobody typed. */
export function askTakeoffDistance(scenario: Scenario): Question | null {
  const takeoff = scenario.book?.day?.takeoff;
  if (!takeoff) return null;
  const { calmFeet, tailwindPercent, eachTailwindKnots, tailwindKnots, feet } = takeoff;
  const whose = byWhoseNumbers(scenario);
  return aboutFlight(scenario, {
    id: 'pa.iv.a-your-flight-takeoff',
    acs: ['PA.IV.A.R2c', 'PA.IV.A.R1', 'PA.I.F.K1'],
    topic: 'Takeoff distance of your flight',
    level: 'application',
    ask: `Our chart gives ${figure(calmFeet)} feet over the trees in calm air. Each ${eachTailwindKnots} knots of tailwind adds ${tailwindPercent} percent, and say we have ${tailwindKnots}. Work that out, and tell me how far you'd trust it.`,
    rephrase:
      "Work out our takeoff over the trees with that tailwind, and tell me what you'd do with the figure.",
    keyPoints: [
      point(
        'distance',
        `It takes about ${figure(feet)} feet, ${whose}.`,
        [heardAround(feet, CLOSE_ENOUGH, 1)],
        { nudge: 'How many feet is that?' },
      ),
      point(
        'margin',
        'The chart is for a new airplane, flown by a test pilot: put a margin on top, or take the runway into the wind.',
        [
          [
            'margin',
            'buffer',
            'cushion',
            'pad',
            'extra',
            'half again',
            'on top',
            'factor',
            'double',
            'test pilot',
            'new airplane',
            'new engine',
            'into the wind',
            'other runway',
            'opposite runway',
            'other direction',
            'headwind',
          ],
        ],
        {
          nudge: 'And how far do you trust that figure?',
          contradictedBy: ['trust it completely', 'exactly what the book says', 'the book is right'],
        },
      ),
      point(
        'runway',
        'It is compared with the runway that there is, with a point where the takeoff is given up.',
        [['runway length', 'long enough', 'length of the runway', 'available', 'abort', 'reject', 'give up']],
        { essential: false },
      ),
    ],
    modelAnswer: `It takes about ${figure(feet)} feet, ${whose}. A test pilot did that in a new airplane, so I put a margin on top, or take the runway into the wind. Then I compare it with the runway length, and choose a point where I abort.`,
    wrongAnswers: [
      {
        text: `It stays at ${figure(calmFeet)} feet, and the book is right.`,
        contradicts: 'distance',
        why: 'Leaves the wind out.',
      },
      {
        text: `${figure(Math.round(calmFeet * (1 + tailwindPercent / 100)))} feet, with a margin.`,
        contradicts: 'distance',
        why: 'Adds the percentage once.',
      },
    ],
    assume: [{ about: ['surface', 'grass', 'paved', 'dry', 'wet', 'slope'], say: 'Paved, dry and level.' }],
    references: ['FAA-H-8083-25 ch. 11', 'POH', 'FAA-S-ACS-6C PA.IV.A'],
  });
}
