import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, ink, tag, words } from '../draw.ts';
import type { Marked } from '../sheet.ts';

/** A piece of a surface prognostic chart: one front between two fields, a high and a low. */
export interface SurfaceProg {
  valid: string;
  front: 'cold' | 'warm';
  /** Millibars. */
  low: number;
  high: number;
  from: string;
  to: string;
}

export const surfaceProg: SurfaceProg = {
  valid: '00Z',
  front: 'cold',
  low: 998,
  high: 1_024,
  from: 'Oakdale',
  to: 'Linden',
};

const BLUE = '#1d4fb8';
const RED = '#c4201f';

const told = {
  cold: {
    name: ['cold front', 'cold air'],
    wrong: 'warm front',
    weather: ['shower', 'thunderstorm', 'storm', 'gust', 'convective', 'cumulus', 'turbulence'],
    statement: 'Along it showers or thunderstorms and gusty wind that shifts as it passes.',
    model: 'showers or thunderstorms, with gusts and a wind shift as it passes',
    after: [
      'clear',
      'cooler',
      'colder',
      'northwest',
      'pressure rises',
      'rising pressure',
      'better visibility',
      'good visibility',
      'improve',
    ],
    afterStatement:
      'Behind it cooler and drier air, good visibility, the wind veered and the pressure rising.',
    afterModel:
      'It gets cooler and drier behind it, with good visibility, a wind shift to the northwest and rising pressure.',
  },
  warm: {
    name: ['warm front', 'warm air'],
    wrong: 'cold front',
    weather: ['stratus', 'steady rain', 'low ceiling', 'fog', 'drizzle', 'layered', 'low cloud'],
    statement: 'Ahead of it layered clouds, low ceilings and steady rain.',
    model: 'layered clouds with low ceilings and steady rain far ahead of it',
    after: ['warmer', 'haze', 'hazy', 'humid', 'southwest'],
    afterStatement: 'Behind it warmer and moist air, with haze.',
    afterModel:
      'It gets warmer and more humid behind it, often with haze, and the wind goes to the southwest.',
  },
} as const;

export function surfaceProgChart(chart: SurfaceProg): Exhibit {
  const id = 'surface-prog';
  const front = told[chart.front];
  const color = chart.front === 'cold' ? 'blue' : 'red';
  const shape = chart.front === 'cold' ? 'triangles' : 'half circles';
  return {
    id,
    title: 'Surface prog chart',
    called: 'a surface prog chart',
    description: `Valid ${chart.valid}. A high of ${chart.high} on the left and a low of ${chart.low} at the upper middle, with isobars around them. From the low a ${color} line with ${shape} that point to the right runs down the page, between ${chart.from} on the left and ${chart.to} on the right.`,
    sheet: (marked) => [draw(chart, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: chart, computed: ['00'] },
        {
          id: 'pa.i.c-exhibit-surface-prog',
          rating: 'private',
          acs: ['PA.I.C.K2b', 'PA.I.C.K3e', 'PA.I.C.S2'],
          topic: 'A front on the prog chart',
          level: 'understanding',
          ask: `You want to fly from ${chart.from} to ${chart.to} around the time of this chart. Tell me what lies between them, and the weather you would expect along it.`,
          rephrase: `Look at the line between ${chart.from} and ${chart.to}. Tell me what it is, and what comes with it.`,
          keyPoints: [
            point('front', `It is a ${chart.front} front.`, [[...front.name]], {
              nudge: 'What does that line stand for?',
              contradictedBy: [front.wrong],
            }),
            point('weather', front.statement, [[...front.weather]], { nudge: 'What weather comes with it?' }),
            point(
              'motion',
              `It moves the way its ${shape} point, towards ${chart.to}.`,
              [[chart.to.toLowerCase(), 'to the east', 'eastward', 'to the right']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer: `That is a ${chart.front} front, and it moves towards ${chart.to}. I expect ${front.model}.`,
          wrongAnswers: [
            {
              text: `That is a ${front.wrong}. I expect ${told[chart.front === 'cold' ? 'warm' : 'cold'].model}.`,
              contradicts: 'front',
              why: `A ${color} line with ${shape} is a ${chart.front} front.`,
            },
            {
              text: `A ${chart.front} front, so I expect smooth air and clear sky along it.`,
              contradicts: 'weather',
              why: front.statement,
            },
          ],
          references: [
            'FAA-H-8083-28 ch. 27',
            'FAA-H-8083-25 ch. 12',
            'FAA-H-8083-25 ch. 13',
            'FAA-S-ACS-6C PA.I.C',
          ],
          marks: ['front'],
        },
        [
          {
            acs: ['PA.I.C.K3e', 'PA.I.C.S2'],
            level: 'understanding',
            ask: `And once it is past ${chart.to}, what do you expect there?`,
            rephrase: 'How does the weather change behind that line?',
            keyPoints: [
              point('after', front.afterStatement, [[...front.after]], {
                nudge: 'What happens to the temperature and the wind?',
              }),
            ],
            modelAnswer: front.afterModel,
            references: ['FAA-H-8083-28 ch. 11', 'FAA-H-8083-25 ch. 12', 'FAA-S-ACS-6C PA.I.C'],
            marks: ['front'],
          },
          {
            acs: ['PA.I.C.K3b', 'PA.I.C.S2'],
            level: 'application',
            ask: 'The isobars crowd together around the low. What does that tell you about the wind there?',
            rephrase: 'Where those isobars lie close together, what is the wind like?',
            keyPoints: [
              point(
                'strong',
                'It is strong: the pressure changes much over a short way.',
                [['strong', 'windy', 'high wind', 'faster', 'fast', 'blows hard', 'stronger']],
                {
                  nudge: 'And the speed of that wind?',
                  contradictedBy: ['light', 'calm', 'weak'],
                },
              ),
            ],
            modelAnswer: 'It is strong there, because close isobars mean a steep pressure gradient.',
            references: ['FAA-H-8083-25 ch. 12', 'FAA-H-8083-28 ch. 10', 'FAA-S-ACS-6C PA.I.C'],
            marks: ['low'],
          },
        ],
      ),
    ],
  };
}

function draw(chart: SurfaceProg, marked: Marked) {
  const points = [
    [420, 150],
    [446, 210],
    [456, 270],
    [448, 330],
    [424, 390],
  ] as const;
  const color = chart.front === 'cold' ? BLUE : RED;
  const symbol = ([x, y]: readonly [number, number]) =>
    chart.front === 'cold'
      ? tag('path', { d: `M${x} ${y - 14} l26 14 l-26 14 Z`, fill: color })
      : tag('path', { d: `M${x} ${y - 14} a14 14 0 0 1 0 28 Z`, fill: color });
  const center = (x: number, y: number, letter: string, value: number, fill: string) =>
    words(x, y, letter, { 'font-size': 46, 'font-weight': 'bold', fill, 'text-anchor': 'middle' }) +
    words(x, y + 22, String(value), { 'font-size': 15, 'text-anchor': 'middle' });
  const isobar = (x: number, y: number, wide: number, tall: number) =>
    tag('ellipse', {
      cx: x,
      cy: y,
      rx: wide,
      ry: tall,
      fill: 'none',
      stroke: '#5b6669',
      'stroke-width': 1.5,
    });
  return drawing(
    720,
    480,
    words(20, 32, `Surface prog, valid ${chart.valid}`, { 'font-size': 17, 'font-weight': 'bold' }),
    ...(marked.has('front') ? [highlight(396, 160, 100, 250)] : []),
    ...(marked.has('low') ? [highlight(330, 46, 170, 116)] : []),
    ...[34, 46, 58, 72].map((wide) => isobar(414, 106, wide, wide * 0.78)),
    ...[70, 120, 176].map((wide) => isobar(140, 290, wide * 0.9, wide * 0.72)),
    center(414, 112, 'L', chart.low, RED),
    center(140, 300, 'H', chart.high, BLUE),
    tag('path', {
      d: `M${points.map((at) => at.join(' ')).join(' L')}`,
      stroke: color,
      fill: 'none',
      'stroke-width': 4,
    }),
    ...points.slice(1).map(symbol),
    ...[
      [chart.from, 300],
      [chart.to, 610],
    ].flatMap(([name, x]) => [
      tag('circle', { cx: x as number, cy: 290, r: 7, fill: ink }),
      words(x as number, 318, name as string, {
        'text-anchor': 'middle',
        'font-weight': 'bold',
        'font-size': 16,
      }),
    ]),
  );
}
