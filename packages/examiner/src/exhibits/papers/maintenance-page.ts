import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { type Piece, plain, tableSheet } from '../sheet.ts';
import { day, endOfMonthAfter, monthOf, sayDay, shortMonth } from './dates.ts';

/** What an airplane has to show, and what comes back by hours. */
export interface MaintenancePage {
  today: string;
  hours: number;
  /** Calendar items; each is good to the end of the month so many months on. */
  inspections: readonly {
    name: string;
    said: readonly string[];
    done: string;
    months: number;
    rule: string;
  }[];
  directives: readonly {
    number: string;
    subject: string;
    said: readonly string[];
    doneAtHours: number;
    everyHours: number;
  }[];
}

export const maintenancePage: MaintenancePage = {
  today: '2026-11-14',
  hours: 3_318.4,
  inspections: [
    { name: 'Annual inspection', said: ['annual'], done: '2025-12-09', months: 12, rule: '14 CFR 91.409' },
    {
      name: 'ELT inspection',
      said: ['elt', 'e l t', 'emergency locator', 'locator transmitter'],
      done: '2025-10-21',
      months: 12,
      rule: '14 CFR 91.207',
    },
    {
      name: 'Transponder test',
      said: ['transponder'],
      done: '2025-02-17',
      months: 24,
      rule: '14 CFR 91.413',
    },
    {
      name: 'Altimeter and static system test',
      said: ['altimeter', 'static', 'pitot static'],
      done: '2024-08-05',
      months: 24,
      rule: '14 CFR 91.411',
    },
  ],
  directives: [
    {
      number: 'EX-01',
      subject: 'Seat rails, inspect',
      said: ['seat rail', 'seat rails', 'seat track', 'seats', 'seat ad', 'ad on the seat'],
      doneAtHours: 3_212.0,
      everyHours: 100,
    },
    {
      number: 'EX-02',
      subject: 'Fuel selector, inspect',
      said: ['fuel selector'],
      doneAtHours: 2_988.6,
      everyHours: 500,
    },
  ],
};

const isDue = (until: string, today: string) => day(until) < day(today);

/** What is overdue on the day of the page. */
export function overdue(page: MaintenancePage) {
  return {
    inspections: page.inspections.filter(({ done, months }) =>
      isDue(endOfMonthAfter(done, months), page.today),
    ),
    directives: page.directives.filter(
      ({ doneAtHours, everyHours }) => doneAtHours + everyHours < page.hours,
    ),
  };
}

/** Only needed under IFR: 91.411. */
const IFR_ONLY = '14 CFR 91.411';

export function maintenance(page: MaintenancePage): Exhibit {
  const id = 'maintenance-page';
  const late = overdue(page);
  const forVfr = late.inspections.filter(({ rule }) => rule !== IFR_ONLY);
  const forIfr = late.inspections.filter(({ rule }) => rule === IFR_ONLY);
  const [inspection] = forVfr;
  const [directive] = late.directives;
  if (!inspection || forVfr.length > 1 || forIfr.length !== 1 || !directive || late.directives.length > 1)
    throw new Error(
      `${id}: its questions ask for one inspection and one directive that keep it on the ground`,
    );
  const current = page.inspections.find(({ name }) => name === 'Annual inspection')!;
  const inspectionRows: Piece[][] = page.inspections.map(({ name, done }) => [name, [name, done]]);
  const directiveRows: Piece[][] = page.directives.map(({ number, subject, doneAtHours, everyHours }) => [
    number,
    subject,
    [number, doneAtHours.toFixed(1)],
    `every ${everyHours} hours`,
  ]);
  const today = `Today is ${sayDay(page.today)}; total time ${page.hours.toFixed(1)} hours`;
  const dueAt = directive.doneAtHours + directive.everyHours;
  const row = (cells: readonly Piece[]) => cells.map((cell) => plain([cell])).join(', ');
  const last = page.inspections.map(({ name, done }) => `${name}, ${sayDay(done)}`).join('; ');
  const words = `${today}. Last done: ${last}. Airworthiness directives, number, subject, last done at, recurs: ${directiveRows.map(row).join('; ')}.`;
  return {
    id,
    title: 'Maintenance summary',
    called: "the airplane's maintenance summary with its list of directives",
    spoken: words,
    description: words,
    sheet: (marked) => [
      tableSheet(`Inspections and tests. ${today}.`, ['Item', 'Last done'], inspectionRows, marked),
      tableSheet(
        'Airworthiness directives that recur (made up)',
        ['Number', 'Subject', 'Last done at hours', 'Recurs'],
        directiveRows,
        marked,
      ),
    ],
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: page,
          computed: [dueAt, ...daysOf(endOfMonthAfter(current.done, current.months))],
        },
        {
          id: 'pa.i.b-exhibit-maintenance-page',
          rating: 'private',
          acs: ['PA.I.B.S2', 'PA.I.B.K1b', 'PA.I.B.K1c', 'PA.I.B.S1'],
          topic: 'Airworthy by its maintenance records',
          level: 'application',
          ask: 'You want to fly this airplane today, VFR and by day, for yourself. Go through the summary and tell me what keeps it on the ground.',
          rephrase: 'By those records, what is in the way of a day VFR flight today?',
          keyPoints: [
            point('inspection', `The ${inspection.name} has run out.`, [[...inspection.said]], {
              nudge: 'Which inspection or test required for VFR is out of date?',
              contradictedBy: [`${inspection.said[0]} is good`, `${inspection.said[0]} is fine`],
            }),
            point(
              'directive',
              `The directive on the ${directive.subject.split(',')[0]!.toLowerCase()} was due at ${dueAt.toLocaleString('en-US')} hours.`,
              [[...directive.said, directive.number, String(dueAt)]],
              {
                nudge: 'And the directives?',
                contradictedBy: ['just a recommendation', 'only a recommendation', 'directive is optional'],
              },
            ),
            point(
              'grounded',
              'Until both are put right, it may not make that flight.',
              [
                [
                  'not airworthy',
                  'not fly',
                  'grounded',
                  'until',
                  'before it flies',
                  'must be done',
                  'expired',
                  'overdue',
                  'past due',
                  'ran out',
                  'run out',
                  'due',
                ],
              ],
              { essential: false },
            ),
          ],
          modelAnswer: `The ${inspection.name} is overdue: it was good for ${inspection.months} calendar months. The directive on the ${directive.subject.split(',')[0]!.toLowerCase()} is overdue as well, it was due at ${dueAt.toLocaleString('en-US')} hours. Until both are put right, it may not make that flight.`,
          wrongAnswers: [
            {
              text: 'The annual is good, so it is airworthy and nothing keeps it on the ground.',
              contradicts: 'inspection',
              why: 'The annual does not renew what has a time of its own.',
            },
            {
              text: `The ${inspection.name} is fine, and only the altimeter test is overdue.`,
              contradicts: 'directive',
              why: `The ${inspection.name} has run out too, and the directive was passed over; the altimeter test is for IFR.`,
            },
          ],
          references: [
            inspection.rule,
            '14 CFR 39.7',
            '14 CFR 91.409',
            '14 CFR 91.417',
            'FAA-S-ACS-6C PA.I.B',
          ],
          marks: [inspection.name, directive.number],
        },
        [
          {
            acs: ['PA.I.B.K1b', 'PA.I.B.S2'],
            level: 'application',
            ask: 'The altimeter test on that page is older still. Does it keep you from that flight?',
            rephrase: 'Is the age of the altimeter test a problem for a day VFR flight?',
            keyPoints: [
              point(
                'not-vfr',
                'No: that test is needed only for IFR, not for VFR.',
                [
                  [
                    'only for ifr',
                    'ifr only',
                    'only ifr',
                    'instrument',
                    'for ifr',
                    'not for vfr',
                    'not required for vfr',
                    'not needed for vfr',
                    'under ifr',
                    'i f r',
                  ],
                ],
                {
                  nudge: 'For what kind of flight is it needed?',
                  contradictedBy: ['required for vfr', 'also for vfr', 'yes it does'],
                },
              ),
            ],
            modelAnswer:
              'No. That test is only for IFR in controlled airspace, so a VFR flight may be made without it.',
            wrongAnswers: [
              {
                text: 'Yes it does, the altimeter test is required for VFR too.',
                contradicts: 'not-vfr',
                why: '91.411 is about IFR in controlled airspace.',
              },
            ],
            references: ['14 CFR 91.411', 'FAA-S-ACS-6C PA.I.B'],
            marks: [forIfr[0]!.name],
          },
          {
            acs: ['PA.I.B.K1b', 'PA.I.B.K1a'],
            level: 'application',
            ask: 'Through which day is the annual on that page good?',
            rephrase: 'When does that annual run out?',
            keyPoints: [annualPoint(current)],
            modelAnswer: `Through ${sayDay(endOfMonthAfter(current.done, current.months))}, the end of the month.`,
            references: ['14 CFR 91.409', 'FAA-S-ACS-6C PA.I.B'],
            marks: [current.name],
          },
        ],
      ),
    ],
  };
}

/** The figures of a day as it is said: its date and its year. */
const daysOf = (iso: string) => [Number(iso.slice(8)), Number(iso.slice(0, 4))];

function annualPoint({ done, months }: MaintenancePage['inspections'][number]) {
  const until = endOfMonthAfter(done, months);
  return point(
    'until',
    `It is good through the end of the month, ${sayDay(until)}.`,
    [
      [monthOf(until).toLowerCase(), shortMonth(until)],
      [until.slice(0, 4), 'this year', 'next month', 'end of the month', until.slice(8)],
    ],
    {
      nudge: 'Which month?',
    },
  );
}
