import type { Exhibit } from '#content/exhibit.ts';
import { heardAround, point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { drawing, highlight, ink, words } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import { card, courseNeedle, face } from './instruments.ts';

/** An HSI on a VOR. */
export interface SituationIndicator {
  heading: number;
  course: number;
  /** Dots of five, to the right of the course as one looks along it; two degrees each on a VOR. */
  dots: number;
  isTo: boolean;
}

export const situationIndicator: SituationIndicator = { heading: 60, course: 90, dots: 3, isTo: true };

const DEGREES_PER_DOT = 2;

const turned = (degrees: number) => ((Math.round(degrees) % 360) + 360) % 360;

/** The radial that the airplane is on. With the needle to the right, the course lies to the right. */
export function radialOf({ course, dots, isTo }: SituationIndicator): number {
  const off = dots * DEGREES_PER_DOT;
  return turned(isTo ? course + 180 + off : course - off) || 360;
}

const three = (degrees: number) => String(degrees).padStart(3, '0');

export function situationIndicatorPanel(shown: SituationIndicator): Exhibit {
  const id = 'panel-hsi';
  const radial = radialOf(shown);
  const off = shown.dots * DEGREES_PER_DOT;
  const across = turned(shown.course - shown.heading);
  if (!shown.isTo || shown.dots <= 0 || across === 0 || across >= 90)
    throw new Error(`${id}: it asks about a course to the right that the heading leads away from`);
  return {
    id,
    title: 'HSI on a VOR',
    called: 'an HSI',
    description: `An HSI. The lubber line stands at heading ${three(shown.heading)}. The course arrow points at ${three(shown.course)}. The deviation bar lies ${shown.dots} of five dots to the right, seen along the arrow. The triangle points to the head of the arrow. The source reads VOR.`,
    sheet: (marked) => [draw(shown, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: shown, computed: [radial, off, DEGREES_PER_DOT] },
        {
          id: 'ir.v.a-exhibit-hsi',
          rating: 'instrument',
          acs: ['IR.V.A.K1', 'IR.V.A.R3', 'IR.II.B.K2a'],
          topic: 'Where an HSI says you are',
          level: 'application',
          ask: 'This is your HSI, and it is tuned to a VOR. Tell me on which radial you are, and which way you turn to get onto the course.',
          rephrase: 'Read the HSI for me. Give me the radial, and the turn that brings you to the course.',
          keyPoints: [
            point('radial', `You are on the ${radial} radial.`, [heardAround(radial, 1, 1)], {
              nudge: 'Which radial is that?',
            }),
            point(
              'turn',
              'You turn right: the course lies to the right.',
              [['turn right', 'right turn', 'to the right', 'go right', 'right']],
              { nudge: 'And the turn?', contradictedBy: ['turn left', 'left turn', 'to the left'] },
            ),
            point(
              'to',
              'The station is ahead: the triangle says TO.',
              [['to the station', 'says to', 'ahead', 'to flag', 'to indication', 'inbound']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer: `The course is ${off} degrees to the right, and it says TO, so I am on the ${radial} radial with the station ahead. I turn right to get to the course.`,
          wrongAnswers: [
            {
              text: `I am on the ${radial - 2 * off} radial, and I turn right.`,
              contradicts: 'radial',
              why: 'The course lies to the right, so the airplane is on its left side.',
            },
            {
              text: `I am on the ${radial} radial and turn left.`,
              contradicts: 'turn',
              why: 'One flies towards the bar.',
            },
          ],
          references: ['FAA-H-8083-15 ch. 9', 'FAA-H-8083-15 ch. 5', 'FAA-S-ACS-8C IR.V.A'],
          marks: ['needle'],
        },
        [
          {
            acs: ['IR.V.A.K1'],
            level: 'application',
            ask: `You keep that heading of ${three(shown.heading)}. What will the bar do?`,
            rephrase: 'Left alone on that heading, does the bar come in or go out?',
            keyPoints: [
              point(
                'away',
                'It moves further out: the heading leads away from the course.',
                [
                  [
                    'further out',
                    'farther out',
                    'away',
                    'full scale',
                    'full deflection',
                    'further right',
                    'farther right',
                    'further to the right',
                    'more to the right',
                    'diverging',
                    'off scale',
                    'further off',
                  ],
                ],
                {
                  nudge: 'Which way does the bar move?',
                  contradictedBy: ['centers', 'comes in', 'comes to the middle', 'moves left'],
                },
              ),
            ],
            modelAnswer:
              'It goes further out to the right, because that heading takes me away from the course.',
            wrongAnswers: [
              {
                text: 'It centers by itself.',
                contradicts: 'away',
                why: 'The heading points to the left of the course.',
              },
            ],
            references: ['FAA-H-8083-15 ch. 9', 'FAA-S-ACS-8C IR.V.A'],
            marks: ['needle', 'heading'],
          },
        ],
      ),
    ],
  };
}

function draw(shown: SituationIndicator, marked: Marked) {
  const [x, y] = [240, 230];
  return drawing(
    480,
    460,
    ...(marked.has('needle') ? [highlight(x - 172, y - 172, 344, 344)] : []),
    ...(marked.has('heading') ? [highlight(x - 44, 10, 88, 30)] : []),
    words(x, 32, three(shown.heading), { 'font-size': 20, 'text-anchor': 'middle', 'font-weight': 'bold' }),
    face(x, y, 160, 'HSI, source VOR1 113.2'),
    card(x, y, 158, shown.heading),
    courseNeedle(x, y, { turn: shown.course - shown.heading, dots: shown.dots, isTo: shown.isTo }),
    words(x + 186, 90, 'CRS', { 'font-size': 14, fill: ink }),
    words(x + 186, 112, three(shown.course), { 'font-size': 18, 'font-weight': 'bold', fill: ink }),
  );
}
