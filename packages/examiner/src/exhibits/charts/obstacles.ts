import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, tag, words } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import { airport, airportData, elevationFigure, legend, MAGENTA, tower } from './chart-symbols.ts';

/** A quadrangle with obstacles, and the figure that the chart gives for it. */
export interface Obstacles {
  towers: readonly { x: number; y: number; msl: number; agl: number }[];
  field: { name: string; code: string; elevation: number; ctaf: string };
}

export const obstacles: Obstacles = {
  towers: [
    { x: 210, y: 150, msl: 1_049, agl: 415 },
    { x: 470, y: 190, msl: 2_049, agl: 1_212 },
    { x: 560, y: 340, msl: 1_388, agl: 620 },
  ],
  field: { name: 'SHADY GROVE', code: 'Q71', elevation: 604, ctaf: '122.8' },
};

const TALL = 1_000;
/** What the height of an obstacle may be wrong by, as the makers of the chart count. In feet. */
const MARGIN = 100;
const say = (value: number) => value.toLocaleString('en-US');

export const highestOf = ({ towers }: Obstacles) =>
  towers.reduce((highest, one) => (one.msl > highest.msl ? one : highest));

/** The maximum elevation figure where an obstacle is the highest of the quadrangle: with the margin, up to the next hundred. */
export const figureOf = (chart: Obstacles) => Math.ceil((highestOf(chart).msl + MARGIN) / 100) * 100;

export function obstacleChart(chart: Obstacles): Exhibit {
  const id = 'chart-obstacles';
  const highest = highestOf(chart);
  const figure = figureOf(chart);
  const { field } = chart;
  return {
    id,
    title: 'Sectional extract: a quadrangle with towers',
    called: 'a piece of a sectional chart with some towers',
    description: `A quadrangle with a large ${Math.floor(figure / 1_000)} and a small ${(figure % 1_000) / 100} in its middle. Obstacles: ${chart.towers.map(({ msl, agl }) => `${msl} (${agl})${agl >= TALL ? ', with the tall symbol' : ''}`).join('; ')}. A magenta airport, ${field.name} (${field.code}), ${field.elevation}, ${field.ctaf} (C).`,
    sheet: (marked) => [draw(chart, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: chart, computed: [TALL, figure, field.ctaf] },
        {
          id: 'pa.i.e-exhibit-obstacles',
          rating: 'private',
          acs: ['PA.I.E.K2', 'PA.I.D.S2', 'PA.I.D.K2'],
          topic: 'Obstacles on the chart',
          level: 'rote',
          ask: 'Find the highest tower on that piece of chart. Give me the two figures printed beside it and what each of them means.',
          rephrase:
            'There are two figures beside the highest tower. Tell me what they are and what they mean.',
          keyPoints: [
            point(
              'msl',
              `Its top is ${say(highest.msl)} feet above sea level.`,
              [['m s l', 'msl', 'sea level', 'mean sea', 'sea']],
              {
                nudge: 'What is the bold figure?',
                numbers: [
                  slot(
                    [highest.msl],
                    ['foot'],
                    ['top', 'sea', 'msl', 'bold', 'is', 'elevation', 'big', 'larger', 'altimeter', 'm s l'],
                  ),
                ],
              },
            ),
            point(
              'agl',
              `It stands ${say(highest.agl)} feet above the ground.`,
              [['a g l', 'agl', 'ground', 'tall', 'high', 'height', 'surface', 'dirt', 'itself', 'base']],
              {
                nudge: 'And the one in parentheses?',
                numbers: [
                  slot(
                    [highest.agl],
                    ['foot'],
                    ['ground', 'agl', 'tall', 'brackets', 'parentheses', 'stands', 'bracket'],
                  ),
                ],
              },
            ),
            point(
              'symbol',
              'The tall symbol stands for 1,000 feet above the ground and higher.',
              [['tall symbol', 'higher symbol', 'taller symbol', 'symbol for tall']],
              { essential: false, numbers: [] },
            ),
          ],
          modelAnswer: `The top of the highest one is ${say(highest.msl)} feet MSL, above sea level. The one in parentheses is ${say(highest.agl)} feet, its height above the ground, which is why it has the tall symbol.`,
          wrongAnswers: [
            {
              text: `${say(highest.agl)} feet is the top above sea level, and ${say(highest.msl)} is its height above the ground.`,
              contradicts: 'msl',
              why: 'It is the other way around.',
            },
            {
              text: `Its top is ${say(chart.towers[0]!.msl)} feet MSL, and it stands ${say(chart.towers[0]!.agl)} feet above the ground.`,
              contradicts: 'msl',
              why: 'That is not the highest one.',
            },
          ],
          references: ['AIM 9-1-5', 'FAA-H-8083-25 ch. 16', 'FAA-S-ACS-6C PA.I.E'],
          marks: ['highest'],
        },
        [
          {
            acs: ['PA.I.E.K2', 'PA.I.D.K2'],
            level: 'understanding',
            ask: 'What does the large blue figure with the small one behind it tell you?',
            rephrase:
              'Give me the maximum elevation figure of that quadrangle in feet, and what it stands for.',
            keyPoints: [
              point('figure', `${say(figure)} feet MSL: the maximum elevation figure.`, [], {
                nudge: 'What does it come to in feet?',
                numbers: [
                  slot([figure], ['foot'], ['maximum', 'figure', 'elevation', 'msl', 'feet', 'is', 'sea']),
                ],
              }),
              point(
                'meaning',
                'It covers the highest terrain and obstacle in the quadrangle, with a margin and rounded up.',
                [['highest', 'obstacle', 'obstacles', 'terrain', 'tallest']],
                {
                  nudge: 'What is it the height of?',
                  contradictedBy: ['minimum altitude to fly', 'legal minimum'],
                },
              ),
            ],
            modelAnswer: `It is the maximum elevation figure, ${say(figure)} feet MSL. It covers the highest terrain and obstacle in that quadrangle, with a margin and rounded up.`,
            wrongAnswers: [
              {
                text: `It is ${say(figure / 100)} feet, the legal minimum for flying there.`,
                contradicts: 'figure',
                why: 'The large figure is in thousands, the small one in hundreds of feet.',
              },
            ],
            references: ['AIM 9-1-5', 'FAA-S-ACS-6C PA.I.E'],
            marks: ['figure'],
          },
        ],
      ),
    ],
  };
}

function draw(chart: Obstacles, marked: Marked) {
  const highest = highestOf(chart);
  const { field } = chart;
  const data = [`${field.name} (${field.code})`, `${field.elevation} - 28  ${field.ctaf} (C)`];
  return drawing(
    720,
    520,
    ...(marked.has('highest') ? [highlight(highest.x - 14, highest.y - 38, 96, 54)] : []),
    ...(marked.has('figure') ? [highlight(306, 216, 90, 66)] : []),
    tag('rect', {
      x: 40,
      y: 30,
      width: 640,
      height: 400,
      fill: 'none',
      stroke: '#6d7a77',
      'stroke-width': 1.5,
    }),
    ...[120, 200, 280, 360, 440, 520, 600].map((x) =>
      tag('line', { x1: x, y1: 24, x2: x, y2: 36, stroke: '#6d7a77' }),
    ),
    ...chart.towers.map(({ x, y, msl, agl }) => tower(x, y, msl, agl, agl >= TALL)),
    elevationFigure(346, 270, figureOf(chart)),
    airport(190, 320, MAGENTA, 20, false),
    airportData(190, 358, data, MAGENTA),
    words(50, 48, "quadrangle of 30' by 30'", { 'font-size': 12, fill: '#47555a' }),
    legend(40, 440, 330, [
      [tower(10, 6, 0, 0, false).replace(/<text.*$/s, ''), 'Obstacle: top MSL (height AGL)'],
    ]),
  );
}
