import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, tag, words } from '../draw.ts';
import { type Marked, type Piece, tableSheet } from '../sheet.ts';
import { BLUE, legend, lettering, MAGENTA, spot } from './chart-symbols.ts';

/** A restricted area and a military operations area on one course, with the table from the margin of the chart. */
export interface SpecialUse {
  restricted: { name: string; top: number; from: number; to: number; agency: string };
  moa: { name: string; floor: number; from: number; to: number };
  flight: { feet: number; hour: number };
}

export const specialUse: SpecialUse = {
  restricted: { name: 'R-9310', top: 12_000, from: 7, to: 17, agency: 'ZQO CNTR' },
  moa: { name: 'COPPER', floor: 5_000, from: 8, to: 18 },
  flight: { feet: 8_500, hour: 10 },
};

const figure = (value: number) => value.toLocaleString('en-US');
const time = (hour: number) => `${String(hour).padStart(2, '0')}00`;
const isOn = ({ from, to }: { from: number; to: number }, hour: number) => hour >= from && hour < to;

export function specialUseChart(chart: SpecialUse): Exhibit {
  const id = 'chart-special-use';
  const { restricted, moa, flight } = chart;
  if (
    !isOn(restricted, flight.hour) ||
    !isOn(moa, flight.hour) ||
    flight.feet > restricted.top ||
    flight.feet < moa.floor
  )
    throw new Error(`${id}: its questions ask about a flight through both while they are active`);
  const rows: Piece[][] = [
    [
      ['restricted-row', restricted.name],
      `TO ${figure(restricted.top)}`,
      `${time(restricted.from)}-${time(restricted.to)} MON-FRI`,
      restricted.agency,
    ],
    [
      ['moa-row', `${moa.name} MOA`],
      `${figure(moa.floor)}`,
      `${time(moa.from)}-${time(moa.to)} MON-FRI`,
      restricted.agency,
    ],
  ];
  const columns = ['Area', 'Altitude MSL', 'Time of use (local)', 'Controlling agency'];
  return {
    id,
    title: 'Sectional extract: two areas on a course',
    called: 'a piece of a sectional with a course on it',
    description: `A course runs from left to right. It passes through an area with a blue hatched edge at a red A, named ${restricted.name}, and then through one with a magenta hatched edge at a red B, named ${moa.name} MOA. The table of the margin: ${columns.join(', ')}: ${rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell[1])).join(', ')).join('; ')}. MOA altitudes are floors, up to but not including FL 180.`,
    sheet: (marked) => [
      draw(chart, marked),
      tableSheet(
        'Special use airspace on this chart. MOA altitudes are floors, up to but not including FL 180.',
        columns,
        rows,
        marked,
      ),
    ],
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: chart,
          computed: [
            time(restricted.from),
            time(restricted.to),
            time(moa.from),
            time(moa.to),
            Number(restricted.name.slice(2)),
          ],
        },
        {
          id: 'pa.i.e-exhibit-special-use',
          rating: 'private',
          acs: ['PA.I.E.K3', 'PA.I.E.S3', 'PA.I.D.K1'],
          topic: 'A restricted area and a MOA on the course',
          level: 'application',
          ask: `It is Wednesday, ${flight.hour} in the morning local, and you fly that course at ${figure(flight.feet)} feet. Tell me whether you may go through area A, and what it would take.`,
          rephrase: `On a Wednesday at ${flight.hour} local at ${figure(flight.feet)} feet, tell me whether you can enter the area at A, and on what condition.`,
          facts: ['14 CFR 91.133'],
          keyPoints: [
            point(
              'active',
              `It is active then: ${time(restricted.from)} to ${time(restricted.to)} on weekdays, up to ${figure(restricted.top)} feet.`,
              [['active', 'hot', 'in use', 'time of use', 'it is on', 'operating', 'weekdays']],
              { nudge: 'What about that hour of the day?', contradictedBy: ['not active', 'is cold'] },
            ),
            point(
              'permission',
              'You may enter only with permission of the controlling agency.',
              [
                [
                  'permission',
                  'authorization',
                  'authorized',
                  'unless they let',
                  'clearance from',
                  'approval',
                  'controlling agency',
                  'okay of',
                  'need a clearance',
                ],
              ],
              {
                nudge: 'Who would have to say yes?',
                contradictedBy: ['no permission', 'without permission', 'just look out'],
              },
            ),
            point('kind', 'It is a restricted area.', [['restricted']], {
              essential: false,
            }),
            point(
              'around',
              'Without it go around, or above.',
              [['around', 'above it', 'over it', 'another altitude', 'avoid']],
              { essential: false },
            ),
          ],
          modelAnswer: `That is a restricted area, and it is active at that time, up to ${figure(restricted.top)} feet. I may enter only with permission of the controlling agency. Without it I go around or above it.`,
          wrongAnswers: [
            {
              text: 'That is a restricted area and active, but VFR I may go through without permission, I just look out.',
              contradicts: 'permission',
              why: 'That is how a MOA works.',
            },
            {
              text: 'It is a restricted area, but it is not active on a Wednesday morning, and it would take permission of the controlling agency.',
              contradicts: 'active',
              why: 'The table says otherwise.',
            },
          ],
          references: ['AIM 3-4-3', '14 CFR 91.133', 'FAA-S-ACS-6C PA.I.E'],
          marks: ['restricted', 'restricted-row'],
        },
        [
          {
            acs: ['PA.I.E.K3', 'PA.I.E.S3'],
            level: 'application',
            ask: 'And area B, on the same flight. Tell me whether you can cross it VFR, and what you do about the traffic in it.',
            rephrase:
              'For that same flight, tell me whether the area at B is open to you, and how you fly in it.',
            keyPoints: [
              point(
                'allowed',
                'It is a MOA: VFR you may go through without any clearance.',
                [
                  [
                    'may go',
                    'may fly',
                    'may enter',
                    'yes',
                    'allowed',
                    'legal',
                    'no clearance',
                    'without a clearance',
                    'no permission',
                    'can fly',
                    'can go',
                    'go through',
                  ],
                ],
                {
                  nudge: 'So is it open to you?',
                  contradictedBy: [
                    'prohibited',
                    'not allowed',
                    'need a clearance',
                    'need permission',
                    'may not',
                  ],
                },
              ),
              point(
                'caution',
                'With great caution: military airplanes train there. Ask flight service or the controller about its activity.',
                [
                  [
                    'caution',
                    'careful',
                    'look out',
                    'lookout',
                    'military',
                    'flight following',
                    'ask',
                    'check',
                    'avoid it',
                    'extra eyes',
                    'vigilant',
                  ],
                ],
                { nudge: 'What do you do about the traffic in it?' },
              ),
            ],
            modelAnswer:
              'That is a MOA. VFR I may go through without a clearance, with great caution because of military traffic, and I ask about its activity and take flight following.',
            wrongAnswers: [
              {
                text: 'It is prohibited, so I need a clearance.',
                contradicts: 'allowed',
                why: 'An MOA keeps IFR traffic apart; VFR may enter.',
              },
            ],
            references: ['AIM 3-4-5', 'FAA-S-ACS-6C PA.I.E'],
            marks: ['moa', 'moa-row'],
          },
        ],
      ),
    ],
  };
}

function hatched(corners: readonly (readonly [number, number])[], color: string): string {
  const path = `M${corners.map(([x, y]) => `${x} ${y}`).join(' L')} Z`;
  return (
    tag('path', {
      d: path,
      fill: 'none',
      stroke: color,
      'stroke-width': 12,
      'stroke-opacity': 0.35,
      'stroke-dasharray': '2 5',
    }) + tag('path', { d: path, fill: 'none', stroke: color, 'stroke-width': 2.5 })
  );
}

function draw(chart: SpecialUse, marked: Marked) {
  const restricted = [
    [130, 110],
    [300, 80],
    [330, 300],
    [160, 330],
  ] as const;
  const moa = [
    [400, 70],
    [660, 100],
    [640, 360],
    [420, 330],
  ] as const;
  return drawing(
    720,
    480,
    ...(marked.has('restricted') ? [highlight(172, 118, 120, 32)] : []),
    ...(marked.has('moa') ? [highlight(450, 118, 160, 32)] : []),
    hatched(restricted, BLUE),
    hatched(moa, MAGENTA),
    lettering(232, 142, chart.restricted.name, BLUE, 20),
    lettering(530, 142, `${chart.moa.name} MOA`, MAGENTA, 20),
    tag('line', { x1: 20, y1: 240, x2: 700, y2: 200, stroke: '#14181a', 'stroke-width': 3 }),
    words(24, 262, 'course', { 'font-size': 13 }),
    spot(230, 228, 'A'),
    spot(530, 210, 'B'),
    legend(10, 392, 330, [
      [
        hatched(
          [
            [0, -7],
            [36, -7],
            [36, 5],
            [0, 5],
          ],
          BLUE,
        ),
        'Prohibited, restricted and warning areas',
      ],
      [
        hatched(
          [
            [0, -7],
            [36, -7],
            [36, 5],
            [0, 5],
          ],
          MAGENTA,
        ),
        'Alert area and MOA',
      ],
    ]),
  );
}
