import type { Exhibit } from '#content/exhibit.ts';
import { asHeard, figuresBetween, point, toTenth } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import { type Piece, plainRow, tableSheet } from '../sheet.ts';

/** Cruise at one pressure altitude at standard temperature: what a power setting gives. */
export interface CruiseTable {
  pressureAltitude: number;
  rows: readonly { rpm: number; percent: number; knots: number; gallons: number }[];
  usableGallons: number;
}
export interface CruiseLeg {
  rpm: number;
  miles: number;
  headwindKnots: number;
  startGallons: number;
}

export const cruiseTable: CruiseTable = {
  pressureAltitude: 6_000,
  usableGallons: 53,
  rows: [
    { rpm: 2_600, percent: 77, knots: 121, gallons: 10.4 },
    { rpm: 2_500, percent: 69, knots: 116, gallons: 9.3 },
    { rpm: 2_400, percent: 61, knots: 110, gallons: 8.4 },
    { rpm: 2_300, percent: 54, knots: 104, gallons: 7.7 },
  ],
};
export const cruiseLeg: CruiseLeg = { rpm: 2_400, miles: 225, headwindKnots: 20, startGallons: 28 };

/** 91.151: day and night, in minutes. */
const DAY_RESERVE = 30;

export function fuelFor(table: CruiseTable, leg: CruiseLeg) {
  const row = table.rows.find(({ rpm }) => rpm === leg.rpm);
  if (!row) throw new Error('the cruise table has no such row');
  const speed = row.knots - leg.headwindKnots;
  const hours = leg.miles / speed;
  const burn = hours * row.gallons;
  return {
    row,
    speed,
    hours,
    burn,
    reserve: (DAY_RESERVE / 60) * row.gallons,
    left: leg.startGallons - burn,
  };
}

const one = (value: number) => String(toTenth(value));
const figure = (value: number) => value.toLocaleString('en-US');

export function cruise(table: CruiseTable, leg: CruiseLeg): Exhibit {
  const id = 'cruise-table';
  const { row, speed, hours, burn, reserve, left } = fuelFor(table, leg);
  if (left < reserve) throw new Error(`${id}: it asks about a flight that keeps its reserve`);
  if (hours * 2 !== Math.round(hours * 2)) throw new Error(`${id}: it asks for a time in half hours`);
  const minutes = Math.floor((left / row.gallons) * 60);
  const rows: Piece[][] = table.rows.map(({ rpm, percent, knots, gallons }) => [
    figure(rpm),
    String(percent),
    [`${rpm} knots`, String(knots)],
    [`${rpm} gallons`, one(gallons)],
  ]);
  const columns = ['RPM', '% BHP', 'KTAS', 'GPH'];
  const caption = `Cruise performance, pressure altitude ${figure(table.pressureAltitude)} feet, standard temperature, recommended lean mixture. Usable fuel ${table.usableGallons} gallons. Example trainer.`;
  const near = (value: number, by: number) => asHeard(figuresBetween(toTenth(value - by), value + by, 0.1));
  return {
    id,
    title: 'Cruise performance',
    called: 'a cruise table',
    description: `${caption} ${columns.join(', ')}: ${rows.map(plainRow).join('; ')}.`,
    sheet: (marked) => [tableSheet(caption, columns, rows, marked)],
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: [table, leg, DAY_RESERVE],
          computed: [speed, one(hours), one(burn), one(reserve), one(left), minutes, 1],
        },
        {
          id: 'pa.i.f-exhibit-cruise-table',
          rating: 'private',
          acs: ['PA.I.F.S2', 'PA.I.D.K3c', 'PA.I.F.K1', 'PA.I.D.S4'],
          topic: 'Time and fuel from a cruise table',
          level: 'application',
          ask: `You cruise at ${figure(leg.rpm)} RPM on this table, ${leg.miles} nautical miles, with ${leg.headwindKnots} knots on the nose. Work out the time, and the fuel that it burns.`,
          rephrase: `For ${leg.miles} miles at ${figure(leg.rpm)} RPM against ${leg.headwindKnots} knots, give me hours and gallons.`,
          keyPoints: [
            point(
              'time',
              `It takes ${one(hours)} hours.`,
              [
                [
                  one(hours),
                  ...(hours % 1
                    ? [
                        `${Math.floor(hours)} and a half`,
                        `${Math.floor(hours)} hours 30`,
                        `${Math.floor(hours)} hours and 30`,
                        `${hours * 60} minute`,
                        `${Math.floor(hours)} plus 30`,
                        `${Math.floor(hours)}30`,
                      ]
                    : [`${hours} hour`]),
                ],
              ],
              { nudge: 'How long are you on the way?' },
            ),
            point('burn', `It burns ${one(burn)} gallons.`, [near(burn, 0.5)], {
              nudge: 'And the fuel, in gallons?',
            }),
            point(
              'speed',
              `The ground speed is ${speed} knots.`,
              [[`${speed} knots`, `${speed} ground`, `ground speed of ${speed}`, String(speed)]],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer: `The table gives ${row.knots} knots, so my ground speed is ${speed} knots. That takes ${one(hours)} hours, and at ${one(row.gallons)} gallons an hour it burns ${one(burn)} gallons.`,
          wrongAnswers: [
            {
              text: `${leg.miles} miles at ${row.knots} knots is about two hours, so ${one((leg.miles / row.knots) * row.gallons)} gallons.`,
              contradicts: 'time',
              why: 'Leaves the headwind out.',
            },
            {
              text: `It takes ${one(hours)} hours, and at ${one(table.rows[3]!.gallons)} an hour that is ${one(hours * table.rows[3]!.gallons)} gallons.`,
              contradicts: 'burn',
              why: 'That is another row.',
            },
          ],
          references: ['FAA-H-8083-25 ch. 11', 'FAA-H-8083-25 ch. 16', 'POH', 'FAA-S-ACS-6C PA.I.F'],
          assume: [{ about: ['taxi', 'climb', 'takeoff'], say: 'Leave start, taxi and climb out of it.' }],
          marks: [`${leg.rpm} knots`, `${leg.rpm} gallons`],
        },
        [
          {
            acs: ['PA.I.D.K3c', 'PA.I.D.R6'],
            level: 'correlation',
            ask: `You start with ${leg.startGallons} gallons, by day. Tell me how much is left when you get there, and whether that meets the VFR reserve.`,
            rephrase: `With ${leg.startGallons} gallons at the start, tell me what you land with, and how that stands to the day VFR reserve.`,
            keyPoints: [
              point('left', `About ${one(left)} gallons are left.`, [near(left, 0.5)], {
                nudge: 'How much is in the tanks when you are there?',
              }),
              point(
                'enough',
                `That is more than the ${DAY_RESERVE} minutes that VFR takes by day.`,
                [
                  [
                    'enough',
                    'more than',
                    'legal',
                    'sits fine',
                    'yes',
                    'it is okay',
                    'above the',
                    'covers',
                    String(minutes),
                    `${minutes + 1} minute`,
                    'over the',
                  ],
                ],
                {
                  nudge: 'And how does that compare with the reserve?',
                  contradictedBy: ['not enough', 'not legal', 'too little'],
                },
              ),
            ],
            modelAnswer: `About ${one(left)} gallons are left, and that is more than the ${DAY_RESERVE} minutes VFR takes by day, so it is enough. I would want more for the climb and for comfort.`,
            wrongAnswers: [
              {
                text: `About ${one(leg.startGallons - (leg.miles / row.knots) * row.gallons)} gallons are left, so that is enough.`,
                contradicts: 'left',
                why: 'The headwind costs time, and fuel with it.',
              },
            ],
            references: ['14 CFR 91.151', 'POH', 'FAA-S-ACS-6C PA.I.D'],
            marks: [`${leg.rpm} gallons`],
          },
        ],
      ),
    ],
  };
}
