import type { Exhibit } from '#content/exhibit.ts';
import { asHeard, point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { highlight } from '../draw.ts';
import { degrees, drawPlate, figure, headOfPlate, type Plate } from './plate.ts';
import {
  altitude,
  arrow,
  chartText,
  fix,
  HEAVY,
  hold,
  MISSED,
  path,
  runwayMark,
  vorSymbol,
} from './plate-symbols.ts';

const TOUCHDOWN_FEET = 193;
const FINAL_MILES = 5.5;
const FEET_A_MILE = 6_076.1;
const THRESHOLD_FEET = 50;

/** On a glidepath of three degrees over the final fix, as the profile prints it. */
const CROSSING = Math.round(
  TOUCHDOWN_FEET + THRESHOLD_FEET + FINAL_MILES * FEET_A_MILE * Math.tan((3 * Math.PI) / 180),
);

export const ils: Plate & { localizer: string; missedClimb: number; missedFeet: number } = {
  procedure: 'ILS or LOC RWY 27',
  airport: 'OAKDALE (QOD)',
  localizer: '110.3',
  navaid: ['LOC I-QOD', '110.3'],
  course: 274,
  runwayFeet: 4_500,
  touchdownFeet: TOUCHDOWN_FEET,
  airportFeet: 193,
  notes: 'For inop ALS, increase S-LOC 27 Cats A/B visibility to 1 SM.',
  lights: 'MALSR',
  missedClimb: 700,
  missedFeet: 2_500,
  missed: 'Climb to 700 then climbing left turn to 2500 direct QOD VOR and hold.',
  frequencies: [
    ['ATIS', '127.25'],
    ['APP CON', '124.4'],
    ['TOWER', '118.5'],
    ['GND', '121.7'],
  ],
  safeAltitude: { about: 'QOD', feet: 3_500 },
  profile: [
    { name: 'HAZEL', altitude: 3_000, kind: 'minimum' },
    { name: 'JOBEL', altitude: 2_000, kind: 'minimum', miles: FINAL_MILES, isFinal: true },
    { name: 'RW27' },
  ],
  glidepath: `GS 3.00°, at JOBEL ${CROSSING}, TCH ${THRESHOLD_FEET}`,
  categories: ['A', 'B', 'C'],
  minima: [
    { name: 'ils', title: 'S-ILS 27', cells: [{ altitude: 393, visibility: '½' }] },
    {
      name: 'loc',
      title: 'S-LOC 27',
      cells: [
        { altitude: 640, visibility: '½' },
        { altitude: 640, visibility: '½' },
        { altitude: 640, visibility: '¾' },
      ],
    },
    {
      name: 'circling',
      title: 'CIRCLING',
      cells: [
        { altitude: 720, visibility: '1' },
        { altitude: 760, visibility: '1' },
        { altitude: 820, visibility: '1½' },
      ],
    },
  ],
};

export function ilsPlate(plate: typeof ils): Exhibit {
  const id = 'plate-ils';
  const [precision, localizer] = plate.minima.map(({ cells }) => cells[0]!.altitude) as [number, number];
  if (precision >= localizer) throw new Error(`${id}: its questions ask for a localizer line above the ILS`);
  return {
    id,
    ...headOfPlate(
      plate,
      'an approach plate',
      'the localizer runs from HAZEL on the right over JOBEL to the runway on the left. After the runway a dashed line turns left back to the QOD VOR with a holding pattern.',
      draw,
    ),
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: plate,
          computed: [plate.localizer, CROSSING, 27, 'half', ...asHeard([plate.course])],
        },
        {
          id: 'ir.vi.b-exhibit-ils',
          rating: 'instrument',
          acs: ['IR.VI.B.K1', 'IR.VI.B.R2', 'IR.I.C.S4'],
          topic: 'Briefing an ILS plate',
          level: 'application',
          ask: 'You are getting vectors for the ILS on this plate. Brief it to me, as far as you need it down to minimums.',
          rephrase: 'Tell me what you set for it, and how low you may go.',
          keyPoints: [
            point(
              'frequency',
              `The localizer is on ${plate.localizer}.`,
              [[plate.localizer, plate.localizer.replace('.', '')]],
              {
                nudge: 'What goes into the navigation radio?',
              },
            ),
            point('course', `The final approach course is ${degrees(plate.course)}.`, [], {
              nudge: 'And the final approach course?',
              numbers: [slot([plate.course], ['degree'], ['course', 'final', 'inbound', 'obs', 'approach'])],
            }),
            point('decision', `The decision altitude is ${figure(precision)} feet.`, [], {
              nudge: 'And what is the lowest altitude?',
              numbers: [
                slot(
                  [precision],
                  ['foot'],
                  ['decision', 'da', 'minimums', 'minima', 'down', 'lowest', 'low', 'minimum'],
                ),
              ],
            }),
            point(
              'visibility',
              'It takes half a mile of visibility.',
              [['half a mile', 'half mile', 'half', '0.5 mile', '1/2']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer: `The localizer is on ${plate.localizer}, and the final course is ${plate.course}. The decision altitude is ${precision} feet with half a mile of visibility.`,
          wrongAnswers: [
            {
              text: `Localizer ${plate.localizer}, course ${plate.course}, and the decision altitude is ${localizer} feet.`,
              contradicts: 'decision',
              why: 'That is the line for the localizer alone.',
            },
            {
              text: `I tune ${plate.frequencies.find(([who]) => who === 'TOWER')![1]}, the final course is ${plate.course} and the decision altitude is ${precision} feet.`,
              contradicts: 'frequency',
              why: 'That is the tower.',
            },
          ],
          references: ['AIM 5-4-5', 'AIM 1-1-9', 'FAA-H-8083-16 ch. 4', 'FAA-S-ACS-8C IR.VI.B'],
          marks: ['navaid', 'course', 'line-ils'],
        },
        [
          {
            acs: ['IR.VI.B.K2', 'IR.VI.B.K1'],
            level: 'application',
            ask: 'Before JOBEL the glide slope flag comes up, and approach lets you go on with what still works. How low may you go without sight of the runway?',
            rephrase:
              'With the glide slope gone and the localizer good, how low may you go without the runway in sight?',
            keyPoints: [
              point('mda', `To the localizer's minimum descent altitude, ${figure(localizer)} feet.`, [], {
                nudge: 'What figure is that?',
                numbers: [
                  slot(
                    [localizer],
                    ['foot'],
                    ['mda', 'minimum', 'localizer', 'down', 'lower', 'to', 'maintain', 'level'],
                  ),
                ],
              }),
              point(
                'level',
                'You hold it until the missed approach point: it is not a decision altitude.',
                [
                  [
                    'level off',
                    'hold it',
                    'stay there',
                    'missed approach point',
                    'not below',
                    'no lower',
                    'maintain',
                  ],
                ],
                { essential: false },
              ),
            ],
            modelAnswer: `Then it is a localizer approach. I go down to the minimum descent altitude of ${localizer} feet and level off there until the missed approach point.`,
            wrongAnswers: [
              {
                text: `I still go down to ${precision} feet.`,
                contradicts: 'mda',
                why: 'The ILS line needs the glide slope.',
              },
            ],
            references: ['AIM 1-1-9', '14 CFR 91.175', 'AIM 5-4-5', 'FAA-S-ACS-8C IR.VI.B'],
            marks: ['line-loc'],
          },
          {
            acs: ['IR.VI.B.K2', 'IR.VI.B.K3'],
            level: 'correlation',
            ask: 'On the glide slope your altimeter shows 2,500 as you cross JOBEL. What does that lead you to suspect?',
            rephrase:
              'At the final fix, on the glide slope, you are far above what is printed. What may be wrong?',
            keyPoints: [
              point(
                'suspect',
                "A wrong altimeter setting, the wrong fix, or a glide slope signal that can't be trusted: the two do not agree.",
                [
                  [
                    'false glide',
                    'false lobe',
                    'wrong glide',
                    'altimeter setting',
                    'wrong altimeter',
                    'altimeter is set wrong',
                    'false signal',
                    'bad signal',
                    'wrong fix',
                    'not at jobel',
                    'not over jobel',
                    'not be at jobel',
                  ],
                ],
                { nudge: 'What could make the altitude and the glide slope disagree?' },
              ),
              point(
                'printed',
                `The profile gives ${figure(CROSSING)} feet there.`,
                [asHeard([CROSSING, 2_000])],
                {
                  essential: false,
                },
              ),
            ],
            modelAnswer: `The profile says ${figure(CROSSING)} feet at that fix, so my altimeter setting may be wrong, I may not be at JOBEL, or the glide slope is a bad signal. I do not follow it down until they agree.`,
            references: ['AIM 1-1-9', 'FAA-H-8083-15 ch. 9', 'FAA-S-ACS-8C IR.VI.B'],
            marks: ['glidepath', 'fix-JOBEL'],
          },
        ],
      ),
    ],
  };
}

function draw(plate: typeof ils, marked: ReadonlySet<string>) {
  return drawPlate(plate, marked, (top) => [
    ...(marked.has('course') ? [highlight(300, top + 120, 100, 30)] : []),
    path(
      [
        [560, top + 170],
        [150, top + 156],
      ],
      HEAVY,
    ),
    arrow([250, top + 159], -88),
    path(
      [
        [130, top + 156],
        [70, top + 160],
        [60, top + 200],
        [110, top + 222],
        [176, top + 214],
      ],
      MISSED,
    ),
    runwayMark([140, top + 156], 92),
    hold([190, top + 214], 100, 60),
    vorSymbol([190, top + 214]),
    chartText(240, top + 204, 'OAKDALE', 14),
    chartText(240, top + 272, '113.6 QOD', 14),
    chartText(345, top + 142, `${degrees(plate.course)} to RW27`, 15),
    fix([390, top + 164]),
    chartText(390, top + 200, 'JOBEL', 15),
    altitude(390, top + 222, 2_000),
    fix([530, top + 168]),
    chartText(530, top + 204, 'HAZEL', 15),
    chartText(530, top + 142, 'IF/IAF', 13),
    altitude(530, top + 226, 3_000),
    chartText(455, top + 158, '6.2 NM', 13),
    chartText(446, top + 60, `LOC ${plate.localizer} I-QOD`, 15),
  ]);
}
