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

export interface TakeoffTable extends DistanceTable {
  /** Per cent less for each so many knots of headwind. */
  headwind: { percent: number; everyKnots: number };
}

export const takeoffTable: TakeoffTable = {
  weightPounds: 2_550,
  celsius: [10, 20, 30],
  rows: [
    {
      pressureAltitude: 0,
      cells: [
        { roll: 930, overObstacle: 1_590 },
        { roll: 1_000, overObstacle: 1_700 },
        { roll: 1_070, overObstacle: 1_830 },
      ],
    },
    {
      pressureAltitude: 2_000,
      cells: [
        { roll: 1_120, overObstacle: 1_920 },
        { roll: 1_200, overObstacle: 2_060 },
        { roll: 1_290, overObstacle: 2_220 },
      ],
    },
    {
      pressureAltitude: 4_000,
      cells: [
        { roll: 1_350, overObstacle: 2_360 },
        { roll: 1_450, overObstacle: 2_540 },
        { roll: 1_560, overObstacle: 2_750 },
      ],
    },
  ],
  headwind: { percent: 10, everyKnots: 9 },
  tailwind: { percent: 10, everyKnots: 2 },
  dryGrassPercent: 15,
};

/** What is asked about. */
export interface TakeoffDay extends Conditions {
  headwindKnots: number;
  grassStripFeet: number;
}
export const takeoffDay: TakeoffDay = {
  pressureAltitude: 2_000,
  celsius: 30,
  headwindKnots: 9,
  grassStripFeet: 2_300,
};

/** With the headwind, and with the grass in calm air. */
export function correctedFor(table: TakeoffTable, day: TakeoffDay) {
  const { roll, overObstacle } = distancesFor(table, day);
  const less = 1 - (table.headwind.percent / 100) * (day.headwindKnots / table.headwind.everyKnots);
  return {
    withHeadwind: { roll: Math.round(roll * less), overObstacle: Math.round(overObstacle * less) },
    onGrass: onDryGrass(table, day),
  };
}

export function takeoffDistances(table: TakeoffTable, day: TakeoffDay): Exhibit {
  const id = 'takeoff-table';
  const base = distancesFor(table, day);
  const { withHeadwind, onGrass } = correctedFor(table, day);
  const spare = day.grassStripFeet - onGrass.overObstacle;
  if (spare > 0) throw new Error(`${id}: its last question asks about a strip that is too short`);
  const notes = [
    [
      'headwind',
      `Decrease distances ${table.headwind.percent}% for each ${table.headwind.everyKnots} knots headwind.`,
    ] as const,
    tailwindNote(table),
    grassNote(table),
  ];
  const caption = `Short field takeoff, ${figure(table.weightPounds)} pounds, paved, level, dry runway, zero wind. Ground roll, and total feet to clear a 50-foot obstacle. Example trainer.`;
  const mark = marksAt(day);
  return {
    id,
    title: 'Short field takeoff distance',
    called: 'a takeoff table',
    ...setDistances(table, caption, notes),
    questions: [
      aboutExhibit(
        {
          exhibit: id,
          data: [table, day],
          computed: [
            withHeadwind.roll,
            withHeadwind.overObstacle,
            onGrass.roll,
            onGrass.overObstacle,
            -spare,
            50,
          ],
        },
        {
          id: 'pa.i.f-exhibit-takeoff-table',
          rating: 'private',
          acs: ['PA.I.F.K1', 'PA.I.F.S2', 'PA.I.F.K2a', 'PA.I.F.R1'],
          topic: 'Reading a takeoff table',
          level: 'application',
          ask: `Pressure altitude ${figure(day.pressureAltitude)} feet, ${day.celsius} degrees Celsius, ${day.headwindKnots} knots of headwind. Work out the ground roll and the distance over the obstacle.`,
          rephrase: `For ${figure(day.pressureAltitude)} feet pressure altitude at ${day.celsius} degrees with ${day.headwindKnots} knots on the nose, give me both takeoff distances.`,
          keyPoints: [
            point(
              'roll',
              `The ground roll is ${figure(withHeadwind.roll)} feet.`,
              [near(withHeadwind.roll)],
              {
                nudge: 'How long is the roll?',
              },
            ),
            point(
              'over-obstacle',
              `Over the obstacle it takes ${figure(withHeadwind.overObstacle)} feet.`,
              [near(withHeadwind.overObstacle)],
              { nudge: 'And over the obstacle?' },
            ),
            point(
              'headwind',
              `The headwind takes ${table.headwind.percent} percent off the figures in the table.`,
              [
                [
                  'per cent',
                  'percent',
                  'ten per',
                  'less',
                  'off',
                  'decrease',
                  'subtract',
                  'minus',
                  '0.9',
                  '90',
                ],
              ],
              { essential: false },
            ),
          ],
          modelAnswer: `The table gives ${figure(base.roll)} and ${figure(base.overObstacle)} feet. The headwind takes ${table.headwind.percent} percent off, so the ground roll is ${figure(withHeadwind.roll)} feet, and it takes ${figure(withHeadwind.overObstacle)} feet over the obstacle.`,
          wrongAnswers: [
            {
              text: `The ground roll is ${figure(base.roll)} feet, and ${figure(base.overObstacle)} over the obstacle.`,
              contradicts: 'roll',
              why: 'Leaves the headwind out.',
            },
            {
              text: `The ground roll is ${figure(2 * base.roll - withHeadwind.roll)} feet, and ${figure(2 * base.overObstacle - withHeadwind.overObstacle)} over the obstacle.`,
              contradicts: 'over-obstacle',
              why: 'A headwind shortens the takeoff.',
            },
          ],
          references: ['FAA-H-8083-25 ch. 11', 'POH', 'FAA-S-ACS-6C PA.I.F'],
          marks: [mark.roll, mark.overObstacle, 'headwind'],
        },
        [
          {
            acs: ['PA.I.F.K2d', 'PA.I.F.S2', 'PA.I.F.R3'],
            level: 'correlation',
            ask: `Same day, no wind, from a dry grass strip of ${figure(day.grassStripFeet)} feet with trees at its end. Work out what it takes over the trees, and tell me whether you go.`,
            rephrase: `The strip has ${figure(day.grassStripFeet)} feet of dry grass. In calm air, give me the distance over the obstacle, and tell me whether you take off from it.`,
            keyPoints: [
              point(
                'distance',
                `Over the obstacle it takes ${figure(onGrass.overObstacle)} feet on dry grass.`,
                [near(onGrass.overObstacle)],
                { nudge: 'What does that come to in feet?' },
              ),
              point(
                'verdict',
                'That is more than the strip has: do not take off from it.',
                [
                  [
                    'more than',
                    'too short',
                    'not enough',
                    'longer than',
                    'does not fit',
                    'not go',
                    'no go',
                    'not take off',
                    'can not',
                    'wait',
                    'lighter',
                    'cooler',
                    'short of',
                    'not long enough',
                    'feet over',
                  ],
                ],
                {
                  nudge: 'And do you go?',
                  contradictedBy: ['it fits', 'long enough so', 'enough room', 'good to go'],
                },
              ),
            ],
            modelAnswer: `Dry grass adds ${table.dryGrassPercent} percent of the ground roll, so it takes ${figure(onGrass.overObstacle)} feet over the trees. That is more than the strip has. I do not go; I wait for cooler air, make the airplane lighter, or go from another runway.`,
            wrongAnswers: [
              {
                text: `The table says ${figure(base.overObstacle)} feet, so it fits and there is enough room.`,
                contradicts: 'distance',
                why: 'Leaves the grass out.',
              },
            ],
            references: ['14 CFR 91.103', 'FAA-H-8083-25 ch. 11', 'POH', 'FAA-S-ACS-6C PA.I.F'],
            marks: [mark.roll, mark.overObstacle, 'grass'],
          },
        ],
      ),
    ],
  };
}
