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
  smallAirport,
  spot,
  vignette,
} from './chart-symbols.ts';
import { hundreds, isWithin, type Ring, ringAt } from './rings.ts';

/** Class C around a field, and a place in its outer ring. */
export interface ClassC {
  name: string;
  code: string;
  elevation: number;
  rings: readonly [Ring, Ring];
  /** Where the question puts the airplane: nautical miles east and north of the field. */
  spot: { east: number; north: number; feet: number };
}

export const classC: ClassC = {
  name: 'ELLISON',
  code: 'QEL',
  elevation: 412,
  rings: [
    { outerMiles: 5, floor: 0, ceiling: 4_400 },
    { outerMiles: 10, floor: 1_600, ceiling: 4_400 },
  ],
  spot: { east: 5.5, north: -4.5, feet: 2_000 },
};

const figure = (value: number) => value.toLocaleString('en-US');
const milesOf = ({ spot: at }: ClassC) => Math.hypot(at.east, at.north);

export function classCChart(chart: ClassC): Exhibit {
  const id = 'chart-class-c';
  const miles = milesOf(chart);
  const here = ringAt(chart.rings, miles);
  if (
    here !== chart.rings[1] ||
    !isWithin(chart.rings, miles, chart.spot.feet) ||
    chart.spot.feet >= here.ceiling
  )
    throw new Error(`${id}: its questions ask about a place within the outer ring`);
  const above = here.ceiling + 300;
  return {
    id,
    title: 'Sectional extract: Ellison',
    called: 'a piece of a sectional chart',
    description: `An airport with a tower, ${chart.name} (${chart.code}), elevation ${chart.elevation} feet, in the middle of two solid magenta rings of ${chart.rings.map(({ outerMiles }) => `${outerMiles} nautical miles`).join(' and ')}. The inner is marked ${hundreds(chart.rings[0].ceiling)} over ${hundreds(chart.rings[0].floor)}, the outer ${hundreds(chart.rings[1].ceiling)} over ${hundreds(chart.rings[1].floor)}. A fading magenta band lies around both. A red cross, A, lies between the rings to the southeast, ${miles.toFixed(1)} miles from the field.`,
    sheet: (marked) => [draw(chart, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: chart, computed: [above, 10_000] },
        {
          id: 'pa.i.e-exhibit-class-c',
          rating: 'private',
          acs: ['PA.I.E.K1', 'PA.I.E.K2', 'PA.I.E.S2'],
          topic: 'Class C on the chart',
          level: 'application',
          ask: `Put your finger on the red cross. You come by there at ${figure(chart.spot.feet)} feet. Tell me which airspace that is and what you need to be in it.`,
          rephrase: `At the cross, at ${figure(chart.spot.feet)} feet: name the airspace and what it takes to enter.`,
          facts: ['14 CFR 91.130', '14 CFR 91.215', '14 CFR 91.225'],
          keyPoints: [
            point(
              'class',
              'It is Class C, in its outer shelf.',
              [['class c', 'class charlie', 'charlie', 'charlie airspace', 'c airspace', 'class c shelf']],
              {
                nudge: 'Which class is it?',
                contradictedBy: ['class bravo', 'class delta', 'class b', 'class d', 'class echo'],
              },
            ),
            point(
              'radio',
              'Two-way radio contact with approach before entering.',
              [
                [
                  'two way',
                  'two-way',
                  'radio',
                  'communication',
                  'communications',
                  'talk to approach',
                  'contact approach',
                  'call approach',
                ],
              ],
              {
                nudge: 'What must you do before you cross the line?',
                contradictedBy: ['no radio', 'no need to talk'],
              },
            ),
            point(
              'transponder',
              'A transponder that reports altitude, and ADS-B Out.',
              [['transponder', 'mode c', 'mode charlie', 'squawk', 'altitude reporting']],
              {
                nudge: 'And what must be in the airplane?',
              },
            ),
            point(
              'floor',
              `The shelf goes from ${figure(here.floor)} to ${figure(here.ceiling)} feet MSL.`,
              [],
              {
                essential: false,
                numbers: [
                  slot(
                    [here.floor],
                    ['foot'],
                    ['from', 'floor', 'begins', 'base', 'between', 'bottom', 'starts'],
                  ),
                  slot([here.ceiling], ['foot'], ['to', 'ceiling', 'top', 'up', 'tops']),
                ],
              },
            ),
          ],
          modelAnswer: `That is Class C, its outer shelf, which goes from ${figure(here.floor)} to ${figure(here.ceiling)} feet MSL. I need two-way radio contact with approach before I enter, a transponder with altitude reporting, and ADS-B Out.`,
          wrongAnswers: [
            {
              text: 'That is Class Delta, so I need radio contact with the tower and a transponder.',
              contradicts: 'class',
              why: 'Class D is drawn as a dashed blue ring.',
            },
            {
              text: 'That is Class Charlie. With a transponder I can go in, there is no need to talk to anybody.',
              contradicts: 'radio',
              why: '91.130 asks for two-way radio contact before entering.',
            },
          ],
          references: ['14 CFR 91.130', 'AIM 3-2-4', '14 CFR 91.215', 'FAA-S-ACS-6C PA.I.E'],
          marks: ['outer'],
        },
        [
          {
            acs: ['PA.I.E.S2', 'PA.I.E.K1'],
            level: 'correlation',
            ask: `Say you stay out of it and fly straight over the field at ${figure(above)} feet. What do you still need up there?`,
            rephrase: `Above its top, right over the field at ${figure(above)} feet, what equipment is still required?`,
            keyPoints: [
              point(
                'transponder',
                'Still a transponder that reports altitude, and ADS-B Out, above the ceiling up to 10,000 feet.',
                [['transponder', 'mode c', 'mode charlie', 'squawk', 'altitude reporting']],
                {
                  nudge: 'What does the airplane need?',
                  contradictedBy: ['no transponder', 'nothing'],
                },
              ),
              point(
                'no-radio',
                'Radio contact is not required there.',
                [
                  [
                    'no radio',
                    'not need to talk',
                    'not required to talk',
                    'no communication',
                    'radio is not required',
                    'no two way',
                    'need not talk',
                    'no need to call',
                    'not have to talk',
                    'not have to call',
                    'no comms',
                  ],
                ],
                { essential: false },
              ),
            ],
            modelAnswer:
              'I still need a transponder with altitude reporting and ADS-B Out. I do not have to talk to anybody there, though I would.',
            wrongAnswers: [
              {
                text: 'I need nothing at all above it.',
                contradicts: 'transponder',
                why: 'The rule covers what is above the ceiling, too.',
              },
            ],
            references: ['14 CFR 91.215', '14 CFR 91.225', 'FAA-S-ACS-6C PA.I.E'],
            marks: ['ceiling'],
          },
        ],
      ),
    ],
  };
}

const SCALE = 24;
const CENTER = { x: 360, y: 300 };

function draw(chart: ClassC, marked: Marked) {
  const [inner, outer] = chart.rings;
  const { x, y } = CENTER;
  const [innerAt, outerAt] = [
    { x: x - 62, y: y - 60 },
    { x: x - 120, y: y - 160 },
  ];
  const around = (at: { x: number; y: number }) => highlight(at.x - 30, at.y - 22, 60, 54);
  return drawing(
    720,
    640,
    vignette(x, y, SCALE * (outer.outerMiles + 1)),
    ...(marked.has('outer') ? [around(outerAt)] : []),
    ...(marked.has('ceiling') ? [around(innerAt)] : []),
    ring(x, y, SCALE * inner.outerMiles, MAGENTA),
    ring(x, y, SCALE * outer.outerMiles, MAGENTA),
    limits(innerAt.x, innerAt.y, hundreds(inner.ceiling), hundreds(inner.floor), MAGENTA),
    limits(outerAt.x, outerAt.y, hundreds(outer.ceiling), hundreds(outer.floor), MAGENTA),
    airport(x, y, BLUE, 40),
    airportData(
      x,
      y + 38,
      [`${chart.name} (${chart.code})`, 'CT - 118.7   ATIS 126.3', `${chart.elevation} L 72 122.95`],
      BLUE,
    ),
    spot(x + chart.spot.east * SCALE, y - chart.spot.north * SCALE, 'A'),
    legend(12, 520, 300, [
      [lineSample(MAGENTA), 'Ceiling over floor, hundreds MSL'],
      [lineSample(MAGENTA, { 'stroke-width': 10, 'stroke-opacity': 0.3 }), 'Controlled from 700 feet AGL'],
      [smallAirport(BLUE, 40), 'Airport with a control tower'],
    ]),
    scaleBar(560, 600, SCALE, 5),
  );
}
