import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, tag, words } from '../draw.ts';
import { type Marked, type Piece, plainRow, tableSheet } from '../sheet.ts';
import { BLUE, lettering, MAGENTA, spot } from './chart-symbols.ts';

/** A prohibited area and an alert area on a course. */
export interface Prohibited {
  prohibited: { name: string; top: number };
  alert: { name: string; from: number; to: number; why: string };
  flightFeet: number;
}

export const prohibited: Prohibited = {
  prohibited: { name: 'P-98', top: 4_000 },
  alert: { name: 'A-642', from: 500, to: 5_000, why: 'HIGH DENSITY STUDENT TRAINING' },
  flightFeet: 3_500,
};

const figure = (value: number) => value.toLocaleString('en-US');

export function prohibitedChart(chart: Prohibited): Exhibit {
  const id = 'chart-prohibited';
  const { prohibited: area, alert, flightFeet } = chart;
  if (flightFeet > area.top || flightFeet < alert.from || flightFeet > alert.to)
    throw new Error(`${id}: it asks about a flight through both`);
  const rows: Piece[][] = [
    [['prohibited-row', area.name], `TO ${figure(area.top)}`, 'CONTINUOUS', 'NO A/G'],
    [['alert-row', alert.name], `${figure(alert.from)} TO ${figure(alert.to)}`, 'SR-SS', alert.why],
  ];
  const columns = ['Area', 'Altitude MSL', 'Time of use', 'Remarks'];
  return {
    id,
    title: 'Sectional extract: P and A',
    called: 'a piece of a sectional with two areas on your course',
    description: `A course runs from left to right. At a red cross X it passes through a small round area with a blue hatched edge named ${area.name}, then at a red cross Y through a large one with a magenta hatched edge named ${alert.name}. The table of the margin: ${columns.join(', ')}: ${rows.map(plainRow).join('; ')}.`,
    sheet: (marked) => [
      draw(chart, marked),
      tableSheet('Special use airspace on this chart', columns, rows, marked),
    ],
    questions: [
      aboutExhibit(
        { exhibit: id, data: chart, computed: [area.name.slice(2), alert.name.slice(2)] },
        {
          id: 'pa.i.e-exhibit-prohibited',
          rating: 'private',
          acs: ['PA.I.E.S3', 'PA.I.E.K3', 'PA.I.D.S2'],
          topic: 'A prohibited area on the course',
          level: 'application',
          ask: `You planned this course at ${figure(flightFeet)} feet. Tell me what area lies at X, and what you do about it.`,
          rephrase: `At ${figure(flightFeet)} feet your line goes through the area at X. Tell me its kind, and how the plan changes.`,
          facts: ['14 CFR 91.133'],
          keyPoints: [
            point('kind', 'It is a prohibited area.', [['prohibited', 'prohibit', 'no fly']], {
              nudge: 'What does the P stand for?',
              contradictedBy: ['restricted area'],
            }),
            point(
              'avoid',
              'You may not fly through it: go around, or over it.',
              [
                [
                  'around',
                  'over it',
                  'above it',
                  'over the top',
                  'above the',
                  'climb',
                  'avoid',
                  'higher',
                  'stay out',
                ],
              ],
              {
                nudge: 'So what becomes of your course?',
                contradictedBy: ['go through it', 'through it anyway', 'straight through'],
              },
            ),
            point('top', `It reaches up to ${figure(area.top)} feet MSL.`, [], {
              essential: false,
              numbers: [
                slot(
                  [area.top],
                  ['foot'],
                  ['up', 'to', 'top', 'above', 'reaches', 'over', 'higher', 'ceiling', 'through', 'surface'],
                ),
              ],
            }),
          ],
          modelAnswer: `That is a prohibited area, up to ${figure(area.top)} feet, at all times. I may not enter it, so I go around it or well above it.`,
          wrongAnswers: [
            {
              text: `That is a restricted area up to ${figure(area.top)} feet, I go around when it is active.`,
              contradicts: 'kind',
              why: 'P is for prohibited.',
            },
            {
              text: `That is a prohibited area up to ${figure(area.top)} feet; nobody answers on the radio, so I go straight through.`,
              contradicts: 'avoid',
              why: 'No flight is allowed in it without permission.',
            },
          ],
          references: ['AIM 3-4-2', '14 CFR 91.133', 'FAA-S-ACS-6C PA.I.E'],
          marks: ['prohibited', 'prohibited-row'],
        },
        [
          {
            acs: ['PA.I.E.K3', 'PA.I.E.S3'],
            level: 'application',
            ask: 'And at Y, what do you need to go through there?',
            rephrase: 'What does the area at Y ask of you before you fly through?',
            keyPoints: [
              point(
                'nothing',
                'No permission: it is an alert area.',
                [['alert', 'no permission', 'nothing', 'no clearance', 'not need', "don't need", 'none']],
                {
                  nudge: 'What kind of area is that?',
                  contradictedBy: ['need permission', 'need a clearance', 'prohibited', 'restricted'],
                },
              ),
              point(
                'training',
                'But a sharp lookout: many students train there.',
                [
                  [
                    'student',
                    'training',
                    'look out',
                    'lookout',
                    'alert for',
                    'careful',
                    'vigilant',
                    'traffic',
                    'caution',
                    'eyes',
                  ],
                ],
                {
                  nudge: 'What goes on in it?',
                },
              ),
            ],
            modelAnswer:
              'Nothing, it is an alert area. But there is a lot of student training in it, so I keep a sharp lookout.',
            wrongAnswers: [
              {
                text: 'I need permission because of the training.',
                contradicts: 'nothing',
                why: 'An alert area warns and asks for nothing.',
              },
            ],
            references: ['AIM 3-4-6', 'FAA-H-8083-25 ch. 15', 'FAA-S-ACS-6C PA.I.E'],
            marks: ['alert', 'alert-row'],
          },
        ],
      ),
    ],
  };
}

function draw(chart: Prohibited, marked: Marked) {
  const hatch = { fill: 'none', 'stroke-width': 12, 'stroke-opacity': 0.35, 'stroke-dasharray': '2 5' };
  const edge = { fill: 'none', 'stroke-width': 2.5 };
  const circle = { cx: 200, cy: 200, r: 70 };
  const box = { x: 400, y: 70, width: 250, height: 250 };
  return drawing(
    720,
    380,
    ...(marked.has('prohibited') ? [highlight(150, 142, 100, 32)] : []),
    ...(marked.has('alert') ? [highlight(420, 92, 210, 60)] : []),
    tag('circle', { ...circle, ...hatch, stroke: BLUE }),
    tag('circle', { ...circle, ...edge, stroke: BLUE }),
    tag('rect', { ...box, ...hatch, stroke: MAGENTA }),
    tag('rect', { ...box, ...edge, stroke: MAGENTA }),
    lettering(200, 166, chart.prohibited.name, BLUE, 20),
    lettering(525, 120, chart.alert.name, MAGENTA, 20),
    lettering(525, 142, chart.alert.why, MAGENTA, 11),
    tag('line', { x1: 20, y1: 230, x2: 700, y2: 200, stroke: '#14181a', 'stroke-width': 3 }),
    words(24, 254, 'course', { 'font-size': 13 }),
    spot(200, 222, 'X'),
    spot(525, 208, 'Y'),
  );
}
