import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, tag } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import {
  airport,
  airportData,
  BLUE,
  boxedCeiling,
  DASHED,
  legend,
  lettering,
  lineSample,
  MAGENTA,
  ring,
  scaleBar,
  smallAirport,
  vignette,
} from './chart-symbols.ts';

/** A field with a part-time tower. */
export interface ClassD {
  name: string;
  code: string;
  elevation: number;
  radiusMiles: number;
  ceiling: number;
  tower: string;
  atis: string;
  unicom: string;
  runwayHundreds: number;
}

export const classD: ClassD = {
  name: 'OAKDALE',
  code: 'QOD',
  elevation: 193,
  radiusMiles: 4,
  ceiling: 2_700,
  tower: '118.5',
  atis: '127.25',
  unicom: '122.95',
  runwayHundreds: 45,
};

const figure = (value: number) => value.toLocaleString('en-US');

export function classDChart(chart: ClassD): Exhibit {
  const id = 'chart-class-d';
  const runway = chart.runwayHundreds * 100;
  const asked = chart.ceiling + 500;
  return {
    id,
    title: 'Sectional extract: Oakdale',
    called: 'a piece of a sectional chart',
    description: `An airport, ${chart.name} (${chart.code}), in blue inside a dashed blue ring of ${chart.radiusMiles} nautical miles with the figure ${chart.ceiling / 100} in a dashed box. A dashed magenta piece reaches out to the west. A fading magenta band lies around all of it. The airport's data read: CT - ${chart.tower}, a star, (C), ATIS ${chart.atis}; ${chart.elevation}, star L, ${chart.runwayHundreds}, ${chart.unicom}.`,
    sheet: (marked) => [draw(chart, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: chart, computed: [chart.tower, chart.atis, chart.unicom, runway, asked] },
        {
          id: 'pa.i.e-exhibit-class-d',
          rating: 'private',
          acs: ['PA.I.E.K2', 'PA.I.E.S2', 'PA.I.D.S2'],
          topic: 'A towered field on the chart',
          level: 'rote',
          ask: 'Read me what the chart prints beside that airport, item by item.',
          rephrase: 'From the print below the airport, give me tower, elevation and runway length.',
          keyPoints: [
            point('tower', `The tower is on ${chart.tower}.`, [[chart.tower]], {
              nudge: 'And the tower frequency?',
            }),
            point('elevation', `The field lies ${chart.elevation} feet above sea level.`, [], {
              nudge: 'And the field elevation?',
              numbers: [
                slot(
                  [chart.elevation],
                  ['foot'],
                  ['elevation', 'field', 'above', 'lies', 'high', 'sea', 'msl', 'elev', 'sits', 'airport'],
                ),
              ],
            }),
            point('runway', `The longest runway has ${figure(runway)} feet.`, [], {
              nudge: 'And the length of the runway?',
              numbers: [
                slot([runway], ['foot'], ['runway', 'longest', 'length', 'long', 'strip', 'pavement', 'rwy']),
              ],
            }),
            point(
              'part-time',
              'The star says that the tower works part of the time.',
              [['part time', 'part-time', 'not always', 'closes', 'hours']],
              { essential: false },
            ),
          ],
          modelAnswer: `The tower is on ${chart.tower}, and the star says it is part time. The field elevation is ${chart.elevation} feet, and the longest runway is ${figure(runway)} feet.`,
          wrongAnswers: [
            {
              text: `Tower ${chart.atis}, elevation ${chart.elevation} feet, and the runway is ${figure(runway)} feet long.`,
              contradicts: 'tower',
              why: 'That is the ATIS.',
            },
            {
              text: `Tower ${chart.tower}, elevation ${chart.elevation} feet, and the runway is ${chart.runwayHundreds * 10} feet long.`,
              contradicts: 'runway',
              why: 'The length is printed in hundreds of feet.',
            },
          ],
          references: ['AIM 9-1-5', 'FAA-H-8083-25 ch. 16', 'FAA-S-ACS-6C PA.I.E'],
          marks: ['data'],
        },
        [
          {
            acs: ['PA.I.E.K1', 'PA.I.E.S2'],
            level: 'application',
            ask: `You want to cross right over that field at ${figure(asked)} feet while the tower is open. Tell me whether you have to call it, and what tells you so.`,
            rephrase: `At ${figure(asked)} feet over the field, tell me whether a call to the tower is required, and how the chart shows it.`,
            keyPoints: [
              point(
                'no-call',
                'No: that is above its airspace.',
                [
                  [
                    'no',
                    'not required',
                    'above it',
                    'above the class',
                    'above class',
                    'over the top',
                    'do not have to',
                    'not have to',
                    'above its',
                  ],
                ],
                {
                  nudge: 'So is a call required?',
                  contradictedBy: ['yes', 'must call', 'have to call'],
                },
              ),
              point(
                'ceiling',
                `Its airspace ends at ${figure(chart.ceiling)} feet MSL, as the box says.`,
                [],
                {
                  nudge: 'At what altitude does its airspace end?',
                  numbers: [
                    slot(
                      [chart.ceiling],
                      ['foot'],
                      ['ends', 'ceiling', 'top', 'up', 'delta', 'box', 'tops', 'lid'],
                    ),
                  ],
                },
              ),
            ],
            modelAnswer: `No. Its ceiling is ${figure(chart.ceiling)} feet MSL, and I am above it.`,
            wrongAnswers: [
              {
                text: `Yes, you must call because it is Class Delta up to ${figure(chart.ceiling + 2_000)} feet.`,
                contradicts: 'ceiling',
                why: 'The box gives the ceiling in hundreds of feet MSL.',
              },
            ],
            references: ['14 CFR 91.129', 'AIM 9-1-5', 'FAA-S-ACS-6C PA.I.E'],
            marks: ['ceiling'],
          },
        ],
      ),
    ],
  };
}

const SCALE = 40;
const CENTER = { x: 380, y: 270 };

function draw(chart: ClassD, marked: Marked) {
  const { x, y } = CENTER;
  const radius = chart.radiusMiles * SCALE;
  const box = { x: x + 70, y: y - 90 };
  const rows = [
    `CT - ${chart.tower} ★ (C)  ATIS ${chart.atis}`,
    `${chart.elevation} ★L ${chart.runwayHundreds}  ${chart.unicom}`,
  ];
  return drawing(
    720,
    600,
    vignette(x, y, radius + 90),
    ...(marked.has('ceiling') ? [highlight(box.x - 28, box.y - 26, 56, 42)] : []),
    ...(marked.has('data') ? [highlight(x - 130, y + 42, 260, 46)] : []),
    tag('path', {
      d: `M${x - radius + 14} ${y - 48} H${x - radius - 74} V${y + 48} H${x - radius + 14}`,
      fill: 'none',
      stroke: MAGENTA,
      'stroke-width': 3,
      ...DASHED,
    }),
    ring(x, y, radius, BLUE, DASHED),
    boxedCeiling(box.x, box.y, String(chart.ceiling / 100)),
    airport(x, y, BLUE, 60),
    lettering(x, y + 38, `${chart.name} (${chart.code})`, BLUE, 15),
    airportData(x, y + 58, rows, BLUE),
    legend(10, 462, 310, [
      [lineSample(BLUE, DASHED), 'Class D; box: ceiling, hundreds MSL'],
      [lineSample(MAGENTA, DASHED), 'Class E from the surface'],
      [lineSample(MAGENTA, { 'stroke-width': 10, 'stroke-opacity': 0.3 }), 'Class E from 700 feet AGL'],
      [smallAirport(BLUE, 60), 'Airport with a control tower'],
    ]),
    scaleBar(580, 560, SCALE, 2),
  );
}
