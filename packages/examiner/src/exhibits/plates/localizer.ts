import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import type { Marked } from '../sheet.ts';
import { degrees, drawPlate, figure, headOfPlate, type Plate } from './plate.ts';
import { altitude, arrow, chartText, fix, HEAVY, MISSED, path, runwayMark } from './plate-symbols.ts';

export interface LocalizerPlate extends Plate {
  finalMiles: number;
  /** The fix between the final fix and the runway that lets one down further. */
  stepDown: { name: string; feet: number };
}

export const localizer: LocalizerPlate = {
  procedure: 'LOC RWY 18',
  airport: 'PINE BLUFF MESA (QPM)',
  navaid: ['LOC/DME I-QPM', '109.5'],
  course: 181,
  runwayFeet: 5_000,
  touchdownFeet: 642,
  airportFeet: 655,
  notes:
    'DME or radar required for TILLO fix minimums. When local altimeter setting not received, procedure NA.',
  finalMiles: 4.5,
  stepDown: { name: 'TILLO', feet: 1_460 },
  missed: 'Climb to 3000 on heading 181° then right turn via ALD VOR R-248 to GARNE and hold.',
  frequencies: [
    ['AWOS', '119.925'],
    ['APP CON', '125.1'],
    ['CTAF', '123.0'],
  ],
  safeAltitude: { about: 'RW18', feet: 4_100 },
  profile: [
    { name: 'GARNE', altitude: 2_200, kind: 'minimum', isFinal: true, miles: 2.1 },
    { name: 'TILLO', altitude: 1_460, kind: 'minimum', miles: 2.4 },
    { name: 'MAP' },
  ],
  glidepath: 'MAP 4.5 NM from GARNE',
  categories: ['A', 'B'],
  minima: [
    {
      name: 'without',
      title: 'S-18',
      cells: [
        { altitude: 1_460, visibility: '1' },
        { altitude: 1_460, visibility: '1' },
      ],
    },
    {
      name: 'with',
      title: 'TILLO FIX MINIMA',
      cells: [{ altitude: 1_100, visibility: '1' }],
    },
  ],
};

/** Minutes and seconds from the final fix to the missed approach point. */
export function timeAt({ finalMiles }: LocalizerPlate, knots: number): { minutes: number; seconds: number } {
  const all = Math.round((finalMiles / knots) * 3_600);
  return { minutes: Math.floor(all / 60), seconds: all % 60 };
}

const KNOTS = 90;

export function localizerPlate(plate: LocalizerPlate): Exhibit {
  const id = 'plate-localizer';
  const [without, withFix] = plate.minima.map(({ cells }) => cells[0]!.altitude) as [number, number];
  const { minutes, seconds } = timeAt(plate, KNOTS);
  if (without !== plate.stepDown.feet)
    throw new Error(`${id}: it asks about a fix without which one stays at its altitude`);
  if (seconds !== 0) throw new Error(`${id}: it asks for whole minutes at ${KNOTS} knots`);
  return {
    id,
    ...headOfPlate(
      plate,
      'a plate of a localizer approach',
      'the localizer comes down the page over GARNE, found by the ALD radial 248 or 6.2 DME, and TILLO, found by 4.1 DME or radar, to the runway. A dashed line goes on ahead and turns right, back to GARNE.',
      draw,
    ),
    questions: [
      aboutExhibit(
        { exhibit: id, data: plate, computed: [KNOTS, minutes, 18, '109.5'] },
        {
          id: 'ir.vi.a-exhibit-localizer',
          rating: 'instrument',
          acs: ['IR.VI.A.K1', 'IR.VI.A.K3', 'IR.I.C.S4'],
          topic: 'A step-down fix on a localizer approach',
          level: 'application',
          ask: `Your airplane has a localizer and VOR receiver and nothing else to navigate by, and you are not in radar contact. Tell me how low you may go past GARNE, and why.`,
          rephrase:
            'On this plate, tell me which line of minimums you fly to with a localizer and VOR receiver alone, outside of radar contact, and why.',
          keyPoints: [
            point('stay', `You may go down to ${figure(without)} feet.`, [], {
              nudge: 'Which figure do you fly to?',
              numbers: [
                slot(
                  [without],
                  ['foot'],
                  ['down', 'mda', 'minimum', 'stay', 'descend', 'hold', 'to', 'go', 'floor', 'get'],
                ),
              ],
            }),
            point(
              'fix',
              'You cannot identify TILLO, so its minima are not for you.',
              [
                ['tillo', 'the fix', 'that fix', 'step down', 'stepdown', 'no radar', 'dme or radar'],
                [
                  'identify',
                  'no radar',
                  'off limits',
                  'can not',
                  "can't",
                  'without',
                  'not know',
                  'no way',
                  'need',
                  'requires',
                  'unable',
                ],
              ],
              { nudge: 'What would you need in order to use the lower line?' },
            ),
            point('dme', 'TILLO takes DME or radar, as the note says.', [['dme', 'd m e', 'radar']], {
              essential: false,
            }),
          ],
          modelAnswer: `I go down to ${figure(without)} feet and stay there. I can not identify TILLO without DME or radar, so the lower line is not for me.`,
          wrongAnswers: [
            {
              text: `I go down to ${figure(withFix)} feet, because that is the lowest line on the plate.`,
              contradicts: 'stay',
              why: 'That line is only for a pilot who can identify TILLO.',
            },
            {
              text: `To ${figure(withFix)} feet, I identify TILLO by my stopwatch.`,
              contradicts: 'stay',
              why: 'The note says DME or radar.',
            },
          ],
          references: ['AIM 5-4-5', 'FAA-H-8083-16 ch. 4', '14 CFR 91.175', 'FAA-S-ACS-8C IR.VI.A'],
          marks: ['line-without', 'notes', `fix-${plate.stepDown.name}`],
        },
        [
          {
            acs: ['IR.VI.A.K1', 'IR.VI.C.K1'],
            level: 'application',
            ask: `Work out for me when you go missed, at a ground speed of ${KNOTS} knots.`,
            rephrase: `How long after GARNE is the missed approach point at ${KNOTS} knots over the ground?`,
            keyPoints: [
              point('time', `${minutes} minutes after GARNE.`, [], {
                nudge: 'How long does that take?',
                numbers: [
                  // "3:00" reads as 300, and some count in seconds.
                  slot(
                    [minutes, 100 * minutes, 60 * minutes],
                    ['minute', 'second'],
                    ['minute', 'after', 'time', 'garne', 'clock', 'missed', 'at'],
                  ),
                ],
              }),
              point(
                'miles',
                `It is ${plate.finalMiles} miles from the final fix.`,
                [[`${plate.finalMiles} mile`, `${plate.finalMiles} nautical`, String(plate.finalMiles)]],
                { essential: false },
              ),
            ],
            modelAnswer: `It is ${plate.finalMiles} miles from the fix, so at ${KNOTS} knots I go missed after ${minutes} minutes if I do not see the runway.`,
            wrongAnswers: [
              {
                text: `I go missed after ${minutes + 2} minutes.`,
                contradicts: 'time',
                why: 'A mile and a half a minute.',
              },
            ],
            references: ['AIM 5-4-21', 'FAA-H-8083-16 ch. 4', 'FAA-S-ACS-8C IR.VI.A'],
            marks: ['glidepath'],
          },
        ],
      ),
    ],
  };
}

function draw(plate: LocalizerPlate, marked: Marked) {
  return drawPlate(plate, marked, (top) => [
    path(
      [
        [320, top + 20],
        [320, top + 232],
      ],
      HEAVY,
    ),
    arrow([320, top + 216], 180),
    runwayMark([320, top + 252], 0),
    path(
      [
        [320, top + 276],
        [318, top + 306],
        [240, top + 306],
        [226, top + 240],
        [296, top + 100],
      ],
      MISSED,
    ),
    fix([320, top + 84]),
    chartText(334, top + 90, 'GARNE', 16, 'start'),
    chartText(334, top + 110, 'IAF, ALD R-248 or 6.2 DME', 13, 'start'),
    altitude(440, top + 88, 2_200),
    fix([320, top + 162]),
    chartText(334, top + 168, plate.stepDown.name, 16, 'start'),
    chartText(334, top + 188, 'I-QPM 4.1 DME / RADAR', 13, 'start'),
    chartText(276, top + 66, degrees(plate.course), 16),
    chartText(150, top + 40, 'LOC/DME 109.5 I-QPM', 15),
    chartText(470, top + 290, '846', 14),
    chartText(470, top + 274, '∧', 16),
  ]);
}
