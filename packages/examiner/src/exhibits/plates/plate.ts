import type { ExhibitSheet } from '@rightseat/contract';
import type { Exhibit } from '#content/exhibit.ts';
import { drawing, highlight, ink, tag, words } from '../draw.ts';
import type { Marked } from '../sheet.ts';
import { altitude, chartText, maltese, path, wrapped } from './plate-symbols.ts';

/** A line of minima. One cell holds for all categories, else one for each. */
export interface Minima {
  name: string;
  title: string;
  cells: readonly { altitude: number; visibility: string }[];
}

/** Where the profile comes down: a fix, its lowest altitude and the miles to the next one. */
export interface ProfileFix {
  name: string;
  altitude?: number;
  kind?: 'minimum' | 'maximum' | 'mandatory' | 'plain';
  miles?: number;
  isFinal?: boolean;
}

/** What stands on every approach plate, in the order in which it is briefed. */
export interface Plate {
  procedure: string;
  airport: string;
  navaid: readonly string[];
  course: number;
  runwayFeet?: number;
  touchdownFeet?: number;
  airportFeet: number;
  notes: string;
  lights?: string;
  missed: string;
  frequencies: readonly (readonly [who: string, frequency: string])[];
  safeAltitude?: { about: string; feet: number };
  profile: readonly ProfileFix[];
  /** What the profile says of its glidepath. */
  glidepath?: string;
  categories: readonly string[];
  minima: readonly Minima[];
}

const WIDTH = 600;
const PLAN = { top: 214, height: 330 };
const PROFILE = { top: PLAN.top + PLAN.height, height: 132 };
const MINIMA = PROFILE.top + PROFILE.height;
const ROW = 32;

export const degrees = (course: number) => `${String(course).padStart(3, '0')}°`;
export const figure = (value: number) => value.toLocaleString('en-US');

/** Above the touchdown zone, or for circling above the airport. */
const heightOf = (plate: Plate, minima: Minima, feet: number) =>
  feet - (minima.title === 'CIRCLING' ? plate.airportFeet : (plate.touchdownFeet ?? plate.airportFeet));

/** "393-½": what is flown to, and what must be seen. */
const minimaText = ({ altitude: feet, visibility }: Minima['cells'][number]) => `${feet}-${visibility}`;

/** As it is told to who cannot see it: what is printed and nothing of what it means. */
function describePlate(plate: Plate, plan: string): string {
  const minima = plate.minima.map(
    ({ title, cells }) =>
      `${title}: ${cells.map((cell, at) => (cells.length > 1 ? `${plate.categories[at]} ${minimaText(cell)}` : minimaText(cell))).join(', ')}`,
  );
  const profile = plate.profile.map(
    ({ name, altitude: feet, miles }) =>
      name + (feet ? ` ${feet}` : '') + (miles ? ` and ${miles} miles on` : ''),
  );
  return [
    `${plate.procedure}, ${plate.airport}`,
    `briefing strip: ${plate.navaid.join(' ')}, approach course ${degrees(plate.course)}`,
    `${plate.runwayFeet ? `runway landing ${plate.runwayFeet}, ` : ''}${plate.touchdownFeet ? `TDZE ${plate.touchdownFeet}, ` : ''}airport elevation ${plate.airportFeet}`,
    ...(plate.lights ? [`lights ${plate.lights}`] : []),
    `notes: ${plate.notes}`,
    `missed approach: ${plate.missed}`,
    plate.frequencies.map((one) => one.join(' ')).join(', '),
    `plan view: ${plan}`,
    `profile: ${profile.join(', ')}${plate.glidepath ? `; ${plate.glidepath}` : ''}`,
    `minima: ${minima.join('; ')}`,
  ]
    .map((part) => part.replace(/\.$/, ''))
    .join('. ');
}

/** "PINE BLUFF MESA (QPM)" as a heading has it. */
const townOf = (airport: string) =>
  airport
    .replace(/ \(.*/, '')
    .toLowerCase()
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** What a plate is called, how it is described and how it is shown: its plan view is told, and drawn by itself. */
export function headOfPlate<One extends Plate>(
  plate: One,
  called: string,
  plan: string,
  draw: (plate: One, marked: Marked) => ExhibitSheet,
): Pick<Exhibit, 'title' | 'called' | 'description' | 'sheet'> {
  return {
    title: `${plate.procedure}, ${townOf(plate.airport)}`,
    called,
    description: describePlate(plate, plan),
    sheet: (marked) => [draw(plate, marked)],
  };
}

const box = (x: number, y: number, width: number, height: number) =>
  tag('rect', { x, y, width, height, fill: 'none', stroke: ink, 'stroke-width': 1.5 });

/** Marks: navaid, course, elevations, notes, missed, safe, glidepath, `fix-NAME`, `line-NAME`, and what the plan brings. */
export function drawPlate(plate: Plate, marked: Marked, plan: (at: number) => readonly string[]) {
  const height = MINIMA + ROW * (plate.minima.length + 1) + 34;
  const shade = (name: string, x: number, y: number, width: number, tall: number) =>
    marked.has(name) ? highlight(x, y, width, tall) : '';
  return drawing(
    WIDTH,
    height,
    shade('navaid', 4, 46, 142, 56),
    shade('course', 152, 46, 92, 56),
    shade('elevations', 252, 46, 344, 56),
    shade('notes', 4, 106, 312, 72),
    shade('missed', 324, 106, 272, 72),
    box(0, 0, WIDTH, 44),
    words(10, 29, plate.airport, { 'font-size': 18, 'font-weight': 'bold' }),
    words(WIDTH - 10, 29, plate.procedure, {
      'font-size': 18,
      'font-weight': 'bold',
      'text-anchor': 'end',
    }),
    ...strip(plate),
    ...plan(PLAN.top),
    box(0, PLAN.top, WIDTH, PLAN.height),
    ...(plate.safeAltitude ? [safe(plate.safeAltitude, marked)] : []),
    ...profile(plate, marked),
    ...minima(plate, marked),
  );
}

function strip(plate: Plate): string[] {
  const elevations = [
    ...(plate.runwayFeet ? [`Rwy ldg ${plate.runwayFeet}`] : []),
    ...(plate.touchdownFeet ? [`TDZE ${plate.touchdownFeet}`] : []),
    `Apt elev ${plate.airportFeet}`,
  ];
  return [
    box(0, 44, 150, 60),
    ...plate.navaid.map((text, row) => words(10, 66 + row * 20, text, { 'font-weight': 'bold' })),
    box(150, 44, 98, 60),
    words(199, 66, 'APP CRS', { 'text-anchor': 'middle' }),
    words(199, 90, degrees(plate.course), {
      'font-weight': 'bold',
      'font-size': 18,
      'text-anchor': 'middle',
    }),
    box(248, 44, 352, 60),
    ...elevations.map((text, row) => words(260, 62 + row * 18, text, {})),
    ...(plate.lights ? [words(400, 80, `Lights: ${plate.lights}`, { 'font-weight': 'bold' })] : []),
    box(0, 104, 320, 76),
    wrapped(8, 121, plate.notes, 42, 13),
    box(320, 104, 280, 76),
    wrapped(328, 121, `MISSED APPROACH: ${plate.missed}`, 36, 13),
    box(0, 180, WIDTH, 34),
    ...plate.frequencies.map(([who, frequency], column) =>
      words((column + 0.5) * (WIDTH / plate.frequencies.length), 202, `${who} ${frequency}`, {
        'font-size': 13,
        'text-anchor': 'middle',
      }),
    ),
  ];
}

function safe({ about, feet }: { about: string; feet: number }, marked: Marked): string {
  const [x, y] = [64, PLAN.top + PLAN.height - 64];
  return (
    (marked.has('safe') ? highlight(x - 58, y - 58, 116, 116) : '') +
    tag('circle', { cx: x, cy: y, r: 50, fill: 'none', stroke: ink, 'stroke-width': 1.5 }) +
    words(x, y - 14, `MSA ${about}`, { 'font-size': 12, 'text-anchor': 'middle' }) +
    words(x, y + 4, '25 NM', { 'font-size': 12, 'text-anchor': 'middle' }) +
    chartText(x, y + 26, String(feet), 18)
  );
}

function profile({ profile: fixes, glidepath }: Plate, marked: Marked): string[] {
  const { top, height } = PROFILE;
  const step = (WIDTH - 120) / Math.max(1, fixes.length - 1);
  const place = fixes.map((_, at) => [60 + at * step, top + 62 + (at * 38) / (fixes.length - 1)] as const);
  return [
    box(0, top, WIDTH, height),
    ...fixes.flatMap(({ name }, at) =>
      marked.has(`fix-${name}`) ? [highlight(place[at]![0] - 42, top + 4, 84, 84)] : [],
    ),
    ...(marked.has('glidepath') ? [highlight(8, top + height - 30, 236, 26)] : []),
    path(place, { 'stroke-width': 3 }),
    ...fixes.flatMap((one, at) => {
      const [x, y] = place[at]!;
      return [
        path([
          [x, y],
          [x, top + height - 32],
        ]),
        chartText(x, top + 20, one.name, 14),
        ...(one.altitude ? [altitude(x, top + 40, one.altitude, one.kind)] : []),
        ...(one.isFinal ? [maltese([x, y])] : []),
        ...(one.miles
          ? [
              words(x + step / 2, (y + place[at + 1]![1]) / 2 - 9, `${one.miles} NM`, {
                'font-size': 13,
                'text-anchor': 'middle',
              }),
            ]
          : []),
      ];
    }),
    ...(glidepath ? [words(14, top + height - 11, glidepath, { 'font-size': 14 })] : []),
  ];
}

function minima(plate: Plate, marked: Marked): string[] {
  const column = (WIDTH - 150) / plate.categories.length;
  const middle = (at: number) => 150 + (at + 0.5) * column;
  const head = plate.categories.map((name, at) =>
    words(middle(at), MINIMA + 22, name, { 'text-anchor': 'middle', 'font-weight': 'bold' }),
  );
  return [
    box(0, MINIMA, WIDTH, ROW),
    words(10, MINIMA + 22, 'CATEGORY', { 'font-size': 13 }),
    ...head,
    ...plate.minima.flatMap((one, row) => {
      const y = MINIMA + ROW * (row + 1);
      return [
        ...(marked.has(`line-${one.name}`) ? [highlight(3, y + 3, WIDTH - 6, ROW - 6)] : []),
        box(0, y, WIDTH, ROW),
        words(10, y + 21, one.title, { 'font-weight': 'bold', 'font-size': 13 }),
        ...one.cells.map((cell, at) => {
          const text = `${minimaText(cell)}  ${heightOf(plate, one, cell.altitude)}`;
          const x = one.cells.length > 1 ? middle(at) : (150 + WIDTH) / 2;
          return words(x, y + 21, text, { 'text-anchor': 'middle', 'font-weight': 'bold' });
        }),
      ];
    }),
  ];
}
