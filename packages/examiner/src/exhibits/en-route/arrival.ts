import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, ink, tag, words } from '../draw.ts';
import { altitude, arrow, chartText, HEAVY, path, waypoint } from '../plates/plate-symbols.ts';
import type { Marked } from '../sheet.ts';

interface Crossing {
  name: string;
  feet?: number;
  kind?: 'minimum' | 'maximum' | 'mandatory';
  knots?: number;
}

export interface Arrival {
  name: string;
  airport: string;
  fixes: readonly Crossing[];
  assigned: number;
}

export const arrival: Arrival = {
  name: 'RIVER ONE ARRIVAL (RNAV)',
  airport: 'OAKDALE (QOD)',
  assigned: 13_000,
  fixes: [
    { name: 'TRESL' },
    { name: 'BARGE', feet: 11_000, kind: 'minimum' },
    { name: 'LOCKS', feet: 9_000, kind: 'maximum' },
    { name: 'DELTT', feet: 7_000, kind: 'mandatory', knots: 180 },
    { name: 'QUAYS' },
  ],
};

const figure = (value: number) => value.toLocaleString('en-US');

export function arrivalChart(chart: Arrival): Exhibit {
  const id = 'chart-arrival';
  const exact = chart.fixes.find(({ kind }) => kind === 'mandatory');
  const cap = chart.fixes.find(({ kind }) => kind === 'maximum');
  if (!exact?.feet || !exact.knots || !cap?.feet)
    throw new Error(`${id}: it asks about a fix with one altitude and a speed, and one with a cap`);
  const line = {
    minimum: 'underlined',
    maximum: 'with a line above',
    mandatory: 'with a line above and below',
  };
  return {
    id,
    title: `${chart.name}, Oakdale`,
    called: 'an arrival',
    description: `${chart.name}, ${chart.airport}. One after another, from the upper left: ${chart.fixes
      .map(
        ({ name, feet, kind, knots }) =>
          name + (feet && kind ? `, ${feet} ${line[kind]}` : '') + (knots ? `, ${knots}K` : ''),
      )
      .join('; ')}. After QUAYS: expect vectors to the final approach course.`,
    sheet: (marked) => [draw(chart, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: chart },
        {
          id: 'ir.v.b-exhibit-arrival',
          rating: 'instrument',
          acs: ['IR.V.B.K1', 'IR.V.B.R1', 'IR.I.C.S4'],
          topic: 'Crossing restrictions on an arrival',
          level: 'application',
          ask: `Center tells you to descend via this arrival. Tell me which restrictions you have to meet at ${cap.name} and ${exact.name}.`,
          rephrase: `You are descending via it. Tell me the altitudes and speeds that bind you at ${cap.name} and ${exact.name}.`,
          keyPoints: [
            point('cap', `At ${cap.name} at or below ${figure(cap.feet)} feet.`, [], {
              nudge: `What does the line over the figure at ${cap.name} want?`,
              numbers: [
                slot([cap.feet], ['foot'], ['below', 'locks', 'maximum', 'no higher', 'not above', 'top']),
              ],
            }),
            point('exact', `At ${exact.name} at ${figure(exact.feet)} feet, no more and no less.`, [], {
              nudge: `And the altitude at ${exact.name}?`,
              numbers: [
                slot(
                  [exact.feet],
                  ['foot'],
                  ['at', 'exactly', 'deltt', 'delta', 'cross', 'mandatory', 'nose', 'hard'],
                ),
              ],
            }),
            point('speed', `And at ${exact.knots} knots.`, [], {
              nudge: `And the speed at ${exact.name}?`,
              numbers: [
                slot(
                  [exact.knots],
                  ['knot'],
                  ['at', 'speed', 'doing', 'slow', 'slowed', 'knots', 'indicated'],
                ),
              ],
            }),
          ],
          modelAnswer: `I cross ${cap.name} at or below ${figure(cap.feet)} feet. Then I cross ${exact.name} at exactly ${figure(exact.feet)} feet at ${exact.knots} knots.`,
          wrongAnswers: [
            {
              text: `I cross ${cap.name} at or below ${figure(cap.feet)} feet, and ${exact.name} at or above ${figure(exact.feet + 1_000)} feet at ${exact.knots} knots.`,
              contradicts: 'exact',
              why: 'A line above and one below: exactly that.',
            },
            {
              text: `At or below ${figure(cap.feet)} feet at ${cap.name}, and at ${exact.name} exactly ${figure(exact.feet)} feet at 250 knots.`,
              contradicts: 'speed',
              why: 'The speed is printed beside the fix.',
            },
          ],
          references: ['AIM 5-4-1', 'FAA-H-8083-16 ch. 3', 'FAA-S-ACS-8C IR.V.B'],
          marks: [cap.name, exact.name],
        },
        [
          {
            acs: ['IR.V.B.K1', 'IR.V.B.R1'],
            level: 'correlation',
            ask: `Instead you hear: "cleared RIVER ONE arrival, maintain ${figure(chart.assigned)}". What do you do about the altitudes printed there?`,
            rephrase: `You are cleared on the arrival and told to maintain ${figure(chart.assigned)}. Which altitude do you fly?`,
            keyPoints: [
              point(
                'stay',
                `You stay at the altitude you were given: only "descend via" lets you down by the chart.`,
                [
                  [
                    'stay at',
                    'no descent',
                    'maintain',
                    'stay up',
                    'hold that',
                    'do not descend',
                    "don't descend",
                    'not descend',
                    'not go down',
                    'remain',
                    'keep',
                  ],
                ],
                {
                  nudge: 'So when do you start down?',
                  contradictedBy: ['descend by the chart', 'start down to make', 'follow the altitudes'],
                },
              ),
              point(
                'route',
                'You fly the route, and keep to the speeds.',
                [['route', 'path', 'course', 'fixes', 'lateral', 'track', 'speed']],
                { essential: false },
              ),
            ],
            modelAnswer:
              'I fly the route and its speeds, but I stay at the altitude I was given until I am told to descend, or to descend via the arrival.',
            wrongAnswers: [
              {
                text: 'I start down to make the crossings, because I was cleared for the arrival.',
                contradicts: 'stay',
                why: 'Cleared for the route is not cleared to descend.',
              },
            ],
            references: ['AIM 5-4-1', 'FAA-S-ACS-8C IR.V.B'],
            marks: ['TRESL'],
          },
        ],
      ),
    ],
  };
}

function draw(chart: Arrival, marked: Marked) {
  const place = chart.fixes.map((_, at) => [90 + at * 100, 110 + at * 72] as const);
  return drawing(
    600,
    500,
    tag('rect', { x: 0, y: 0, width: 600, height: 44, fill: 'none', stroke: ink, 'stroke-width': 1.5 }),
    words(10, 29, chart.airport, { 'font-size': 17, 'font-weight': 'bold' }),
    words(590, 29, chart.name, { 'font-size': 17, 'font-weight': 'bold', 'text-anchor': 'end' }),
    ...chart.fixes.flatMap(({ name }, at) =>
      marked.has(name) ? [highlight(place[at]![0] - 20, place[at]![1] - 34, 190, 54)] : [],
    ),
    path(place, HEAVY),
    ...place.slice(1).map(([x, y]) => arrow([x - 36, y - 26], 126)),
    ...chart.fixes.flatMap(({ name, feet, kind, knots }, at) => {
      const [x, y] = place[at]!;
      return [
        waypoint([x, y]),
        chartText(x + 18, y - 8, name, 16, 'start'),
        ...(feet ? [altitude(x + 112, y - 8, feet, kind)] : []),
        ...(knots ? [chartText(x + 112, y + 16, `${knots}K`, 15)] : []),
      ];
    }),
    words(20, 440, 'After QUAYS: expect vectors to the final approach course.', { 'font-size': 14 }),
    words(20, 462, 'RNAV 1. Fixes and speeds in knots indicated; altitudes in feet MSL.', {
      'font-size': 13,
    }),
  );
}
