import type { Exhibit } from '#content/exhibit.ts';
import { point } from '#content/question-parts.ts';
import { aboutExhibit } from '../about-exhibit.ts';
import {
  type Conditions,
  type DistanceTable,
  distancesFor,
  figure,
  grassNote,
  marksAt,
  near,
  onDryGrass,
  setDistances,
  tailwindNote,
} from './distance-table.ts';

export interface LandingDay extends Conditions {
  tailwindKnots: number;
  runwayFeet: number;
}

export const landingTable: DistanceTable = {
  weightPounds: 2_550,
  celsius: [10, 20, 30],
  tailwind: { percent: 10, everyKnots: 2 },
  dryGrassPercent: 45,
  rows: [
    {
      pressureAltitude: 0,
      cells: [
        { roll: 560, overObstacle: 1_310 },
        { roll: 580, overObstacle: 1_335 },
        { roll: 600, overObstacle: 1_365 },
      ],
    },
    {
      pressureAltitude: 2_000,
      cells: [
        { roll: 600, overObstacle: 1_370 },
        { roll: 620, overObstacle: 1_400 },
        { roll: 640, overObstacle: 1_430 },
      ],
    },
    {
      pressureAltitude: 4_000,
      cells: [
        { roll: 650, overObstacle: 1_435 },
        { roll: 670, overObstacle: 1_470 },
        { roll: 690, overObstacle: 1_500 },
      ],
    },
  ],
};
export const landingDay: LandingDay = {
  pressureAltitude: 2_000,
  celsius: 20,
  tailwindKnots: 6,
  runwayFeet: 1_750,
};

export function landingFor(table: DistanceTable, day: LandingDay) {
  const cell = distancesFor(table, day);
  const more = 1 + (table.tailwind.percent / 100) * (day.tailwindKnots / table.tailwind.everyKnots);
  return {
    cell,
    withTailwind: Math.round(cell.overObstacle * more),
    onGrass: onDryGrass(table, day).overObstacle,
  };
}

export function landingDistances(table: DistanceTable, day: LandingDay): Exhibit {
  const id = 'landing-table';
  const { cell, withTailwind, onGrass } = landingFor(table, day);
  if (withTailwind <= day.runwayFeet || cell.overObstacle >= day.runwayFeet)
    throw new Error(`${id}: it asks about a runway that the tailwind makes too short`);
  const percent = Math.round((table.tailwind.percent * day.tailwindKnots) / table.tailwind.everyKnots);
  const caption = `Short field landing, ${figure(table.weightPounds)} pounds, flaps full, power off, maximum braking, paved, level, dry runway, zero wind. Ground roll, and total feet over a 50-foot obstacle. Example trainer.`;
  const mark = marksAt(day);
  return {
    id,
    title: 'Short field landing distance',
    called: 'a landing table',
    ...setDistances(table, caption, [tailwindNote(table), grassNote(table)]),
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: [table, day],
          computed: [withTailwind, onGrass, 50, percent, withTailwind - day.runwayFeet],
        },
        {
          id: 'pa.i.f-exhibit-landing-table',
          rating: 'private',
          acs: ['PA.I.F.S2', 'PA.I.F.K1', 'PA.I.F.K2a', 'PA.I.F.K2d'],
          topic: 'A landing with a tailwind from the table',
          level: 'application',
          ask: `Pressure altitude ${figure(day.pressureAltitude)} feet, ${day.celsius} degrees, ${day.tailwindKnots} knots on your tail, a runway of ${figure(day.runwayFeet)} feet with trees. Work out the distance over the trees, and tell me whether you land that way.`,
          rephrase: `At ${figure(day.pressureAltitude)} feet of pressure altitude and ${day.celsius} degrees, with ${day.tailwindKnots} knots of tailwind, give me the landing distance over the obstacle, and your verdict for ${figure(day.runwayFeet)} feet.`,
          keyPoints: [
            point(
              'distance',
              `Over the obstacle it takes ${figure(withTailwind)} feet.`,
              [near(withTailwind)],
              { nudge: 'What does that come to in feet?' },
            ),
            point(
              'verdict',
              'That is more than the runway has: do not land that way.',
              [
                [
                  'more than',
                  'too short',
                  'not enough',
                  'longer than',
                  'not land',
                  'do not',
                  "don't",
                  'no',
                  'other direction',
                  'into the wind',
                  'another runway',
                  'headwind',
                ],
              ],
              {
                nudge: 'And do you land that way?',
                contradictedBy: ['long enough so', 'it fits', 'i land there', 'enough room'],
              },
            ),
            point(
              'tailwind',
              `The tailwind adds ${table.tailwind.percent} percent for each ${table.tailwind.everyKnots} knots.`,
              [['per cent', 'percent', String(percent), 'tailwind adds', 'add']],
              {
                essential: false,
              },
            ),
          ],
          modelAnswer: `The table gives ${figure(cell.overObstacle)} feet. The tailwind adds ${percent} percent, so it takes ${figure(withTailwind)} feet. That is more than the runway has, so I do not land that way; I land into the wind.`,
          wrongAnswers: [
            {
              text: `The table says ${figure(cell.overObstacle)} feet, so it fits.`,
              contradicts: 'distance',
              why: 'Leaves the tailwind out.',
            },
            {
              text: `It takes ${figure(withTailwind)} feet, that is long enough so I land there.`,
              contradicts: 'verdict',
              why: `The runway has ${figure(day.runwayFeet)}.`,
            },
          ],
          references: ['FAA-H-8083-25 ch. 11', 'POH', 'FAA-S-ACS-6C PA.I.F'],
          marks: [mark.overObstacle, 'tailwind'],
        },
        [
          {
            acs: ['PA.I.F.K2d', 'PA.I.F.R3'],
            level: 'application',
            ask: 'Another field nearby has dry grass, and there is no wind. What does it take over the trees there?',
            rephrase:
              'In calm air on dry grass, same altitude and temperature, how far is it over the obstacle?',
            keyPoints: [
              point('grass', `${figure(onGrass)} feet.`, [near(onGrass)], {
                nudge: 'What does that come to in feet?',
              }),
            ],
            modelAnswer: `Dry grass adds ${table.dryGrassPercent} percent of the ground roll, so it takes ${figure(onGrass)} feet.`,
            wrongAnswers: [
              {
                text: `${figure(Math.round(cell.overObstacle * (1 + table.dryGrassPercent / 100)))} feet.`,
                contradicts: 'grass',
                why: 'The percentage is of the ground roll only.',
              },
            ],
            references: ['POH', 'FAA-S-ACS-6C PA.I.F'],
            marks: [mark.overObstacle, mark.roll, 'grass'],
          },
        ],
      ),
    ],
  };
}
