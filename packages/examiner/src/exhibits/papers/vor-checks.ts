import type { Exhibit } from '#content/exhibit.ts';
import { point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { type Piece, plainRow, tableSheet } from '../sheet.ts';
import { daysBetween, sayDay } from './dates.ts';

/** The slips of VOR checks in an airplane. */
export interface VorChecks {
  today: string;
  checks: readonly {
    date: string;
    place: string;
    inFlight: boolean;
    errorDegrees: number;
    signature: string;
  }[];
}

export const vorChecks: VorChecks = {
  today: '2026-11-14',
  checks: [
    { date: '2026-10-02', place: 'QOD VOT', inFlight: false, errorDegrees: 2, signature: 'A. Sample' },
    {
      date: '2026-11-03',
      place: 'QHR ground checkpoint',
      inFlight: false,
      errorDegrees: 5,
      signature: 'A. Sample',
    },
  ],
};

/** 91.171. */
const DAYS = 30;
const GROUND = 4;
const AIR = 6;

export function vorCheckLog(log: VorChecks): Exhibit {
  const id = 'vor-checks';
  const recent = log.checks.filter(({ date }) => daysBetween(date, log.today) <= DAYS);
  const [last] = recent;
  if (!last || recent.length > 1 || last.inFlight || last.errorDegrees <= GROUND || last.errorDegrees > AIR)
    throw new Error(`${id}: it asks about one recent check on the ground with too large an error`);
  const rows: Piece[][] = log.checks.map(({ date, place, errorDegrees, signature }) => [
    [`${date} date`, date],
    place,
    [date, `${errorDegrees}°`],
    signature,
  ]);
  const columns = ['Date', 'Place', 'Bearing error', 'Signature'];
  return {
    id,
    title: 'VOR check log',
    called: 'the VOR check log of your airplane',
    spoken: `It reads: ${log.checks.map(({ date, place, errorDegrees, signature }) => `${sayDay(date)}, ${place}, error ${errorDegrees} degrees, signed ${signature}`).join('; ')}. Today is ${sayDay(log.today)}.`,
    description: `Today is ${log.today}. ${columns.join(', ')}: ${rows.map(plainRow).join('; ')}.`,
    sheet: (marked) => [tableSheet(`VOR checks of N1206Q. Today is ${log.today}.`, columns, rows, marked)],
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: [log, DAYS, GROUND, AIR],
          computed: [GROUND - 1, ...log.checks.map(({ date }) => daysBetween(date, log.today))],
        },
        {
          id: 'ir.ii.c-exhibit-vor-checks',
          rating: 'instrument',
          acs: ['IR.II.C.K2', 'IR.II.B.K2a', 'IR.V.A.K1'],
          topic: 'A VOR check log',
          level: 'application',
          ask: 'You want to fly IFR by VOR today. Going by this log, tell me whether the receiver may be used, and why.',
          rephrase:
            'Look at the latest entry. Tell me whether the VOR is good for IFR today, and which limit decides it.',
          facts: ['14 CFR 91.171'],
          keyPoints: [
            point(
              'no',
              'No, it may not be used for IFR.',
              [
                [
                  'no',
                  'may not',
                  'can not',
                  "can't",
                  'not good',
                  'not legal',
                  'fails',
                  'failed',
                  'out of tolerance',
                  'out of limits',
                ],
              ],
              {
                nudge: 'So may it be used?',
                contradictedBy: ['yes', 'it is good', 'within limits', 'legal to use'],
              },
            ),
            point('limit', `On the ground the error may be ${GROUND} degrees at most.`, [], {
              nudge: 'How much error may there be on the ground?',
              numbers: [
                slot(
                  [GROUND],
                  ['degree'],
                  [
                    'limit',
                    'at most',
                    'maximum',
                    'ground',
                    'may',
                    'allowed',
                    'tolerance',
                    'only',
                    'max',
                    'allows',
                  ],
                ),
              ],
            }),
            point(
              'old',
              `The check before is older than ${DAYS} days.`,
              [[`${DAYS} day`, 'too old', 'october', 'expired', 'older']],
              { essential: false },
            ),
          ],
          modelAnswer: `No. At a ground checkpoint the limit is ${GROUND} degrees, and the last check was off by more. The one before is too old, it is more than ${DAYS} days ago.`,
          wrongAnswers: [
            {
              text: `Yes, it is good: the check is within ${DAYS} days, and the limit is ${AIR} degrees.`,
              contradicts: 'no',
              why: `${AIR} degrees is the limit in flight.`,
            },
            {
              text: `No, the limit on the ground is ${GROUND - 1} degrees, and it was off by ${last.errorDegrees}.`,
              contradicts: 'limit',
              why: `On the ground it is ${GROUND}.`,
            },
          ],
          references: ['14 CFR 91.171', 'AIM 1-1-4', 'FAA-S-ACS-8C IR.II.C'],
          marks: [last.date, `${log.checks[0]!.date} date`],
        },
        [
          {
            acs: ['IR.II.C.K2', 'IR.VIII.A.K1'],
            level: 'application',
            ask: 'Suppose the receiver has been repaired, and you check it in the air, over a published checkpoint. What do you write down afterward?',
            rephrase: 'Which things belong in the entry of such a check?',
            keyPoints: [
              point('date', 'The date.', [['date', 'day', 'when']], { nudge: 'When was it made?' }),
              point('place', 'The place.', [['place', 'location', 'where', 'checkpoint']], {
                nudge: 'And where?',
              }),
              point(
                'error',
                'The bearing error.',
                [
                  [
                    'error',
                    'degrees off',
                    'deviation',
                    'difference',
                    'how far off it was',
                    'how far off it is',
                    'how many degrees',
                    'degrees',
                  ],
                ],
                {
                  nudge: 'And the result?',
                },
              ),
              point(
                'signature',
                'Your signature.',
                [['sign', 'signature', 'my name', 'initial', 'name', 'john hancock', 'who did']],
                {
                  nudge: 'How is it known who made it?',
                },
              ),
            ],
            modelAnswer: 'The date, the place, the bearing error and my signature.',
            references: ['14 CFR 91.171(d)', 'AIM 1-1-4', 'FAA-S-ACS-8C IR.II.C'],
            marks: [last.date],
          },
        ],
      ),
    ],
  };
}
