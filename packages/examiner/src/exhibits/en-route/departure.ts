import type { Exhibit } from '#content/exhibit.ts';
import { asHeard, figuresBetween, point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, ink, tag, words } from '../draw.ts';
import {
  altitude,
  arrow,
  chartText,
  HEAVY,
  path,
  runwayMark,
  vorSymbol,
  waypoint,
  wrapped,
} from '../plates/plate-symbols.ts';
import type { Marked } from '../sheet.ts';

export interface Departure {
  name: string;
  airport: string;
  runway: string;
  /** Feet a mile, and up to where. */
  climb: { feetPerMile: number; to: number };
  /** Without the climb. */
  ceiling: { feet: number; miles: number };
  turnAt: number;
  fix: { name: string; feet: number };
  flight: { knots: number; feetPerMinute: number };
}

export const departure: Departure = {
  name: 'MAPLE TWO DEPARTURE',
  airport: 'CEDAR VALLEY (QCV)',
  runway: '36',
  climb: { feetPerMile: 360, to: 4_400 },
  ceiling: { feet: 2_600, miles: 3 },
  turnAt: 2_000,
  fix: { name: 'MAPEL', feet: 6_000 },
  flight: { knots: 80, feetPerMinute: 420 },
};

const figure = (value: number) => value.toLocaleString('en-US');
/** Feet a minute that a gradient takes over the ground. */
export const rateFor = (feetPerMile: number, knots: number): number => Math.round((feetPerMile * knots) / 60);

export function departureChart(chart: Departure): Exhibit {
  const id = 'chart-departure';
  const { climb, flight, fix } = chart;
  const rate = rateFor(climb.feetPerMile, flight.knots);
  if (rate <= flight.feetPerMinute) throw new Error(`${id}: it asks about a climb that the airplane lacks`);
  const text = `TAKEOFF MINIMUMS: Rwy ${chart.runway}, standard with minimum climb of ${climb.feetPerMile} feet per NM to ${climb.to}, or ${chart.ceiling.feet}-${chart.ceiling.miles} for climb in visual conditions.`;
  const route = `TAKEOFF RWY ${chart.runway}: Climb heading 358° to ${chart.turnAt}, then right turn direct ${fix.name}, cross ${fix.name} at or above ${fix.feet}, then on assigned route.`;
  return {
    id,
    title: `${chart.name}, Cedar Valley`,
    called: 'a departure procedure',
    description: `${chart.name}, ${chart.airport}. A line leads up from the runway, turns right to ${fix.name} with ${fix.feet} underlined, and on to the ALD VOR. ${text} ${route}`,
    sheet: (marked) => [draw(chart, text, route, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: chart, computed: [rate, 36, '358'] },
        {
          id: 'ir.v.b-exhibit-departure',
          rating: 'instrument',
          acs: ['IR.V.B.K1', 'IR.I.C.S4', 'IR.I.C.K1h'],
          topic: 'A climb gradient on a departure',
          level: 'application',
          ask: `You want to fly this departure off ${chart.runway}, climbing at a ground speed of ${flight.knots} knots. Work out the feet per minute that you need, and the altitude up to which you need it.`,
          rephrase: `At ${flight.knots} knots over the ground, give me the rate of climb that the takeoff minimums call for, and up to what altitude.`,
          keyPoints: [
            point(
              'rate',
              `It takes ${rate} feet a minute.`,
              [asHeard(figuresBetween(rate - 10, rate + 20, 5))],
              {
                nudge: 'How many feet a minute is that?',
              },
            ),
            point('to', `Up to ${figure(climb.to)} feet.`, [], {
              nudge: 'How far up?',
              numbers: [
                slot(
                  [climb.to],
                  ['foot'],
                  ['up', 'to', 'until', 'altitude', 'through', 'reaching', 'climb', 'all the way'],
                ),
              ],
            }),
            point(
              'gradient',
              `The gradient is ${climb.feetPerMile} feet a nautical mile.`,
              [[`${climb.feetPerMile} feet`, `${climb.feetPerMile} per`, `${climb.feetPerMile} a`]],
              { essential: false },
            ),
          ],
          modelAnswer: `${climb.feetPerMile} feet per nautical mile at that ground speed makes ${rate} feet a minute, up to ${figure(climb.to)} feet.`,
          wrongAnswers: [
            {
              text: `I need ${climb.feetPerMile} feet per minute, up to ${figure(climb.to)} feet.`,
              contradicts: 'rate',
              why: 'The figure is feet a mile, not feet a minute.',
            },
            {
              text: `${rate} feet per minute, up to ${figure(fix.feet)} feet.`,
              contradicts: 'to',
              why: 'That is the altitude at the fix.',
            },
          ],
          references: ['AIM 5-2-9', 'FAA-H-8083-16 ch. 1', 'FAA-S-ACS-8C IR.V.B'],
          marks: ['minimums'],
        },
        [
          {
            acs: ['IR.V.B.K1', 'IR.I.C.R2'],
            level: 'correlation',
            ask: `Today your airplane makes ${flight.feetPerMinute} feet a minute there, in low cloud. Tell me whether you go, and what could change that.`,
            rephrase: `It is low cloud, and ${flight.feetPerMinute} feet a minute is all you have. Tell me whether you fly this departure, and what else you could do.`,
            keyPoints: [
              point(
                'no',
                'You do not fly it in cloud: that is less than it takes.',
                [
                  [
                    'not go',
                    'do not',
                    "don't",
                    'can not',
                    "can't",
                    'no go',
                    'not fly',
                    'not enough',
                    'not take',
                    'wait',
                    'unable',
                    'stay on the ground',
                  ],
                ],
                {
                  nudge: 'So do you take off?',
                  contradictedBy: ['i go anyway', 'it is fine', 'good enough'],
                },
              ),
              point(
                'way-out',
                'Go lighter, when it is cooler, from another runway, or wait for the ceiling that the minimums name.',
                [
                  [
                    'lighter',
                    String(chart.ceiling.feet),
                    'cooler',
                    'another runway',
                    'less fuel',
                    'wait',
                    'visual',
                    'better weather',
                    'other runway',
                    'ceiling',
                    'headwind',
                    'slower',
                  ],
                ],
                { nudge: 'And what else could you do?' },
              ),
            ],
            modelAnswer:
              'I do not go. That is not enough to clear the obstacles in cloud. I wait for the ceiling and visibility to climb visually, or go lighter, when it is cooler, or from another runway.',
            wrongAnswers: [
              {
                text: 'I go anyway, because part 91 has no takeoff minimums.',
                contradicts: 'no',
                why: 'The gradient is part of the procedure, and the obstacles are there all the same.',
              },
            ],
            references: ['AIM 5-2-9', 'FAA-H-8083-16 ch. 1', 'POH', 'FAA-S-ACS-8C IR.V.B'],
            marks: ['minimums'],
          },
        ],
      ),
    ],
  };
}

function draw(chart: Departure, text: string, route: string, marked: Marked) {
  return drawing(
    600,
    640,
    tag('rect', { x: 0, y: 0, width: 600, height: 44, fill: 'none', stroke: ink, 'stroke-width': 1.5 }),
    words(10, 29, chart.airport, { 'font-size': 17, 'font-weight': 'bold' }),
    words(590, 29, chart.name, { 'font-size': 17, 'font-weight': 'bold', 'text-anchor': 'end' }),
    ...(marked.has('minimums') ? [highlight(14, 434, 572, 66)] : []),
    runwayMark([180, 360], 0),
    chartText(150, 392, chart.runway, 15),
    path(
      [
        [180, 336],
        [180, 230],
        [212, 180],
        [400, 120],
      ],
      HEAVY,
    ),
    arrow([180, 250], 0),
    path(
      [
        [400, 120],
        [540, 84],
      ],
      { 'stroke-width': 2 },
    ),
    arrow([500, 94], 75),
    chartText(214, 290, '358°', 15, 'start'),
    chartText(196, 240, String(chart.turnAt), 15, 'start'),
    waypoint([400, 120]),
    chartText(400, 96, chart.fix.name, 16),
    altitude(400, 160, chart.fix.feet),
    vorSymbol([548, 82]),
    chartText(540, 116, '113.2 ALD', 14),
    tag('path', { d: 'M60 300 l34 -70 l20 34 l14 -20 l30 56 Z', fill: '#e3d6b8' }),
    chartText(96, 316, '3120', 14),
    wrapped(20, 452, text, 62, 15),
    wrapped(20, 540, route, 62, 15),
  );
}
