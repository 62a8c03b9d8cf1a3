import type { Exhibit } from '#content/exhibit.ts';
import { asHeard, point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { type Piece, plainRow, tableSheet } from '../sheet.ts';
import { endOfMonthAfter, monthOf, sayDay } from './dates.ts';

/** What an instrument pilot has logged, and the day on which he wants to fly. */
export interface InstrumentLogbook {
  today: string;
  entries: readonly { date: string; approaches: number; what: string; holds: boolean }[];
}

export const instrumentLogbook: InstrumentLogbook = {
  today: '2026-11-20',
  entries: [
    {
      date: '2026-04-18',
      approaches: 3,
      what: 'QOD ILS 27, QHR VOR 9, QLN RNAV 31 (hood, safety pilot R. Hall)',
      holds: true,
    },
    { date: '2026-06-06', approaches: 2, what: 'QOD ILS 27, QPM LOC 18 (actual)', holds: false },
    {
      date: '2026-08-29',
      approaches: 2,
      what: 'QLN RNAV 31, QSF RNAV 36 (hood, safety pilot R. Hall)',
      holds: true,
    },
    { date: '2026-10-08', approaches: 1, what: 'QOD ILS 27 (actual)', holds: false },
  ],
};

/** 61.57(c). */
const NEEDED = 6;
const MONTHS = 6;

/** Within the six calendar months before the month of the flight. */
export function recentInstrument({ today, entries }: InstrumentLogbook) {
  const since = endOfMonthAfter(`${today.slice(0, 7)}-01`, -MONTHS - 1);
  const recent = entries.filter(({ date }) => date > since && date < `${today.slice(0, 7)}-01`);
  return {
    since,
    recent,
    approaches: recent.reduce((sum, { approaches }) => sum + approaches, 0),
    all: entries.reduce((sum, { approaches }) => sum + approaches, 0),
    holds: recent.some(({ holds }) => holds),
  };
}

export function instrumentCurrency(page: InstrumentLogbook): Exhibit {
  const id = 'instrument-logbook';
  const { approaches, all, recent, holds, since } = recentInstrument(page);
  const lacking = NEEDED - approaches;
  if (lacking <= 0 || all < NEEDED || !holds)
    throw new Error(`${id}: it asks about approaches that are too old`);
  const first = monthOf(endOfMonthAfter(since, 1));
  const rows: Piece[][] = page.entries.map(({ date, approaches: count, what, holds: held }) => [
    date,
    [date, String(count)],
    what,
    held ? 'yes' : '',
  ]);
  const columns = ['Date', 'Approaches', 'Which', 'Holding, tracking'];
  return {
    id,
    title: 'Logbook: instrument',
    called: 'a page of your logbook',
    spoken: `It reads: ${page.entries.map(({ date, approaches: count, holds: held }) => `${sayDay(date)}, ${count} approach${count === 1 ? '' : 'es'}${held ? ', with holding and tracking' : ''}`).join('; ')}. Today is ${sayDay(page.today)}.`,
    description: `Today is ${page.today}. ${columns.join(', ')}: ${rows.map(plainRow).join('; ')}.`,
    sheet: (marked) => [tableSheet(`Instrument flights. Today is ${page.today}.`, columns, rows, marked)],
    questions: [
      aboutExhibit(
        { exhibit: id, data: [page, NEEDED, MONTHS], computed: [approaches, all, lacking, 20] },
        {
          id: 'ir.i.a-exhibit-logbook',
          rating: 'instrument',
          acs: ['IR.I.A.K1', 'IR.I.A.S1'],
          topic: 'Instrument recency from a logbook page',
          level: 'application',
          ask: 'This is all the instrument flying you have logged, and you want to file IFR today. Tell me whether you may, and count the approaches for me.',
          rephrase: 'From that page, tell me whether you may file IFR today, and how many approaches count.',
          facts: ['14 CFR 61.57'],
          keyPoints: [
            point(
              'no',
              'No, you are not current.',
              [['no', 'not current', 'can not', "can't", 'may not', 'not legal', 'out of currency']],
              {
                nudge: 'So do you file?',
                contradictedBy: ['yes', 'i am current', 'i may file'],
              },
            ),
            point(
              'count',
              `Only ${approaches} approaches count.`,
              [
                asHeard([approaches]).flatMap((count) => [
                  `${count} approach`,
                  `only ${count}`,
                  `count ${count}`,
                  `${count} count`,
                  `${count} of them`,
                  `${lacking} short`,
                  `${lacking} more`,
                  `${count} since`,
                  `makes ${count}`,
                ]),
              ],
              {
                nudge: 'How many are recent enough?',
              },
            ),
            point(
              'window',
              `The ${MONTHS} calendar months before this one count, from ${first} on.`,
              [
                [
                  `${MONTHS} calendar`,
                  `${MONTHS} month`,
                  `from ${first}`,
                  `since ${first}`,
                  'april is too old',
                  'april does not count',
                  'april are too old',
                  `1 ${first}`,
                ],
              ],
              { nudge: 'How far back do you look?' },
            ),
            point('holding', 'The holding and tracking is recent.', [['holding', 'tracking']], {
              essential: false,
            }),
          ],
          modelAnswer: `No, I am not current. I look back ${MONTHS} calendar months, from ${first} on, so only ${approaches} approaches count of the ${NEEDED} I need. The holding and tracking is there.`,
          wrongAnswers: [
            {
              text: `Yes, I am current: ${all} approaches in the logbook, and I need ${NEEDED} in ${MONTHS} months.`,
              contradicts: 'no',
              why: 'Those of April are too old.',
            },
            {
              text: `No, because all ${all} count for ${MONTHS} months, but I hold too rarely.`,
              contradicts: 'count',
              why: 'Those of April lie before the window.',
            },
          ],
          references: ['14 CFR 61.57', '14 CFR 61.51', 'FAA-S-ACS-8C IR.I.A'],
          marks: recent.map(({ date }) => date),
        },
        [
          {
            acs: ['IR.I.A.K1', 'IR.I.A.S1'],
            level: 'application',
            ask: 'How do you get legal again, without an examiner or a proficiency check?',
            rephrase: 'Tell me what you fly before you file again, and in which way.',
            keyPoints: [
              point(
                'fly',
                `Fly the ${lacking === 1 ? 'approach' : 'approaches'} that you lack.`,
                [
                  [
                    `${lacking} approach`,
                    `${lacking} more`,
                    'one more',
                    'another approach',
                    'missing approach',
                    'lack',
                    'single approach',
                  ],
                ],
                {
                  nudge: 'What would you add to the page?',
                },
              ),
              point(
                'how',
                'Under the hood in VFR with a safety pilot or an instructor, or in a simulator.',
                [
                  [
                    'safety pilot',
                    'instructor',
                    'simulator',
                    'training device',
                    'hood',
                    'view limiting',
                    'c f i',
                  ],
                ],
                {
                  nudge: 'How may you do that while you are not current?',
                },
              ),
            ],
            modelAnswer: `I fly ${lacking} more approach${lacking === 1 ? '' : 'es'} under the hood in VFR with a safety pilot or an instructor, or in a simulator.`,
            wrongAnswers: [
              {
                text: 'I file IFR and fly one more approach in cloud alone.',
                contradicts: 'how',
                why: 'That takes currency first.',
              },
            ],
            references: ['14 CFR 61.57', '14 CFR 91.109', 'FAA-S-ACS-8C IR.I.A'],
            marks: recent.map(({ date }) => date),
          },
        ],
      ),
    ],
  };
}
