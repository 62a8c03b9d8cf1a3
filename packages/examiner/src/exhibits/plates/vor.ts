import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { highlight } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import { degrees, drawPlate, figure, headOfPlate, type Plate } from './plate.ts';
import {
  altitude,
  arrow,
  barb,
  chartText,
  HEAVY,
  MISSED,
  path,
  runwayMark,
  vorSymbol,
} from './plate-symbols.ts';

export interface VorPlate extends Plate {
  turn: { outbound: number; feet: number; withinMiles: number };
}

export const vor: VorPlate = {
  procedure: 'VOR RWY 9',
  airport: 'HARPER (QHR)',
  navaid: ['VOR QHR', '112.8'],
  course: 92,
  runwayFeet: 4_200,
  touchdownFeet: 318,
  airportFeet: 322,
  notes:
    'Circling NA at night. Use Oakdale altimeter setting when local not received: increase all MDA 80 feet.',
  turn: { outbound: 272, feet: 2_600, withinMiles: 10 },
  missed: 'Climbing right turn to 2600 direct QHR VOR and hold.',
  frequencies: [
    ['AWOS', '120.3'],
    ['APP CON', '124.4'],
    ['UNICOM', '122.8 (CTAF)'],
  ],
  safeAltitude: { about: 'QHR', feet: 3_200 },
  profile: [{ name: 'within 10 NM', altitude: 2_600, kind: 'minimum' }, { name: 'VOR' }],
  glidepath: 'Procedure turn: 272° out, 092° in',
  categories: ['A', 'B'],
  minima: [
    { name: 'straight', title: 'S-9', cells: [{ altitude: 900, visibility: '1' }] },
    {
      name: 'circling',
      title: 'CIRCLING',
      cells: [
        { altitude: 940, visibility: '1' },
        { altitude: 980, visibility: '1' },
      ],
    },
  ],
};

/** AIM 5-4-9. */
const FASTEST = 200;

export function vorPlate(plate: VorPlate): Exhibit {
  const id = 'plate-vor';
  const { turn } = plate;
  const mda = plate.minima[0]!.cells[0]!.altitude;
  return {
    id,
    ...headOfPlate(
      plate,
      'a VOR approach plate',
      `the VOR stands on the field. A line leads out of it at ${degrees(turn.outbound)} to the left with a barb on its north side, and back in at ${degrees(plate.course)}.`,
      draw,
    ),
    questions: [
      aboutExhibit(
        { exhibit: id, data: plate, computed: [FASTEST, 9, 45] },
        {
          id: 'ir.vi.a-exhibit-vor',
          rating: 'instrument',
          acs: ['IR.VI.A.K1', 'IR.VI.A.R1', 'IR.I.C.S4'],
          topic: 'A procedure turn on the plate',
          level: 'application',
          ask: 'You come to Harper from the east without radar, cleared for this approach at the VOR. Take me through the course reversal with its limits on the plate, until you start down to the MDA.',
          rephrase:
            'Beginning over the VOR, describe the course reversal with its altitudes and its other limits.',
          keyPoints: [
            point(
              'outbound',
              `Outbound on ${degrees(turn.outbound)}, and turn around on the side of the barb, to the north.`,
              [[String(turn.outbound), 'outbound', 'north', 'barb', 'fly out', 'go out']],
              {
                nudge: 'Which way out, and on which side do you turn around?',
              },
            ),
            point('altitude', `Not below ${figure(turn.feet)} feet in the procedure turn.`, [], {
              nudge: 'How high do you stay meanwhile?',
              numbers: [
                slot(
                  [turn.feet],
                  ['foot'],
                  ['below', 'at', 'turn', 'altitude', 'descend to', 'above', 'lower than'],
                ),
              ],
            }),
            point('distance', `All of it within ${turn.withinMiles} miles of the VOR.`, [], {
              nudge: 'How far out may you go?',
              numbers: [
                slot(
                  [turn.withinMiles],
                  ['mile'],
                  ['within', 'out', 'limit', 'remain', 'exceed', 'inside', 'far', 'miles'],
                ),
              ],
            }),
            point(
              'inbound',
              `Down to ${figure(mda)} feet only once you are established inbound.`,
              [['established', 'alive', 'inbound', 'on course in', 'needle alive', 'intercepted']],
              { nudge: 'And when do you leave that altitude?' },
            ),
          ],
          modelAnswer: `I fly outbound on ${turn.outbound}, not below ${figure(turn.feet)} feet, and make the procedure turn on the north side within ${turn.withinMiles} miles of the VOR. Once I am established inbound on ${degrees(plate.course)} I go down to ${figure(mda)} feet.`,
          wrongAnswers: [
            {
              text: `Outbound on ${turn.outbound}, descend to ${figure(mda)} feet in the procedure turn within ${turn.withinMiles} miles, then go inbound.`,
              contradicts: 'altitude',
              why: 'The procedure turn altitude holds until established inbound.',
            },
            {
              text: `Outbound on ${turn.outbound} at ${figure(turn.feet)} feet, within 25 miles, and down once established inbound.`,
              contradicts: 'distance',
              why: `Within ${turn.withinMiles} miles, as the profile says.`,
            },
          ],
          references: ['AIM 5-4-9', 'AIM 5-4-5', 'FAA-H-8083-16 ch. 4', 'FAA-S-ACS-8C IR.VI.A'],
          marks: ['turn', 'fix-within 10 NM', 'glidepath'],
        },
        [
          {
            acs: ['IR.VI.A.K1', 'IR.VI.A.R1'],
            level: 'application',
            ask: 'Another day approach control vectors you onto the final course and clears you. What becomes of the procedure turn?',
            rephrase: 'On vectors to final, do you fly the course reversal?',
            keyPoints: [
              point(
                'none',
                'You do not fly it on vectors to final, unless you ask and are cleared to.',
                [
                  [
                    'no procedure turn',
                    'not fly',
                    'none',
                    'gone',
                    'do not',
                    "don't",
                    'skip',
                    'leave it out',
                    'straight in',
                    'not make',
                    'not allowed',
                    'not authorized',
                    'omit',
                  ],
                ],
                {
                  nudge: 'So what do you do once cleared?',
                  contradictedBy: ['i still fly it', 'must still', 'fly it anyway'],
                },
              ),
            ],
            modelAnswer:
              'I do not fly it. On vectors to final I go straight in, unless ATC clears me to make it.',
            wrongAnswers: [
              {
                text: 'I still fly it, because the plate shows one.',
                contradicts: 'none',
                why: 'No procedure turn on vectors to the final approach course.',
              },
            ],
            references: ['14 CFR 91.175', 'AIM 5-4-9', 'FAA-S-ACS-8C IR.VI.A'],
            marks: ['turn'],
          },
          {
            acs: ['IR.VI.A.K1', 'IR.VI.A.R1'],
            level: 'application',
            ask: 'How fast may you be from the VOR outbound through that reversal?',
            rephrase: 'What speed limit holds from the fix until you are inbound?',
            keyPoints: [
              point('speed', `Not faster than ${FASTEST} knots indicated.`, [], {
                nudge: 'How many knots?',
                numbers: [
                  slot(
                    [FASTEST],
                    ['knot'],
                    ['more', 'faster', 'limit', 'speed', 'maximum', 'knots', 'exceed', 'above', 'indicated'],
                  ),
                ],
              }),
            ],
            modelAnswer: `Not faster than ${FASTEST} knots indicated.`,
            references: ['AIM 5-4-9', 'FAA-S-ACS-8C IR.VI.A'],
            marks: ['turn'],
          },
        ],
      ),
    ],
  };
}

function draw(plate: VorPlate, marked: Marked) {
  const at = 190;
  return drawPlate(plate, marked, (top) => [
    ...(marked.has('turn') ? [highlight(104, top + 104, 190, 84)] : []),
    path(
      [
        [150, top + at],
        [430, top + at],
      ],
      HEAVY,
    ),
    arrow([396, top + at], 90),
    barb([200, top + at], -45),
    chartText(132, top + 134, '317°', 14),
    chartText(222, top + 134, '137°', 14),
    chartText(300, top + at - 12, degrees(plate.turn.outbound), 15),
    chartText(300, top + at + 26, degrees(plate.course), 15),
    runwayMark([460, top + at + 10], 90),
    vorSymbol([440, top + at]),
    chartText(470, top + at - 44, 'HARPER', 15),
    chartText(470, top + at - 26, '112.8 QHR  (IAF)', 14),
    path(
      [
        [482, top + at],
        [540, top + at + 6],
        [540, top + at + 66],
        [452, top + at + 20],
      ],
      MISSED,
    ),
    altitude(220, top + at + 50, plate.turn.feet),
    chartText(500, top + 60, '614', 14),
    chartText(500, top + 44, '∧', 16),
  ]);
}
