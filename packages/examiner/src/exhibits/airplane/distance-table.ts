import { asHeard, figuresBetween } from '#content/question-parts.ts';
import { type Marked, type Piece, plain, tableSheet } from '../sheet.ts';

/** A short-field table of an example airplane: takeoff or landing. Distances in feet. */
export interface DistanceTable {
  weightPounds: number;
  celsius: readonly number[];
  rows: readonly { pressureAltitude: number; cells: readonly Distances[] }[];
  /** Per cent more for each so many knots of tailwind. */
  tailwind: { percent: number; everyKnots: number };
  /** Of the ground roll, added to both distances. */
  dryGrassPercent: number;
}
export interface Distances {
  roll: number;
  overObstacle: number;
}
/** What of it is asked about. */
export interface Conditions {
  pressureAltitude: number;
  celsius: number;
}

/** Reading and rounding by eye. */
const CLOSE_FEET = 20;

export const figure = (value: number) => value.toLocaleString('en-US');
export const near = (value: number) =>
  asHeard(figuresBetween(Math.ceil(value - CLOSE_FEET), value + CLOSE_FEET, 1));

export function distancesFor(table: DistanceTable, at: Conditions): Distances {
  const row = table.rows.find(({ pressureAltitude }) => pressureAltitude === at.pressureAltitude);
  const cell = row?.cells[table.celsius.indexOf(at.celsius)];
  if (!cell) throw new Error('the table has no such row or column');
  return cell;
}

export function onDryGrass(table: DistanceTable, at: Conditions): Distances {
  const { roll, overObstacle } = distancesFor(table, at);
  const more = roll * (table.dryGrassPercent / 100);
  return { roll: Math.round(roll + more), overObstacle: Math.round(overObstacle + more) };
}

/** The names of the two figures, as they are marked. */
export function marksAt({ pressureAltitude, celsius }: Conditions) {
  const overObstacle = `${pressureAltitude}-${celsius}`;
  return { roll: `${overObstacle} roll`, overObstacle };
}

export const tailwindNote = ({ tailwind }: DistanceTable): Piece => [
  'tailwind',
  `With tailwind up to 10 knots, increase distances ${tailwind.percent}% for each ${tailwind.everyKnots} knots.`,
];
export const grassNote = ({ dryGrassPercent }: DistanceTable): Piece => [
  'grass',
  `On a dry, grass runway, increase distances by ${dryGrassPercent}% of the ground roll figure.`,
];

/** The table and its notes, as they are shown and as they are described to who cannot see them. */
export function setDistances(table: DistanceTable, caption: string, notes: readonly Piece[]) {
  const columns = [
    'Press. alt.',
    ...table.celsius.flatMap((celsius) => [`${celsius} °C roll`, `${celsius} °C 50 ft`]),
  ];
  const rows: Piece[][] = table.rows.map(({ pressureAltitude, cells }) => [
    figure(pressureAltitude),
    ...cells.flatMap(({ roll, overObstacle }, column): Piece[] => {
      const names = marksAt({ pressureAltitude, celsius: table.celsius[column]! });
      return [
        [names.roll, figure(roll)],
        [names.overObstacle, figure(overObstacle)],
      ];
    }),
  ]);
  const numbered: Piece[][] = notes.map((note, at) => [String(at + 1), note]);
  return {
    description: `${caption} ${columns.join(', ')}: ${rows.map((row) => row.map((piece) => plain([piece])).join(', ')).join('; ')}. Notes: ${notes.map((note) => plain([note])).join(' ')}`,
    sheet: (marked: Marked) => [
      tableSheet(caption, columns, rows, marked),
      tableSheet('Notes', ['No.', 'Note'], numbered, marked),
    ],
  };
}
