import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, ink, tag, words } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import { legend } from './chart-symbols.ts';

/** Two runways that cross, and a clearance to one of them from the ramp. */
export interface AirportDiagram {
  name: string;
  long: { name: [string, string]; feet: number };
  cross: { name: [string, string]; feet: number };
  /** The parallel taxiway, and the runway that it crosses on the way. */
  taxiway: string;
  hotSpot: string;
}

export const airportDiagram: AirportDiagram = {
  name: 'OAKDALE (QOD)',
  long: { name: ['9', '27'], feet: 4_500 },
  cross: { name: ['18', '36'], feet: 3_200 },
  taxiway: 'A',
  hotSpot: 'HS 1',
};

const digits = (name: string) => String(Number(name));
const spelled: Record<string, string> = { A: 'Alpha', B: 'Bravo', C: 'Charlie' };

export function diagram(chart: AirportDiagram): Exhibit {
  const id = 'airport-diagram';
  const way = spelled[chart.taxiway]!;
  const target = digits(chart.long.name[1]);
  const crossed = digits(chart.cross.name[0]);
  const other = digits(chart.cross.name[1]);
  return {
    id,
    title: 'Airport diagram: Oakdale',
    called: 'an airport diagram',
    description: `Runway ${chart.long.name.join('-')}, ${chart.long.feet} feet, runs from left to right. Runway ${chart.cross.name.join('-')}, ${chart.cross.feet} feet, crosses it from top to bottom, right of the middle. Taxiway ${chart.taxiway} runs below the long runway from the ramp at the lower left to its right end, and crosses Runway ${chart.cross.name.join('-')} on the way, with double hold lines on either side. A circle there is marked ${chart.hotSpot}.`,
    sheet: (marked) => [draw(chart, marked)],
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: chart,
          computed: [target, crossed, other, 1, chart.long.name[0], chart.cross.name[1]],
        },
        {
          id: 'pa.ii.d-exhibit-airport-diagram',
          rating: 'private',
          acs: ['PA.II.D.K2', 'PA.II.D.K6c', 'PA.II.D.K1', 'PA.II.D.R4'],
          topic: 'A taxi clearance on the diagram',
          level: 'application',
          ask: `From the ramp you ask for runway ${target}. Ground sends you along ${way}, and you may not go onto ${crossed} yet. Tell me how you answer, and take me along the diagram as you taxi.`,
          rephrase: `Runway ${target}, by way of ${way}, without going onto ${crossed} so far. Tell me your answer to ground, and describe your taxi from the ramp.`,
          keyPoints: [
            point(
              'stop',
              `You stop at the hold line before Runway ${chart.cross.name.join('-')}, with all of the airplane behind it.`,
              [
                [
                  'hold line',
                  'hold short',
                  'holding position',
                  'solid line',
                  'before the runway',
                  'hold-short',
                  'short of the',
                  'before the line',
                  'double line',
                ],
              ],
              {
                nudge: 'Where exactly do you come to a stop?',
                contradictedBy: ['cross it', 'all the way', 'keep going', 'straight to the end'],
              },
            ),
            point(
              'readback',
              'You read the runway and the hold short back.',
              [['read back', 'readback', 'repeat', 'read it back', `${target} via`, `${target} taxi via`]],
              {
                nudge: 'And what do you say to ground?',
              },
            ),
            point(
              'cross',
              'You cross only when you are told to cross that runway.',
              [
                [
                  'cleared to cross',
                  'clearance to cross',
                  'told to cross',
                  'until ground',
                  'until they',
                  'permission to cross',
                  'instructed to cross',
                  'cross runway',
                  'wait for',
                ],
              ],
              { nudge: 'What gets you across?', contradictedBy: ['when it is clear', 'if nobody is coming'] },
            ),
            point(
              'hot-spot',
              'The circle marks a hot spot: a place with a history or a risk of collisions or runway incursions.',
              [['hot spot', 'hotspot', 'h s']],
              { essential: false },
            ),
          ],
          modelAnswer: `I read back the runway and the hold short. I follow the taxiway and stop at the hold line before the crossing runway, at the hot spot, with the whole airplane behind it. I wait there until I am told to cross.`,
          wrongAnswers: [
            {
              text: 'I read it back and taxi all the way to the end of the runway and do my run-up.',
              contradicts: 'stop',
              why: 'The clearance ends at the crossing runway.',
            },
            {
              text: 'I read it back, stop at the hold line, look, and cross it when it is clear.',
              contradicts: 'cross',
              why: 'A runway is crossed only with an instruction to cross that runway.',
            },
          ],
          references: ['AIM 4-3-18', 'AIM 2-3-5', '14 CFR 91.129', 'FAA-S-ACS-6C PA.II.D'],
          marks: ['hold'],
        },
        [
          {
            acs: ['PA.II.D.K3', 'PA.II.D.R4'],
            level: 'application',
            ask: 'Look at the four lines painted across the taxiway there. How do you tell on which side of them you must wait?',
            rephrase:
              'The four lines at that runway are not all alike. Which of them face you when you have to wait?',
            keyPoints: [
              point(
                'solid',
                'From the solid side you must hold; from the dashed side you leave the runway and go on across.',
                [['solid', 'unbroken', 'continuous']],
                {
                  nudge: 'Where you must hold, how do the nearest lines look?',
                  contradictedBy: [
                    'from the dashed',
                    'dashed side i hold',
                    'dashed side you hold',
                    'dashed means stop',
                  ],
                },
              ),
            ],
            modelAnswer:
              'I come from the solid side and have to stop. Leaving the runway I cross from the dashed side and go on across until the whole airplane is past it.',
            wrongAnswers: [
              {
                text: 'From the dashed side I hold.',
                contradicts: 'solid',
                why: 'The dashed side is the side of the runway.',
              },
            ],
            references: ['AIM 2-3-5', 'FAA-S-ACS-6C PA.II.D'],
            marks: ['hold'],
          },
        ],
      ),
    ],
  };
}

function holdLine(x: number, y: number, solidOnLeft: boolean): string {
  const sign = solidOnLeft ? 1 : -1;
  return [0, 5, 10, 15]
    .map((step, index) =>
      tag('line', {
        x1: x + sign * step,
        y1: y - 17,
        x2: x + sign * step,
        y2: y + 17,
        stroke: '#8a6d00',
        'stroke-width': 2.5,
        ...(index > 1 ? { 'stroke-dasharray': '6 4' } : {}),
      }),
    )
    .join('');
}

function draw(chart: AirportDiagram, marked: Marked) {
  const runway = { fill: '#3a4346' };
  const taxiway = { fill: '#c9d0cd' };
  const white = { fill: '#ffffff', 'font-weight': 'bold', 'text-anchor': 'middle' };
  const [cross, way] = [450, 300];
  return drawing(
    720,
    480,
    words(20, 30, chart.name, { 'font-weight': 'bold', 'font-size': 18 }),
    tag('rect', { x: 90, y: way - 17, width: 556, height: 34, ...taxiway }),
    tag('rect', { x: 612, y: 180, width: 34, height: 120, ...taxiway }),
    tag('rect', { x: 60, y: way + 17, width: 190, height: 90, fill: '#dde3e0', stroke: ink }),
    words(155, way + 68, 'RAMP', { 'text-anchor': 'middle' }),
    tag('rect', { x: 70, y: 160, width: 580, height: 44, ...runway }),
    tag('rect', { x: cross - 20, y: 50, width: 40, height: 380, ...runway }),
    words(100, 188, chart.long.name[0], white),
    words(596, 188, chart.long.name[1], white),
    words(cross, 76, chart.cross.name[0], white),
    words(cross, 420, chart.cross.name[1], white),
    words(250, 150, `${chart.long.feet} X 75`, { 'text-anchor': 'middle' }),
    words(cross + 30, 120, `${chart.cross.feet} X 60`),
    ...(marked.has('hold') ? [highlight(cross - 62, way - 24, 32, 48)] : []),
    holdLine(cross - 54, way, true),
    holdLine(cross + 54, way, false),
    words(330, way + 6, chart.taxiway, { 'font-weight': 'bold', 'font-size': 18 }),
    tag('circle', { cx: cross, cy: way, r: 72, fill: 'none', stroke: '#b0141d', 'stroke-width': 2.5 }),
    words(cross + 62, way + 66, chart.hotSpot, { fill: '#b0141d', 'font-weight': 'bold' }),
    tag('path', { d: 'M680 60 V20 M672 30 L680 18 L688 30', stroke: ink, fill: 'none', 'stroke-width': 2 }),
    words(680, 76, 'N', { 'text-anchor': 'middle' }),
    legend(258, 396, 160, [
      [holdLine(8, 0, true).replaceAll('-17', '-9').replaceAll('17"', '9"'), 'Hold line'],
    ]),
  );
}
