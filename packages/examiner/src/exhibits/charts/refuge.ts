import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, tag, words } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import { legend, lettering, spot } from './chart-symbols.ts';
import { refugeEdge, softEdge } from './landmarks.ts';

/** A wildlife refuge, and the edge of where Class E begins low. */
export interface Refuge {
  name: string;
  groundFeet: number;
  spot: { name: string; feet: number; groundFeet: number };
}

export const refuge: Refuge = {
  name: 'HERON FLATS',
  groundFeet: 3_300,
  spot: { name: 'B', feet: 8_500, groundFeet: 4_000 },
};

/** AIM 7-5-6. */
const ASKED_FOR = 2_000;
/** Where nothing else is drawn, Class E begins there: AIM 3-2-6. */
const HIGH = 14_500;
const figure = (value: number) => value.toLocaleString('en-US');

export function refugeChart(chart: Refuge): Exhibit {
  const id = 'chart-refuge';
  const lowest = chart.groundFeet + ASKED_FOR;
  const { spot: place } = chart;
  if (place.feet >= 10_000 || place.feet - place.groundFeet <= 1_200)
    throw new Error(
      `${id}: it asks about Class G more than 1,200 feet above the ground and below 10,000 feet`,
    );
  return {
    id,
    title: 'Sectional extract: a refuge and a soft blue edge',
    called: 'a piece of a sectional from the open country',
    description: `An area with a blue edge and dots inside is named ${chart.name} NATIONAL WILDLIFE REFUGE, with a red cross A in it and the ground at ${chart.groundFeet} feet. Further right a blue band runs from top to bottom: it fades to the left and is sharp on the right. Right of it lies a red cross B, with the ground at ${place.groundFeet} feet.`,
    sheet: (marked) => [draw(chart, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: chart, computed: [lowest, ASKED_FOR, HIGH, 1_200, 700, 1] },
        {
          id: 'pa.i.e-exhibit-refuge',
          rating: 'private',
          acs: ['PA.I.E.K2', 'PA.I.E.K1', 'PA.I.D.K2'],
          topic: 'Over a wildlife refuge',
          level: 'application',
          ask: 'Look at the cross marked A. Tell me what area that is, and how high you are asked to fly over it there.',
          rephrase:
            'About the area with the dotted blue edge, tell me what it is, and how far above the ground you are asked to stay.',
          keyPoints: [
            point(
              'refuge',
              'It is a wildlife refuge.',
              [['wildlife', 'refuge', 'birds', 'animals', 'bird']],
              {
                nudge: 'What kind of area is it?',
              },
            ),
            point('height', `You are asked to stay ${figure(ASKED_FOR)} feet above the ground.`, [], {
              nudge: 'How far above the surface is that?',
              numbers: [
                slot(
                  [ASKED_FOR],
                  ['foot'],
                  ['above', 'agl', 'ground', 'surface', 'least', 'over', 'stay', 'fly', 'request', 'asked'],
                ),
              ],
            }),
            point(
              'lowest',
              `With the ground at ${figure(chart.groundFeet)} that is ${figure(lowest)} feet MSL.`,
              [],
              {
                essential: false,
                numbers: [slot([lowest], ['foot'], ['msl', 'sea', 'altimeter', 'altitude', 'makes'])],
              },
            ),
            point(
              'request',
              'It is a request, not a rule.',
              [
                [
                  'request',
                  'asked',
                  'voluntary',
                  'not a rule',
                  'not mandatory',
                  'not required',
                  'advisory',
                  'recommended',
                ],
              ],
              { essential: false },
            ),
          ],
          modelAnswer: `It is a wildlife refuge. I am requested to stay at least ${figure(ASKED_FOR)} feet above the ground, which there makes ${figure(lowest)} feet MSL on the altimeter.`,
          wrongAnswers: [
            {
              text: 'It is a wildlife refuge, and I stay 500 feet above the ground.',
              contradicts: 'height',
              why: `Pilots are asked for ${figure(ASKED_FOR)} feet.`,
            },
            {
              text: `It is a military area, and I stay ${figure(ASKED_FOR)} feet above the ground.`,
              contradicts: 'refuge',
              why: 'The name says it.',
            },
          ],
          references: ['AIM 7-5-6', 'AIM 9-1-5', 'FAA-S-ACS-6C PA.I.E'],
          marks: ['refuge'],
        },
        [
          {
            acs: ['PA.I.E.K1', 'PA.I.E.K2'],
            level: 'application',
            ask: `Now you are at the cross marked B, at ${figure(place.feet)} feet. Which class of airspace are you in?`,
            rephrase: `On the sharp side of the blue band, at ${figure(place.feet)} feet, what airspace is that?`,
            keyPoints: [
              point(
                'g',
                'Class G.',
                [['class g', 'class golf', 'golf', 'uncontrolled', 'g airspace', 'not controlled']],
                {
                  nudge: 'Which class is that?',
                  contradictedBy: ['class e', 'class echo'],
                },
              ),
              point('high', `There Class E begins only at ${figure(HIGH)} feet MSL.`, [], {
                essential: false,
                numbers: [
                  slot(
                    [HIGH],
                    ['foot'],
                    ['begins', 'starts', 'until', 'up', 'to', 'overlying', 'above', 'at', 'echo'],
                  ),
                ],
              }),
            ],
            modelAnswer: `Class G. On that side of the band Class E starts only at ${figure(HIGH)} feet.`,
            wrongAnswers: [
              {
                text: 'Class E, it begins at 1,200 feet.',
                contradicts: 'g',
                why: 'That holds on the soft side of the band.',
              },
            ],
            references: ['AIM 9-1-5', 'FAA-H-8083-25 ch. 15', 'FAA-S-ACS-6C PA.I.E'],
            marks: ['edge'],
          },
          {
            acs: ['PA.I.E.S1', 'PA.I.E.K1'],
            level: 'application',
            ask: 'At B by day, how far must you be able to see under VFR?',
            rephrase: 'What flight visibility does VFR take at B in daylight?',
            keyPoints: [
              point('mile', 'One statute mile.', [], {
                nudge: 'How far is that?',
                numbers: [
                  slot(
                    [1],
                    ['mile', 'statute mile'],
                    ['visibility', 'mile', 'see', 'day', 'statute', 'vis', 'need', 'least', 'only'],
                  ),
                ],
              }),
            ],
            modelAnswer: 'One statute mile by day.',
            wrongAnswers: [
              { text: 'Three miles.', contradicts: 'mile', why: 'That is Class E, or the night.' },
            ],
            references: ['14 CFR 91.155', 'AIM 3-1-4', 'FAA-S-ACS-6C PA.I.E'],
            marks: ['edge'],
          },
        ],
      ),
    ],
  };
}

function draw(chart: Refuge, marked: Marked) {
  return drawing(
    720,
    480,
    ...(marked.has('refuge') ? [highlight(50, 70, 290, 250)] : []),
    ...(marked.has('edge') ? [highlight(440, 20, 56, 340)] : []),
    refugeEdge(60, 80, 270, 230),
    lettering(195, 130, chart.name, '#2b3437', 17),
    lettering(195, 152, 'NATIONAL WILDLIFE REFUGE', '#2b3437', 14),
    words(150, 254, `ground ${chart.groundFeet}`, { 'font-size': 14 }),
    spot(190, 216, 'A'),
    softEdge(480, 20, 360),
    words(596, 226, `ground ${chart.spot.groundFeet}`, { 'font-size': 14, 'text-anchor': 'middle' }),
    spot(590, 180, chart.spot.name),
    legend(10, 376, 420, [
      [
        tag('g', { transform: 'translate(28 0)' }, softEdge(0, -9, 9)),
        'Class E from 1,200 feet AGL on the soft side',
      ],
      [
        refugeEdge(0, -9, 36, 18).replaceAll('rx="30"', 'rx="6"').replaceAll('rx="24"', 'rx="3"'),
        'National park, refuge, forest service area',
      ],
    ]),
  );
}
