import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { highlight, ink, tag } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import { degrees, drawPlate, figure, headOfPlate, type Plate } from './plate.ts';
import { altitude, arrow, chartText, HEAVY, hold, path, runwayMark, waypoint } from './plate-symbols.ts';

export interface AreaPlate extends Plate {
  /** Lowest altitudes within 30 NM of the fix that each area leads to. */
  areas: { straight: number; left: number; right: number };
}

export const arrivalArea: AreaPlate = {
  procedure: 'RNAV (GPS) RWY 36',
  airport: 'SALT FLAT (QSF)',
  navaid: ['WAAS CH 73407', 'W36A'],
  course: 358,
  runwayFeet: 6_100,
  touchdownFeet: 1_204,
  airportFeet: 1_216,
  notes: 'DME/DME RNP-0.3 NA. Use Linden altimeter setting when local not received.',
  areas: { straight: 4_200, left: 5_100, right: 6_300 },
  missed: 'Climb to 4200 direct ZEPHR and hold.',
  frequencies: [
    ['AWOS', '119.275'],
    ['CENTER', '134.15'],
    ['CTAF', '122.9'],
  ],
  profile: [
    { name: 'FOXIN', altitude: 3_600, kind: 'minimum', miles: 5.8 },
    { name: 'GATEL', altitude: 2_900, kind: 'minimum', miles: 5.2, isFinal: true },
    { name: 'RW36' },
  ],
  glidepath: 'GP 3.00°, TCH 48',
  categories: ['A', 'B'],
  minima: [
    { name: 'lpv', title: 'LPV DA', cells: [{ altitude: 1_454, visibility: '¾' }] },
    { name: 'lnav', title: 'LNAV MDA', cells: [{ altitude: 1_640, visibility: '1' }] },
  ],
};

export function arrivalAreaPlate(plate: AreaPlate): Exhibit {
  const id = 'plate-arrival-area';
  const { left, right, straight } = plate.areas;
  return {
    id,
    ...headOfPlate(
      plate,
      'a plate of a GPS approach with its arrival areas',
      `a T of waypoints: MELON to the left and ELBOW to the right, each with a line marked NoPT to FOXIN in the middle, an IF/IAF with a holding pattern below it, then GATEL and the runway above. Three pieces of circles of 30 NM: to MELON ${left}, to ELBOW ${right}, to FOXIN from below ${straight} NoPT.`,
      draw,
    ),
    questions: [
      aboutExhibit(
        { exhibit: id, data: plate, computed: [30, 36] },
        {
          id: 'ir.vi.a-exhibit-arrival-area',
          rating: 'instrument',
          acs: ['IR.VI.A.K1', 'IR.V.B.K1', 'IR.I.C.S4'],
          topic: 'A terminal arrival area',
          level: 'application',
          ask: 'From the northeast, direct to ELBOW and 25 miles from it, you are cleared for this approach at 8,000 feet. Tell me how low you may go before ELBOW, and how you go on once you reach FOXIN.',
          rephrase:
            'Cleared for the approach, direct ELBOW. Give me the altitude for that area, and what you do about the hold at FOXIN.',
          keyPoints: [
            point('altitude', `Down to ${figure(right)} feet in that area.`, [], {
              nudge: 'Which figure belongs to your side?',
              numbers: [
                slot(
                  [right],
                  ['foot'],
                  ['down', 'descend', 'area', 'elbow', 'altitude', 'to', 'minimum', 'sector', 'taa', 'floor'],
                ),
              ],
            }),
            point(
              'no-turn',
              'From ELBOW the leg says NoPT: you do not fly the hold at FOXIN, but turn inbound.',
              [
                [
                  'no p t',
                  'nopt',
                  'no pt',
                  'no procedure turn',
                  'not fly the hold',
                  'do not hold',
                  "don't hold",
                  'skip the hold',
                  'no hold',
                  'without the hold',
                  'straight in',
                  'turn inbound',
                ],
              ],
              {
                nudge: 'And the holding pattern at FOXIN?',
                contradictedBy: [
                  'once around the hold',
                  'fly the hold first',
                  'enter the hold',
                  'one turn in the hold',
                ],
              },
            ),
            point(
              'within',
              'It holds within 30 miles of ELBOW.',
              [['30 mile', 'within 30', 'inside 30', 'thirty mile']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer: `I am within 30 miles of ELBOW, so I may go down to ${figure(right)} feet. The leg to FOXIN says NoPT, so I do not fly the hold there, and turn inbound.`,
          wrongAnswers: [
            {
              text: `I may go down to ${figure(straight)} feet, and I turn inbound without the hold.`,
              contradicts: 'altitude',
              why: 'That is the straight-in area.',
            },
            {
              text: `Down to ${figure(right)} feet, and at FOXIN once around the hold.`,
              contradicts: 'no-turn',
              why: 'The leg from ELBOW says NoPT.',
            },
          ],
          references: ['AIM 5-4-5', 'AIM 5-4-9', 'FAA-H-8083-16 ch. 4', 'FAA-S-ACS-8C IR.VI.A'],
          marks: ['right', 'leg-right'],
        },
        [
          {
            acs: ['IR.VI.A.K1', 'IR.III.B.R4'],
            level: 'application',
            ask: 'Suppose that leg did not say NoPT. How many times would you fly the hold at FOXIN?',
            rephrase: 'Where the hold is there to reverse your course, how many circuits do you fly?',
            keyPoints: [
              point(
                'once',
                'Once: you enter it, and when you are established inbound you go on. For more, you advise ATC.',
                [
                  [
                    'once',
                    'one circuit',
                    'one turn',
                    'a single',
                    'just the entry',
                    'one time',
                    'only the entry',
                  ],
                ],
                {
                  nudge: 'How many times around is that?',
                  contradictedBy: ['twice', 'as often as i like', 'until i am told'],
                },
              ),
            ],
            modelAnswer:
              'Once. I make the entry, and as soon as I am established inbound I go on with the approach. For another circuit I would advise ATC.',
            references: ['AIM 5-4-9', 'FAA-S-ACS-8C IR.VI.A'],
            marks: ['hold'],
          },
        ],
      ),
    ],
  };
}

function area(d: string, x: number, y: number, feet: number, text: string) {
  return (
    tag('path', { d, fill: '#dfe5df', 'fill-opacity': 0.5, stroke: ink, 'stroke-width': 1.5 }) +
    chartText(x, y, String(feet), 18) +
    chartText(x, y + 20, text, 13)
  );
}

function draw(plate: AreaPlate, marked: Marked) {
  const { left, right, straight } = plate.areas;
  return drawPlate(plate, marked, (top) => [
    ...(marked.has('leg-right') ? [highlight(340, top + 134, 110, 56)] : []),
    ...(marked.has('hold') ? [highlight(286, top + 166, 60, 110)] : []),
    ...(marked.has('right') ? [highlight(456, top + 64, 138, 120)] : []),
    area(
      `M140 ${top + 180} V${top + 70} A110 110 0 0 0 30 ${top + 180} Z`,
      88,
      top + 130,
      left,
      '30 NM to MELON',
    ),
    area(
      `M460 ${top + 180} V${top + 70} A110 110 0 0 1 570 ${top + 180} Z`,
      512,
      top + 130,
      right,
      '30 NM to ELBOW',
    ),
    area(
      `M150 ${top + 240} H450 A150 86 0 0 1 150 ${top + 240} Z`,
      386,
      top + 264,
      straight,
      'NoPT, 30 NM to FOXIN',
    ),
    path(
      [
        [140, top + 180],
        [460, top + 180],
      ],
      { 'stroke-width': 2.5 },
    ),
    path(
      [
        [300, top + 180],
        [300, top + 40],
      ],
      HEAVY,
    ),
    arrow([300, top + 56], 0),
    runwayMark([300, top + 30], 0),
    hold([300, top + 180], 0, 60),
    ...(
      [
        ['MELON (IAF)', 140, 180, 82],
        ['ELBOW (IAF)', 460, 180, 500],
      ] as const
    ).flatMap(([name, x, y, at]) => [waypoint([x, top + y]), chartText(at, top + y + 30, name, 14)]),
    waypoint([300, top + 180]),
    chartText(286, top + 206, 'FOXIN (IF/IAF)', 14, 'end'),
    waypoint([300, top + 106]),
    chartText(316, top + 112, 'GATEL', 15, 'start'),
    chartText(220, top + 168, 'NoPT', 15),
    chartText(220, top + 150, '088°', 13),
    chartText(395, top + 168, 'NoPT', 15),
    chartText(395, top + 150, '268°', 13),
    chartText(284, top + 90, degrees(plate.course), 15, 'end'),
    altitude(240, top + 228, 3_600),
    chartText(290, top + 262, 'hold 358°', 13, 'end'),
  ]);
}
