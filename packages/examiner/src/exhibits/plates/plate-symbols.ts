import { ink, tag, words } from '../draw.ts';

/** Symbols in the manner of the instrument charts: black on paper. Places are in pixels; nothing is to scale. */
type At = readonly [x: number, y: number];

const stroke = (more: Record<string, string | number> = {}) => ({
  stroke: ink,
  fill: 'none',
  'stroke-width': 2,
  ...more,
});

const halo = { stroke: '#fbfaf5', 'stroke-width': 4, 'paint-order': 'stroke', 'stroke-linejoin': 'round' };

export const chartText = (x: number, y: number, text: string, size = 15, anchor = 'middle', fill = ink) =>
  words(x, y, text, { 'font-size': size, 'text-anchor': anchor, 'font-weight': 'bold', fill, ...halo });

/** Lines that fit in so many letters. */
export function wrapped(x: number, y: number, text: string, letters: number, size = 14): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || last.length + word.length >= letters) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.map((row, index) => words(x, y + index * (size + 3), row, { 'font-size': size })).join('');
}

/** The final approach course, and any other path that is flown. */
export const path = (points: readonly At[], more: Record<string, string | number> = {}) =>
  tag('path', { d: `M${points.map(([x, y]) => `${x} ${y}`).join(' L')}`, ...stroke(more) });

export const HEAVY = { 'stroke-width': 4 };
export const MISSED = { 'stroke-dasharray': '9 6' };

export function arrow([x, y]: At, degrees: number): string {
  return tag('path', {
    d: `M${x} ${y} l-6 14 h12 Z`,
    fill: ink,
    transform: `rotate(${degrees} ${x} ${y})`,
  });
}

/** A fix that the pilot finds by a radio; a waypoint is a star of four points. */
export const fix = ([x, y]: At) =>
  tag('path', { d: `M${x} ${y - 9} l9 15 h-18 Z`, ...stroke({ fill: '#fbfaf5' }) });
export const waypoint = ([x, y]: At) =>
  tag('path', {
    d: `M${x} ${y - 12} Q${x} ${y} ${x + 12} ${y} Q${x} ${y} ${x} ${y + 12} Q${x} ${y} ${x - 12} ${y} Q${x} ${y} ${x} ${y - 12} Z`,
    fill: ink,
    stroke: ink,
    'stroke-width': 2,
  });
/** The point of a descent that no glidepath gives: a Maltese cross. */
export const maltese = ([x, y]: At) =>
  [0, 90, 180, 270]
    .map((turn) =>
      tag('path', {
        d: `M${x} ${y} l-5 -11 h10 Z`,
        fill: ink,
        transform: `rotate(${turn} ${x} ${y})`,
      }),
    )
    .join('');

export const vorSymbol = ([x, y]: At, color: string = ink) =>
  tag('path', {
    d: `M${x - 7} ${y - 12} h14 l7 12 l-7 12 h-14 l-7 -12 Z`,
    fill: '#fbfaf5',
    stroke: color,
    'stroke-width': 3,
  }) + tag('circle', { cx: x, cy: y, r: 2.5, fill: color });

/** A racetrack whose inbound leg ends at the fix. `turn` is the inbound course on the page; turns are to the right. */
export const hold = ([x, y]: At, turn: number, length = 70) =>
  tag('path', {
    d: `M${x} ${y} a16 16 0 0 1 32 0 v${length} a16 16 0 0 1 -32 0 Z`,
    ...stroke(),
    transform: `rotate(${turn} ${x} ${y})`,
  });

/** The barb on the side on which the course is reversed. */
export const barb = ([x, y]: At, degrees: number) =>
  tag('path', {
    d: `M${x} ${y} v-62 m0 0 l-6 12 m6 -12 l6 12`,
    ...stroke(),
    transform: `rotate(${degrees} ${x} ${y})`,
  });

export const runwayMark = ([x, y]: At, turn: number) =>
  tag('rect', {
    x: x - 4,
    y: y - 20,
    width: 8,
    height: 40,
    fill: ink,
    transform: `rotate(${turn} ${x} ${y})`,
  });

/** An altitude with its lines: below it, not lower; above it, not higher; both, exactly. */
export function altitude(
  x: number,
  y: number,
  feet: number,
  kind: 'minimum' | 'maximum' | 'mandatory' | 'plain' = 'minimum',
): string {
  const text = feet.toLocaleString('en-US').replace(',', '');
  const half = text.length * 4.8;
  const rule = (at: number) =>
    tag('line', { x1: x - half, y1: at, x2: x + half, y2: at, stroke: ink, 'stroke-width': 1.8 });
  return (
    chartText(x, y, text, 16) +
    (kind === 'minimum' || kind === 'mandatory' ? rule(y + 5) : '') +
    (kind === 'maximum' || kind === 'mandatory' ? rule(y - 16) : '')
  );
}
