import { drawing, highlight, ink, tag, words } from '../draw.ts';
import type { Marked } from '../sheet.ts';

/** An area of an AIRMET as it lies over a route of 600 units from left to right. */
export interface AdvisoryArea {
  name: string;
  kind: 'SIERRA' | 'TANGO' | 'ZULU';
  /** What it warns of, as the page labels it. */
  label: string;
  /** Feet MSL; without them the label says all. */
  from?: number;
  to?: number;
  /** Units along the route, and how far across it: negative is above. */
  span: readonly [from: number, to: number];
  across: readonly [top: number, bottom: number];
}

const COLORS = { SIERRA: '#7a3fa0', TANGO: '#b5651d', ZULU: '#1466b8' } as const;

const hundreds = (feet: number) => String(Math.round(feet / 100)).padStart(3, '0');

/** "080-FL180": as altitudes stand in an advisory. */
export const band = ({ from, to }: AdvisoryArea): string =>
  from === undefined || to === undefined
    ? ''
    : `${hundreds(from)}-${to >= 18_000 ? `FL${hundreds(to)}` : hundreds(to)}`;

const TOP = 220;

export function drawAdvisories(
  {
    snapshot,
    from,
    to,
    areas,
  }: { snapshot: string; from: string; to: string; areas: readonly AdvisoryArea[] },
  marked: Marked,
) {
  const place = (unit: number) => 60 + unit;
  return drawing(
    720,
    460,
    words(20, 32, `AIRMET snapshot valid ${snapshot}`, { 'font-size': 17, 'font-weight': 'bold' }),
    ...areas.flatMap(({ name, kind, label, span, across, ...area }) => {
      const [x, width, y, height] = [
        place(span[0]),
        span[1] - span[0],
        TOP + across[0],
        across[1] - across[0],
      ];
      const bow = 14;
      const text = band({ name, kind, label, span, across, ...area });
      return [
        ...(marked.has(name) ? [highlight(x - 10, y - 10, width + 20, height + 20)] : []),
        tag('path', {
          d: `M${x} ${y} L${x + width / 2} ${y - bow} L${x + width} ${y + 8} L${x + width - 12} ${y + height} L${x + width / 3} ${y + height - bow} Z`,
          fill: COLORS[kind],
          'fill-opacity': 0.12,
          stroke: COLORS[kind],
          'stroke-width': 3,
          ...(kind === 'TANGO' ? { 'stroke-dasharray': '10 5' } : {}),
        }),
        ...[kind, label, text]
          .filter((one) => one !== '')
          .map((one, row) =>
            words(x + width / 2, y + 24 + row * 19, one, {
              'text-anchor': 'middle',
              'font-size': 15,
              'font-weight': 'bold',
              fill: COLORS[kind],
            }),
          ),
      ];
    }),
    tag('line', { x1: place(0), y1: TOP, x2: place(600), y2: TOP, stroke: ink, 'stroke-width': 3 }),
    ...[
      [from, 0],
      [to, 600],
    ].flatMap(([name, at]) => [
      tag('circle', { cx: place(at as number), cy: TOP, r: 7, fill: ink }),
      words(place(at as number), TOP + 26, name as string, {
        'text-anchor': 'middle',
        'font-weight': 'bold',
      }),
    ]),
    words(20, 436, 'Altitudes in hundreds of feet MSL', { 'font-size': 13 }),
  );
}
