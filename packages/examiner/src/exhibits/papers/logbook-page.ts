import type { Exhibit } from '#content/exhibit.ts';
import { asHeard, point, slot } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { type Piece, tableSheet } from '../sheet.ts';
import { day, daysBetween, endOfMonthAfter, monthOf, sayDay, shortMonth, yearOf } from './dates.ts';

export interface Entry {
  date: string;
  airplane: string;
  route: string;
  dayLandings: number;
  /** From one hour after sunset to one hour before sunrise, to a full stop, with as many takeoffs. */
  nightFullStops: number;
  remarks: string;
}

export interface LogbookPage {
  today: string;
  entries: readonly Entry[];
  /** When the last flight review was, as an entry says. */
  reviewed: string;
}

export const logbookPage: LogbookPage = {
  today: '2026-11-14',
  reviewed: '2025-03-08',
  entries: [
    {
      date: '2025-03-08',
      airplane: 'C172',
      route: 'QOD local',
      dayLandings: 4,
      nightFullStops: 0,
      remarks: 'Flight review, 1.0 ground, 1.1 flight. J. Ortiz, CFI',
    },
    {
      date: '2026-08-02',
      airplane: 'C172',
      route: 'QOD-QHR-QOD',
      dayLandings: 0,
      nightFullStops: 3,
      remarks: 'Night, clear',
    },
    {
      date: '2026-09-12',
      airplane: 'C172',
      route: 'QOD-QPM-QOD',
      dayLandings: 2,
      nightFullStops: 0,
      remarks: '',
    },
    {
      date: '2026-10-03',
      airplane: 'C172',
      route: 'QOD local',
      dayLandings: 3,
      nightFullStops: 0,
      remarks: 'Short and soft field',
    },
    {
      date: '2026-10-24',
      airplane: 'C172',
      route: 'QOD-QLN-QOD',
      dayLandings: 0,
      nightFullStops: 2,
      remarks: 'Night',
    },
  ],
};

const WINDOW_DAYS = 90;
const NEEDED = 3;

/** Landings that count towards passengers on the day of the page: of any kind by day, in the dark to a full stop. */
export function recencyOn({ today, entries }: LogbookPage) {
  const recent = entries.filter(({ date }) => {
    const days = daysBetween(date, today);
    return days >= 0 && days <= WINDOW_DAYS;
  });
  const sum = (of: (entry: Entry) => number) => recent.reduce((total, entry) => total + of(entry), 0);
  const night = sum(({ nightFullStops }) => nightFullStops);
  return { recent, night, all: sum(({ dayLandings }) => dayLandings) + night };
}

export function logbook(page: LogbookPage): Exhibit {
  const id = 'logbook-page';
  const { recent, night, all } = recencyOn(page);
  const missing = NEEDED - night;
  const reviewDue = endOfMonthAfter(page.reviewed, 24);
  if (missing <= 0 || all < NEEDED || day(reviewDue) < day(page.today))
    throw new Error(`${id}: its questions ask for a pilot who is current by day and not by night`);
  const nightDates = recent.filter(({ nightFullStops }) => nightFullStops > 0).map(({ date }) => date);
  const tooOld = monthOf(page.entries.find(({ nightFullStops }) => nightFullStops >= NEEDED)!.date);
  const rows: Piece[][] = page.entries.map(
    ({ date, airplane, route, dayLandings, nightFullStops, remarks }) => [
      date,
      airplane,
      route,
      String(dayLandings),
      [`night-${date}`, String(nightFullStops)],
      [`remarks-${date}`, remarks],
    ],
  );
  const columns = ['Date', 'Type', 'Route', 'Day landings', 'Night T/O and full-stop', 'Remarks'];
  return {
    id,
    title: 'A page of your logbook',
    called: 'a page of your logbook',
    spoken: `It reads: ${page.entries
      .map(
        ({ date, airplane, route, dayLandings, nightFullStops, remarks }) =>
          `${sayDay(date)}, ${airplane}, ${route}, ${dayLandings} day landings, ${nightFullStops} night takeoffs and full stop landings${remarks && `, ${remarks}`}`,
      )
      .join('. ')}. Today is ${sayDay(page.today)}.`,
    description: `${columns.join(', ')}. ${rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : cell[1])).join(', ')).join('; ')}. Today is ${sayDay(page.today)}.`,
    sheet: (marked) => [
      tableSheet(
        `Logbook, the airplane is single-engine land. Today is ${sayDay(page.today)}.`,
        columns,
        rows,
        marked,
      ),
    ],
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: [page, WINDOW_DAYS, NEEDED],
          computed: [night, all, missing, 24, yearOf(page.reviewed), yearOf(reviewDue)],
        },
        {
          id: 'pa.i.a-exhibit-logbook-page',
          rating: 'private',
          acs: ['PA.I.A.K1', 'PA.I.A.S1', 'PA.I.A.R1'],
          topic: 'Night currency from a logbook page',
          level: 'application',
          ask: 'Suppose this page is all you have. Two hours after sunset tonight a friend wants to come along. Work out from the page whether he may.',
          rephrase:
            'By that page, tell me whether you may carry someone tonight, two hours after sunset, and what you count.',
          facts: ['14 CFR 61.57'],
          keyPoints: [
            point(
              'verdict',
              'No: you are not current to carry passengers at that hour.',
              [['no', 'not current', 'may not', 'can not', 'not legal', 'not allowed', 'stay home']],
              { nudge: 'So does he come along?', contradictedBy: ['yes', 'he may come', 'i am current'] },
            ),
            point(
              'count',
              `Only ${night} night takeoffs and full-stop landings lie within the last ${WINDOW_DAYS} days; it takes ${NEEDED}.`,
              [
                [
                  `only ${night}`,
                  `only have ${night}`,
                  `only the ${night}`,
                  `${night} night`,
                  `${night} full`,
                  `${night} landings`,
                  `${night} takeoffs`,
                  `i have ${night}`,
                  `just ${night}`,
                  `missing ${missing}`,
                  'one short',
                  'one more',
                  `${missing} more`,
                  `got ${night}`,
                ],
              ],
              {
                nudge: 'How many night takeoffs and landings count?',
                numbers: [
                  slot(
                    [NEEDED],
                    ['takeoff', 'landing'],
                    ['need', 'needs', 'takes', 'required', 'requires'],
                    true,
                  ),
                ],
              },
            ),
            point(
              'window',
              `The flight in ${tooOld} is more than ${WINDOW_DAYS} days ago.`,
              [
                [
                  'too old',
                  'too long ago',
                  'out of the window',
                  'more than 90',
                  'over 90',
                  'outside 90',
                  'past 90',
                  'outside of 90',
                  'beyond 90',
                  'expired',
                  'older than',
                  'preceding 90',
                  'last 90',
                  'within 90',
                ],
              ],
              { nudge: 'What about the earlier night flight?' },
            ),
          ],
          modelAnswer: `No, I am not current for that. I need ${NEEDED} takeoffs and full-stop landings in the dark within the last ${WINDOW_DAYS} days, and I have only ${night}. The ones in ${tooOld} are too old, more than ${WINDOW_DAYS} days ago.`,
          wrongAnswers: [
            {
              text: `Yes, he may come. I have ${night + NEEDED} of them on that page.`,
              contradicts: 'verdict',
              why: 'Counts a flight that is too long ago.',
            },
            {
              text: `Yes, I am current, I have ${all} landings in the last ${WINDOW_DAYS} days.`,
              contradicts: 'verdict',
              why: 'Landings by day do not count for the night.',
            },
          ],
          references: ['14 CFR 61.57', 'FAA-S-ACS-6C PA.I.A'],
          assume: [{ about: ['solo', 'alone'], say: 'Your friend is a passenger.' }],
          marks: nightDates.map((date) => `night-${date}`),
        },
        [
          {
            acs: ['PA.I.A.K1', 'PA.I.A.K2'],
            level: 'application',
            ask: 'From that page, until when is your flight review good?',
            rephrase: 'Find the last flight review there. Through which month may you fly on it?',
            keyPoints: [
              point(
                'due',
                `Through the end of ${monthOf(reviewDue)} ${yearOf(reviewDue)}, ${24} calendar months on.`,
                [
                  [monthOf(reviewDue).toLowerCase(), shortMonth(reviewDue)],
                  asHeard([Number(yearOf(reviewDue))]),
                ],
                { nudge: 'Which month and year?' },
              ),
            ],
            modelAnswer: `It was in ${monthOf(page.reviewed)} ${yearOf(page.reviewed)}, so it is good through the end of ${monthOf(reviewDue)} ${yearOf(reviewDue)}.`,
            wrongAnswers: [
              {
                text: `It is good for one year, so it ran out at the end of ${monthOf(page.reviewed)} ${Number(yearOf(page.reviewed)) + 1}.`,
                contradicts: 'due',
                why: 'It counts for 24 calendar months.',
              },
            ],
            references: ['14 CFR 61.56', 'FAA-S-ACS-6C PA.I.A'],
            marks: [`remarks-${page.reviewed}`],
          },
        ],
      ),
    ],
  };
}
