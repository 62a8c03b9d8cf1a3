import type { Question } from '#content/question.ts';
import { aboutFlight, point } from '../question-parts.ts';
import type { Scenario } from '../scenario.ts';

/** What is in the tanks, and whether it is the right fuel. */
export function askFuelCheck(scenario: Scenario): Question {
  return aboutFlight(scenario, {
    id: 'pa.ii.a-your-flight-fuel-check',
    acs: ['PA.II.A.K3b', 'PA.II.A.K3a', 'PA.II.A.R2'],
    topic: 'Checking the fuel of your flight',
    level: 'application',
    ask: 'Our plan counts on a certain number of gallons, and on the right fuel. How do you make sure of both on the preflight?',
    rephrase: `You want to be certain of the fuel for our flight before you start. Walk me through your checks.`,
    keyPoints: [
      point(
        'look',
        'Look into the tanks or dip them.',
        [
          [
            'look',
            'dip',
            'dipstick',
            'stick',
            'visual',
            'visually',
            'open the tanks',
            'open the caps',
            'tanks by eye',
            'see the fuel',
          ],
        ],
        {
          nudge: 'How do you know how much there is?',
          contradictedBy: [
            'trust the gauges',
            'gauges are enough',
            'just read the gauges',
            'only the gauges',
          ],
        },
      ),
      point(
        'sample',
        'Drain samples: water, dirt and the color of the right grade.',
        [
          [
            'drain',
            'sump',
            'sample',
            'water',
            'contamination',
            'contaminated',
            'color',
            'colour',
            'blue',
            'grade',
          ],
        ],
        { nudge: 'And what about its quality?' },
      ),
      point(
        'gauges',
        'Compare with the gauges and the fueling record.',
        [['gauge', 'receipt', 'record', 'ticket']],
        {
          essential: false,
        },
      ),
      point('caps', 'Caps on tight, vents open.', [['cap', 'vent']], { essential: false }),
    ],
    modelAnswer:
      'I look into the tanks and dip them, and do not rely on the gauges alone but compare the two. I drain samples from every sump and look for water, dirt and the right color. Then the caps go on tight and the vents are clear.',
    wrongAnswers: [
      {
        text: 'I trust the gauges.',
        contradicts: 'look',
        why: 'A gauge may be wrong, and nobody has looked.',
      },
      {
        text: 'The line crew filled it, and that is good enough.',
        contradicts: 'look',
        why: 'Nobody has looked.',
      },
    ],
    assume: [
      { about: ['line', 'fueled', 'fuelled', 'filled', 'truck'], say: 'The line crew was at it last night.' },
    ],
    references: ['FAA-H-8083-3 ch. 2', '14 CFR 91.103', 'POH', 'FAA-S-ACS-6C PA.II.A'],
  });
}
