import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { highlight, ink, tag } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import { degrees, drawPlate, figure, headOfPlate, type Plate } from './plate.ts';
import {
  altitude,
  arrow,
  chartText,
  fix,
  HEAVY,
  MISSED,
  path,
  runwayMark,
  vorSymbol,
} from './plate-symbols.ts';

export interface CirclingPlate extends Plate {
  /** At its approach speed an airplane is of category A; this is the speed at which its pilot means to circle. */
  circlingKnots: number;
}

export const circling: CirclingPlate = {
  procedure: 'VOR-A',
  airport: 'CEDAR VALLEY (QCV)',
  navaid: ['VOR/DME ALD', '113.2'],
  course: 228,
  airportFeet: 1_412,
  notes: 'Circling NA east of Rwy 18-36. Procedure NA at night. DME required.',
  circlingKnots: 96,
  missed: 'Climbing right turn to 4500 direct ALD VOR/DME and hold.',
  frequencies: [
    ['AWOS', '121.125'],
    ['CENTER', '133.4'],
    ['CTAF', '122.7'],
  ],
  safeAltitude: { about: 'ALD', feet: 6_100 },
  profile: [
    { name: 'ALD VOR', altitude: 4_500, kind: 'minimum' },
    { name: 'D8.0', altitude: 3_200, kind: 'minimum', miles: 4, isFinal: true },
    { name: 'D12.0' },
  ],
  glidepath: 'Missed approach point: ALD 12.0 DME',
  categories: ['A', 'B', 'C'],
  minima: [
    {
      name: 'circling',
      title: 'CIRCLING',
      cells: [
        { altitude: 2_140, visibility: '1¼' },
        { altitude: 2_260, visibility: '1½' },
        { altitude: 2_480, visibility: '2¾' },
      ],
    },
  ],
};

/** Each category begins at this speed: AIM 5-4-7. */
const BEGINS = [0, 91, 121, 141] as const;

/** Index of the column that a speed asks for. */
export const categoryAt = (knots: number): number => BEGINS.findLastIndex((from) => knots >= from);

export function circlingPlate(plate: CirclingPlate): Exhibit {
  const id = 'plate-circling';
  const [line] = plate.minima;
  const at = categoryAt(plate.circlingKnots);
  const slow = line!.cells[0]!.altitude;
  const mine = line!.cells[at]?.altitude;
  if (at === 0 || !mine) throw new Error(`${id}: it asks for a higher category than that of the airplane`);
  return {
    id,
    ...headOfPlate(
      plate,
      'a plate of the VOR-A approach',
      'the final course leads from the ALD VOR at the upper right down to an airport whose one runway, 18-36, lies up and down the page. Rising ground is drawn to the right of it.',
      draw,
    ),
    questions: [
      aboutExhibit(
        { exhibit: id, data: plate, computed: [...BEGINS, 18, 36, 90] },
        {
          id: 'ir.vi.d-exhibit-circling',
          rating: 'instrument',
          acs: ['IR.VI.D.K1', 'IR.VI.D.R5', 'IR.VI.D.R1'],
          topic: 'The circling line that holds for you',
          level: 'application',
          ask: `Your airplane's approach speed puts it in category A, but with today's gusts you mean to circle at ${plate.circlingKnots} knots. Tell me which minimum altitude you use, and why.`,
          rephrase: `You will circle at ${plate.circlingKnots} knots in an airplane of category A. Give me the altitude from the plate and the reason.`,
          keyPoints: [
            point('altitude', `${figure(mine)} feet, that of category ${plate.categories[at]}.`, [], {
              nudge: 'Which figure is yours?',
              numbers: [
                slot(
                  [mine],
                  ['foot'],
                  ['use', 'mda', 'minimum', 'altitude', 'category', 'line', 'to', 'because', 'bravo'],
                ),
              ],
            }),
            point(
              'speed',
              `The speed that you fly counts: the higher category begins at ${BEGINS[at]} knots.`,
              [
                [
                  'higher category',
                  'next category',
                  `category ${plate.categories[at]!.toLowerCase()}`,
                  'speed i fly',
                  'actual speed',
                  'faster than',
                  String(BEGINS[at]),
                  'above 90',
                  String(BEGINS[at]! - 1),
                ],
              ],
              { nudge: 'What makes that the right one?' },
            ),
            point(
              'radius',
              'A faster airplane turns wider and needs the larger protected area.',
              [['protected', 'radius', 'turns wider', 'wider turn', 'obstacle', 'containment']],
              { essential: false },
            ),
          ],
          modelAnswer: `I use ${figure(mine)} feet. At that speed I fly by the higher category, ${plate.categories[at]}, because a faster airplane turns wider and must stay in the protected area.`,
          wrongAnswers: [
            {
              text: `I use ${figure(slow)} feet, because the airplane stays what it was certificated as.`,
              contradicts: 'altitude',
              why: 'Above the speed range of a category the minimums of the higher one should be used.',
            },
            {
              text: `I use ${figure(slow)} feet, the speed of the day does not matter.`,
              contradicts: 'speed',
              why: 'The speed that is flown counts.',
            },
          ],
          references: ['AIM 5-4-7', 'AIM 5-4-20', 'FAA-H-8083-16 ch. 4', 'FAA-S-ACS-8C IR.VI.D'],
          marks: ['line-circling'],
        },
        [
          {
            acs: ['IR.VI.D.R1', 'IR.VI.D.K1'],
            level: 'application',
            ask: 'You break out and want to land to the north on 36. On which side of the runway do you maneuver?',
            rephrase: 'For a landing on 36, where does the plate let you fly your pattern?',
            keyPoints: [
              point(
                'west',
                'Only west of the runway: the note forbids the east side.',
                [['west', 'left traffic', 'western', 'left side']],
                {
                  nudge: 'What do the notes say about that?',
                  contradictedBy: ['to the east', 'either side', 'both sides'],
                },
              ),
            ],
            modelAnswer:
              'West of the runway. The note says that circling is not authorized on the east side.',
            wrongAnswers: [
              {
                text: 'On either side, as it fits.',
                contradicts: 'west',
                why: 'Circling is not authorized east of the runway.',
              },
            ],
            references: ['AIM 5-4-20', 'FAA-S-ACS-8C IR.VI.D'],
            marks: ['notes', 'ground'],
          },
          {
            acs: ['IR.VI.D.K1', 'IR.VI.A.K1'],
            level: 'correlation',
            ask: 'There is no runway number in the name of this approach. What does that letter tell you about it?',
            rephrase: 'Why is it called "A" and not after a runway?',
            keyPoints: [
              point(
                'circling-only',
                'It has no straight-in minimums: only circling.',
                [
                  [
                    'circling only',
                    'only circling',
                    'no straight in',
                    'not straight in',
                    'circle to land',
                    'circling minimums',
                    'no straight-in',
                  ],
                ],
                { nudge: 'What kind of minimums does it have?' },
              ),
              point(
                'reason',
                'The course is too far off the runway, or the descent too steep.',
                [
                  [
                    'angle',
                    'not aligned',
                    'off the runway',
                    '30 degrees',
                    'steep',
                    'descent gradient',
                    'aligned',
                  ],
                ],
                { essential: false },
              ),
            ],
            modelAnswer:
              'It has no straight-in minimums, only circling, because the final course is not aligned with a runway or the descent would be too steep.',
            references: ['AIM 5-4-5', 'FAA-H-8083-16 ch. 4', 'FAA-S-ACS-8C IR.VI.D'],
            marks: ['line-circling'],
          },
        ],
      ),
    ],
  };
}

function draw(plate: CirclingPlate, marked: Marked) {
  return drawPlate(plate, marked, (top) => [
    ...(marked.has('ground') ? [highlight(270, top + 180, 130, 120)] : []),
    tag('path', {
      d: `M330 ${top + 196} q50 -30 66 20 q30 60 -26 80 q-40 -10 -40 -100 Z`,
      fill: '#d9c9a6',
      stroke: ink,
      'stroke-width': 1,
    }),
    chartText(366, top + 250, '1871', 14),
    path(
      [
        [500, top + 60],
        [286, top + 228],
      ],
      HEAVY,
    ),
    arrow([320, top + 201], -128),
    runwayMark([270, top + 240], 0),
    chartText(240, top + 214, '18', 14),
    chartText(240, top + 276, '36', 14),
    path(
      [
        [262, top + 220],
        [210, top + 170],
        [300, top + 70],
        [480, top + 54],
      ],
      MISSED,
    ),
    vorSymbol([505, top + 56]),
    chartText(505, top + 34, '113.2 ALD (IAF)', 14),
    altitude(540, top + 92, 4_500),
    fix([390, top + 146]),
    chartText(408, top + 158, 'ALD 8.0 DME (FAF)', 14, 'start'),
    altitude(440, top + 182, 3_200),
    chartText(440, top + 124, degrees(plate.course), 15, 'end'),
  ]);
}
