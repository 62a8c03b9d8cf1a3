import { tag, words } from '../draw.ts';

/** Symbols in the manner of a sectional chart. Places are in pixels; a chart has its own scale. */
export const BLUE = '#0b4aa0';
export const MAGENTA = '#a3156b';

const halo = { stroke: '#fbfaf5', 'stroke-width': 8, 'paint-order': 'stroke', 'stroke-linejoin': 'round' };

/** Chart lettering, legible over lines. */
export const lettering = (x: number, y: number, text: string, fill: string, size = 15, anchor = 'middle') =>
  words(x, y, text, { fill, 'font-size': size, 'text-anchor': anchor, 'font-weight': 'bold', ...halo });

/** "100 over SFC": the ceiling and the floor of a piece of Class B or C, in hundreds of feet MSL. */
export function limits(x: number, y: number, top: string, bottom: string, color: string): string {
  return (
    lettering(x, y, top, color, 18) +
    tag('line', { x1: x - 20, y1: y + 5, x2: x + 20, y2: y + 5, stroke: color, 'stroke-width': 2 }) +
    lettering(x, y + 23, bottom, color, 18)
  );
}

/** The ceiling of Class D in its dashed box, in hundreds of feet MSL. */
export const boxedCeiling = (x: number, y: number, top: string) =>
  tag('rect', {
    x: x - 20,
    y: y - 17,
    width: 40,
    height: 24,
    fill: '#fbfaf5',
    stroke: BLUE,
    'stroke-width': 2,
    'stroke-dasharray': '6 3',
  }) + words(x, y + 1, top, { fill: BLUE, 'font-size': 17, 'text-anchor': 'middle', 'font-weight': 'bold' });

export const ring = (
  x: number,
  y: number,
  radius: number,
  color: string,
  more: Record<string, string | number> = {},
) => tag('circle', { cx: x, cy: y, r: radius, fill: 'none', stroke: color, 'stroke-width': 3, ...more });

export const DASHED = { 'stroke-dasharray': '10 6' };

/** Magenta that fades inward: Class E from 700 feet above the ground inside it. */
export const vignette = (x: number, y: number, radius: number) =>
  [0, 4, 8, 12]
    .map((inward, step) =>
      ring(x, y, radius - inward, MAGENTA, { 'stroke-width': 4, 'stroke-opacity': 0.34 - step * 0.08 }),
    )
    .join('');

/** A hard-surfaced runway of 1,500 to 8,069 feet inside its circle. `turn`: the runway's direction on the chart. */
export function airport(x: number, y: number, color: string, turn: number, hasServices = true): string {
  const ticks = [0, 90, 180, 270].map((angle) =>
    tag('rect', {
      x: x - 3,
      y: y - 19,
      width: 6,
      height: 6,
      fill: color,
      transform: `rotate(${angle} ${x} ${y})`,
    }),
  );
  return (
    (hasServices ? ticks.join('') : '') +
    tag('circle', { cx: x, cy: y, r: 14, fill: color }) +
    tag('rect', {
      x: x - 2.5,
      y: y - 11,
      width: 5,
      height: 22,
      fill: '#fbfaf5',
      transform: `rotate(${turn} ${x} ${y})`,
    })
  );
}

/** For a legend. */
export const smallAirport = (color: string, turn: number) =>
  tag('g', { transform: 'translate(18 -1) scale(0.55)' }, airport(0, 0, color, turn));

/** A name and what stands below it. */
export const airportData = (x: number, y: number, lines: readonly string[], color: string) =>
  lines.map((text, row) => lettering(x, y + row * 17, text, color, 14)).join('');

/** A group obstruction is two of it; this is one. Its top above the sea, and in brackets above the ground. */
export function tower(x: number, y: number, msl: number, agl: number, isTall: boolean): string {
  const shape = isTall
    ? tag('path', {
        d: `M${x - 6} ${y} L${x} ${y - 30} L${x + 6} ${y}`,
        fill: 'none',
        stroke: BLUE,
        'stroke-width': 3,
      })
    : tag('path', {
        d: `M${x - 8} ${y} L${x} ${y - 17} L${x + 8} ${y}`,
        fill: 'none',
        stroke: BLUE,
        'stroke-width': 3,
      });
  return (
    shape +
    tag('circle', { cx: x, cy: y - 2, r: 2.5, fill: BLUE }) +
    lettering(x + 14, y - 10, String(msl), BLUE, 15, 'start') +
    words(x + 14, y + 7, `(${agl})`, { fill: BLUE, 'font-size': 14, ...halo })
  );
}

/** A place that a question asks about. */
export const spot = (x: number, y: number, name: string) =>
  tag('path', {
    d: `M${x - 9} ${y - 9} L${x + 9} ${y + 9} M${x + 9} ${y - 9} L${x - 9} ${y + 9}`,
    stroke: '#b0141d',
    'stroke-width': 4,
  }) + lettering(x + 14, y - 8, name, '#b0141d', 18, 'start');

/** Maximum elevation figure: thousands large, hundreds small. */
export const elevationFigure = (x: number, y: number, feet: number) =>
  words(x, y, String(Math.floor(feet / 1_000)), {
    fill: BLUE,
    'font-size': 44,
    'font-weight': 'bold',
    'text-anchor': 'end',
  }) +
  words(x + 2, y - 14, String(Math.floor((feet % 1_000) / 100)), {
    fill: BLUE,
    'font-size': 26,
    'font-weight': 'bold',
  });

/** Each line a symbol and what it stands for, on white in the corner. */
export function legend(
  x: number,
  y: number,
  width: number,
  rows: readonly (readonly [symbol: string, text: string])[],
): string {
  const height = 28 + rows.length * 24;
  return (
    tag('rect', { x, y, width, height, fill: '#ffffff', stroke: '#47555a' }) +
    words(x + 10, y + 18, 'Legend', { 'font-weight': 'bold', 'font-size': 13 }) +
    rows
      .map(([symbol, text], row) => {
        const top = y + 38 + row * 24;
        return (
          tag('g', { transform: `translate(${x + 10} ${top - 5})` }, symbol) +
          words(x + 56, top, text, { 'font-size': 12 })
        );
      })
      .join('')
  );
}

export const lineSample = (color: string, more: Record<string, string | number> = {}) =>
  tag('line', { x1: 0, y1: 0, x2: 36, y2: 0, stroke: color, 'stroke-width': 3, ...more });

/** So many pixels are so many nautical miles. */
export function scaleBar(x: number, y: number, pixelsPerMile: number, miles: number): string {
  const end = x + pixelsPerMile * miles;
  return (
    tag('path', {
      d: `M${x} ${y - 6} V${y} H${end} V${y - 6}`,
      fill: 'none',
      stroke: '#14181a',
      'stroke-width': 2,
    }) + words((x + end) / 2, y - 8, `${miles} NM`, { 'text-anchor': 'middle', 'font-size': 12 })
  );
}
