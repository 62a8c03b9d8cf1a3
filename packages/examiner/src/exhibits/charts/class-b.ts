import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import {
  airport,
  airportData,
  BLUE,
  legend,
  limits,
  lineSample,
  MAGENTA,
  ring,
  scaleBar,
  spot,
} from './chart-symbols.ts';
import { hundreds, isWithin, type Ring, ringAt } from './rings.ts';

/** Class B around a field, and a place below one of its shelves. */
export interface ClassB {
  name: string;
  code: string;
  elevation: number;
  rings: readonly Ring[];
  veilMiles: number;
  spot: { east: number; north: number; feet: number };
}

export const classB: ClassB = {
  name: 'PORTER INTL',
  code: 'QPT',
  elevation: 88,
  rings: [
    { outerMiles: 6, floor: 0, ceiling: 10_000 },
    { outerMiles: 12, floor: 2_000, ceiling: 10_000 },
    { outerMiles: 20, floor: 4_000, ceiling: 10_000 },
  ],
  veilMiles: 30,
  spot: { east: 13, north: 8, feet: 3_500 },
};

const figure = (value: number) => value.toLocaleString('en-US');

export function classBChart(chart: ClassB): Exhibit {
  const id = 'chart-class-b';
  const miles = Math.hypot(chart.spot.east, chart.spot.north);
  const here = ringAt(chart.rings, miles);
  if (
    !here ||
    isWithin(chart.rings, miles, chart.spot.feet) ||
    chart.spot.feet >= here.floor ||
    miles > chart.veilMiles
  )
    throw new Error(`${id}: its questions ask about a place below a shelf`);
  return {
    id,
    title: 'Sectional extract: Porter',
    called: 'a piece of a sectional chart',
    description: `An airport with a tower, ${chart.name} (${chart.code}), in the middle of solid blue rings of ${chart.rings.map(({ outerMiles }) => `${outerMiles}`).join(', ')} nautical miles, marked from the inside ${chart.rings.map(({ ceiling, floor }) => `${hundreds(ceiling)} over ${hundreds(floor)}`).join(', ')}. A thin magenta ring of ${chart.veilMiles} nautical miles is marked Mode C. A red cross, A, lies to the northeast, ${miles.toFixed(1)} miles from the field.`,
    sheet: (marked) => [draw(chart, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: chart },
        {
          id: 'pa.i.e-exhibit-class-b',
          rating: 'private',
          acs: ['PA.I.E.K1', 'PA.I.E.S2', 'PA.I.E.K2'],
          topic: 'Under the shelf of Class B',
          level: 'application',
          ask: `You come to the red cross at ${figure(chart.spot.feet)} feet. Tell me whether you are inside the Class Bravo there, and how you know.`,
          rephrase: `At the cross at ${figure(chart.spot.feet)} feet, tell me whether you are in the Class Bravo, and which figures on the chart say so.`,
          facts: ['14 CFR 91.131', '14 CFR 91.215', '14 CFR 91.225', '14 CFR 91.117'],
          keyPoints: [
            point(
              'outside',
              'No: at that altitude you are below its shelf, outside of Class B.',
              [
                [
                  'no',
                  'not in',
                  'not inside',
                  'below the shelf',
                  'under the shelf',
                  'beneath',
                  'underneath',
                  'below it',
                  'under it',
                  'outside',
                ],
              ],
              { nudge: 'So are you in it?', contradictedBy: ['i am inside', 'i am in it', 'yes'] },
            ),
            point('floor', `The shelf there begins at ${figure(here.floor)} feet MSL.`, [], {
              nudge: 'At what altitude does it begin there?',
              numbers: [
                slot(
                  [here.floor],
                  ['foot'],
                  ['floor', 'begins', 'starts', 'from', 'shelf', 'bottom', 'base', 'lower', 'bravo'],
                ),
              ],
            }),
            point('ceiling', `It goes up to ${figure(here.ceiling)} feet MSL.`, [], {
              essential: false,
              numbers: [slot([here.ceiling], ['foot'], ['up', 'ceiling', 'top', 'to', 'upper', 'tops'])],
            }),
          ],
          modelAnswer: `No. The shelf begins there at ${figure(here.floor)} feet MSL and goes up to ${figure(here.ceiling)}, so I am below it, outside of Class Bravo.`,
          wrongAnswers: [
            {
              text: `Yes, I am inside. The floor is at ${figure(chart.rings[1]!.floor)} feet there.`,
              contradicts: 'outside',
              why: 'That is the floor of the ring further in.',
            },
            {
              text: `No, I am below it. Its floor is at ${figure(here.ceiling)} feet there.`,
              contradicts: 'floor',
              why: 'That is its ceiling.',
            },
          ],
          references: ['AIM 3-2-3', '14 CFR 91.131', 'FAA-H-8083-25 ch. 15', 'FAA-S-ACS-6C PA.I.E'],
          marks: ['shelf'],
        },
        [
          {
            acs: ['PA.I.E.S2', 'PA.I.E.K1'],
            level: 'application',
            ask: 'You stay right there, below it, and talk to nobody. What equipment must the airplane have all the same?',
            rephrase: 'What does the thin magenta ring on that chart ask of your airplane?',
            keyPoints: [
              point(
                'transponder',
                `A transponder that reports altitude, within ${chart.veilMiles} miles of the field.`,
                [['transponder', 'mode c', 'mode charlie', 'altitude reporting']],
                {
                  nudge: 'What answers the radar?',
                  contradictedBy: ['no transponder', 'nothing'],
                },
              ),
              point(
                'adsb',
                'And ADS-B Out.',
                [['ads b', 'a d s b', 'adsb', 'ads-b', 'ads', 'a d s', 'automatic dependent']],
                {
                  nudge: 'And what broadcasts your position?',
                },
              ),
            ],
            modelAnswer: `I am within ${chart.veilMiles} nautical miles of the field, so I need a transponder with altitude reporting and ADS-B Out.`,
            wrongAnswers: [
              {
                text: 'Nothing at all as long as I stay outside.',
                contradicts: 'transponder',
                why: `The ring of ${chart.veilMiles} miles asks for it on the outside as well.`,
              },
            ],
            references: ['14 CFR 91.215', '14 CFR 91.225', 'FAA-S-ACS-6C PA.I.E'],
            marks: ['veil'],
          },
          {
            acs: ['PA.I.E.K1', 'PA.I.E.R1'],
            level: 'application',
            ask: 'How fast may you fly there, under the shelf?',
            rephrase: 'What speed limit holds where you are, below that airspace?',
            keyPoints: [
              point('speed', 'Not more than 200 knots indicated.', [], {
                nudge: 'How many knots?',
                numbers: [
                  slot(
                    [200],
                    ['knot'],
                    ['more', 'limit', 'speed', 'knots', 'maximum', 'indicated', 'max', 'kias', 'k i a s'],
                  ),
                ],
              }),
            ],
            modelAnswer: 'Not more than 200 knots indicated.',
            references: ['14 CFR 91.117', 'FAA-S-ACS-6C PA.I.E'],
            marks: ['shelf'],
          },
        ],
      ),
    ],
  };
}

const SCALE = 13;
const CENTER = { x: 340, y: 330 };

function draw(chart: ClassB, marked: Marked) {
  const { x, y } = CENTER;
  const places = chart.rings.map((ring, index) => {
    const inside = chart.rings[index - 1]?.outerMiles ?? 0;
    const out = ((inside + ring.outerMiles) / 2) * SCALE;
    return { ring, x: x - (index === 0 ? 0 : out * 0.78), y: y - (index === 0 ? 52 : out * 0.62) };
  });
  const here = ringAt(chart.rings, Math.hypot(chart.spot.east, chart.spot.north));
  const shelf = places.find(({ ring }) => ring === here)!;
  const veil = { x: x + chart.veilMiles * SCALE * 0.5, y: y + chart.veilMiles * SCALE * 0.62 };
  return drawing(
    720,
    660,
    ...(marked.has('shelf') ? [highlight(shelf.x - 30, shelf.y - 22, 60, 54)] : []),
    ...(marked.has('veil') ? [highlight(veil.x - 60, veil.y - 16, 120, 24)] : []),
    ring(x, y, SCALE * chart.veilMiles, MAGENTA, { 'stroke-width': 1.5 }),
    ...chart.rings.map(({ outerMiles }) => ring(x, y, SCALE * outerMiles, BLUE)),
    ...places.map((at) => limits(at.x, at.y, hundreds(at.ring.ceiling), hundreds(at.ring.floor), BLUE)),
    airport(x, y, BLUE, 70),
    airportData(
      x,
      y + 36,
      [`${chart.name} (${chart.code})`, 'CT - 119.1  ATIS 127.9', `${chart.elevation} L 80 122.95`],
      BLUE,
    ),
    airportData(veil.x, veil.y, [`MODE C ${chart.veilMiles} NM`], MAGENTA),
    spot(x + chart.spot.east * SCALE, y - chart.spot.north * SCALE, 'A'),
    legend(10, 572, 300, [
      [lineSample(BLUE), 'Ceiling over floor, hundreds MSL'],
      [lineSample(MAGENTA, { 'stroke-width': 1.5 }), 'Mode C (91.215, 91.225)'],
    ]),
    scaleBar(330, 640, SCALE, 10),
  );
}
