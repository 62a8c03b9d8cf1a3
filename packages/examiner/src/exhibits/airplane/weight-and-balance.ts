import type { Exhibit } from '#content/exhibit.ts';
import { figuresBetween, heardAround, point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, ink, line, tag, words } from '../draw.ts';
import { type Marked, type Piece, tableSheet } from '../sheet.ts';
import { type Envelope, judgeLoad, type Station, shifted, sumOf } from './loading.ts';

export const load: readonly Station[] = [
  { name: 'Empty airplane', arm: 39.5, pounds: 1_690 },
  { name: 'Pilot and front seat', arm: 37, pounds: 130 },
  { name: 'Rear seats', arm: 73, pounds: 380 },
  { name: 'Baggage', arm: 95, pounds: 120 },
  { name: 'Fuel, 30 gallons', arm: 48, pounds: 180 },
];

export const envelope: Envelope = {
  forward: [
    { inches: 35, pounds: 1_500 },
    { inches: 35, pounds: 1_950 },
    { inches: 41, pounds: 2_550 },
  ],
  aftInches: 47.3,
  maximumPounds: 2_550,
};

/** One of the two in the rear moves to the front seat. */
const MOVED_POUNDS = 190;

/** Rounding of a sum done by hand. */
const CLOSE_POUNDS = 5;
const CLOSE_INCHES = 0.2;

const figure = (value: number) => value.toLocaleString('en-US');

/** A loading table with its envelope: within the weight, and too far aft. */
export function weightAndBalance(stations: readonly Station[], limits: Envelope): Exhibit {
  const id = 'weight-and-balance';
  const sum = sumOf(stations);
  const moved = shifted(stations, 'Rear seats', 'Pilot and front seat', MOVED_POUNDS);
  const after = sumOf(moved);
  if (judgeLoad(stations, limits) !== 'too far aft' || judgeLoad(moved, limits) !== 'inside')
    throw new Error(`${id}: its questions ask for a load that is too far aft until one person moves forward`);
  const rows: Piece[][] = stations.map(({ name, arm, pounds }) => [name, figure(pounds), arm.toFixed(1), '']);
  const inches = heardAround(sum.inches, CLOSE_INCHES, 0.1);
  const inchesAfter = heardAround(after.inches, CLOSE_INCHES, 0.1);
  return {
    id,
    title: 'Loading table and envelope of an example trainer',
    called: 'a loading table and its envelope',
    description: `A loading table: ${stations.map(({ name, pounds, arm }) => `${name}, ${figure(pounds)} pounds at ${arm} inches`).join('; ')}. The envelope: maximum weight ${figure(limits.maximumPounds)} pounds; rear limit ${limits.aftInches} inches; forward limit ${limits.forward.map((corner) => `${corner.inches} inches at ${figure(corner.pounds)} pounds`).join(', ')}.`,
    sheet: (marked) => [
      tableSheet('Loading (example trainer)', ['Item', 'Pounds', 'Arm, inches', 'Moment'], rows, marked),
      drawEnvelope(limits, marked.has('point') ? [sum, after] : [], marked),
    ],
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: [stations, limits],
          computed: [sum.pounds, sum.inches, after.inches, MOVED_POUNDS],
        },
        {
          id: 'pa.i.f-exhibit-weight-and-balance',
          rating: 'private',
          acs: ['PA.I.F.S1', 'PA.I.F.K2f', 'PA.I.F.K2e', 'PA.I.F.R2'],
          topic: 'Weight and balance with an envelope',
          level: 'application',
          ask: 'Work out that loading for me, and tell me whether you may fly it like that.',
          rephrase:
            'Work out total weight and CG from the table, and tell me where they lie in the envelope.',
          keyPoints: [
            point(
              'weight',
              `The total weight is ${figure(sum.pounds)} pounds.`,
              [heardAround(sum.pounds, CLOSE_POUNDS, 1)],
              { nudge: 'What does it all weigh?' },
            ),
            point('cg', `The center of gravity is at ${sum.inches} inches.`, [inches], {
              nudge: 'And where is the center of gravity?',
            }),
            point(
              'verdict',
              'No: the weight is within limits, and the center of gravity is behind the rear limit.',
              [
                [
                  'behind',
                  'too far aft',
                  'too far back',
                  'aft of',
                  'aft limit',
                  'rear limit',
                  'out of the envelope',
                  'outside',
                  'not inside',
                  'out of limits',
                  'tail heavy',
                ],
              ],
              {
                nudge: 'So may you go?',
                contradictedBy: ['inside the envelope', 'within the envelope', 'good to go', 'nose heavy'],
              },
            ),
          ],
          modelAnswer: `The total is ${figure(sum.pounds)} pounds, which is under the maximum. The center of gravity comes to ${sum.inches} inches. That is behind the rear limit of ${limits.aftInches}, so I may not fly it like that.`,
          wrongAnswers: [
            {
              text: `It comes to ${figure(sum.pounds)} pounds, under the maximum, so we are inside the envelope and good to go.`,
              contradicts: 'verdict',
              why: 'The weight alone does not say where the center of gravity is.',
            },
            {
              text: `The total is ${figure(sum.pounds - stations.at(-1)!.pounds)} pounds and the center of gravity is behind the limit.`,
              contradicts: 'weight',
              why: 'Leaves the fuel out.',
            },
          ],
          references: ['FAA-H-8083-25 ch. 10', 'FAA-H-8083-1', 'POH', 'FAA-S-ACS-6C PA.I.F'],
          marks: ['point'],
        },
        [
          {
            acs: ['PA.I.F.S1', 'PA.I.F.K2e', 'PA.I.F.R2'],
            level: 'correlation',
            ask: `One of the two in the rear weighs ${MOVED_POUNDS} pounds and moves to the front seat. Tell me where that puts the center of gravity, and whether you may fly it then.`,
            rephrase: `Move ${MOVED_POUNDS} pounds from the rear seats to the front. Give me the new CG, and tell me whether it may be flown like that.`,
            keyPoints: [
              point('new-cg', `It moves forward to ${after.inches} inches.`, [inchesAfter], {
                nudge: 'What does it come to in inches?',
              }),
              point(
                'inside',
                'That is inside the envelope.',
                [
                  [
                    'inside',
                    'within',
                    'in limits',
                    'good',
                    'legal',
                    'acceptable',
                    'in the envelope',
                    'ok',
                    'okay',
                  ],
                ],
                {
                  nudge: 'And does that work?',
                  contradictedBy: ['still outside', 'still too far', 'still aft', 'not enough'],
                },
              ),
            ],
            modelAnswer: `It moves forward to ${after.inches} inches, at the same weight. That is inside the envelope, so I may fly it like that.`,
            wrongAnswers: [
              {
                text: `It stays at ${sum.inches} inches because the weight is the same, so it is still outside.`,
                contradicts: 'inside',
                why: 'The weight is the same, the moment is not.',
              },
            ],
            references: ['FAA-H-8083-25 ch. 10', 'FAA-H-8083-1', 'FAA-S-ACS-6C PA.I.F'],
            marks: ['point'],
          },
        ],
      ),
    ],
  };
}

const FRAME = { left: 90, top: 30, width: 600, height: 400 };
const INCHES = { from: 33, to: 50 };
const POUNDS = { from: 1_500, to: 2_700 };

function drawEnvelope(
  limits: Envelope,
  points: readonly { pounds: number; inches: number }[],
  marked: Marked,
) {
  const x = (inches: number) =>
    FRAME.left + ((inches - INCHES.from) / (INCHES.to - INCHES.from)) * FRAME.width;
  const y = (pounds: number) =>
    FRAME.top + FRAME.height - ((pounds - POUNDS.from) / (POUNDS.to - POUNDS.from)) * FRAME.height;
  const grid = { stroke: '#c3ccc9', 'stroke-width': 1 };
  const columns = Array.from({ length: INCHES.to - INCHES.from + 1 }, (_, index) => INCHES.from + index);
  const rows = figuresBetween(POUNDS.from, POUNDS.to, 100);
  const corners = [
    ...limits.forward.map(({ inches, pounds }) => [x(inches), y(pounds)]),
    [x(limits.aftInches), y(limits.maximumPounds)],
    [x(limits.aftInches), y(POUNDS.from)],
  ];
  return drawing(
    720,
    520,
    ...(marked.has('point')
      ? points.map((at) => highlight(x(at.inches) - 16, y(at.pounds) - 16, 32, 32))
      : []),
    ...columns.flatMap((inches) => [
      line(x(inches), FRAME.top, x(inches), FRAME.top + FRAME.height, grid),
      words(x(inches), FRAME.top + FRAME.height + 20, String(inches), { 'text-anchor': 'middle' }),
    ]),
    ...rows.flatMap((pounds) => [
      line(FRAME.left, y(pounds), FRAME.left + FRAME.width, y(pounds), grid),
      words(FRAME.left - 8, y(pounds) + 5, figure(pounds), { 'text-anchor': 'end' }),
    ]),
    tag('polygon', {
      points: corners.map(([left, top]) => `${left},${top}`).join(' '),
      fill: 'none',
      stroke: ink,
      'stroke-width': 3,
    }),
    ...points.map((at) => tag('circle', { cx: x(at.inches), cy: y(at.pounds), r: 6, fill: '#b0141d' })),
    words(
      FRAME.left + FRAME.width / 2,
      FRAME.top + FRAME.height + 46,
      'Center of gravity, inches aft of datum',
      {
        'text-anchor': 'middle',
      },
    ),
    words(14, 20, 'Weight, pounds'),
  );
}
