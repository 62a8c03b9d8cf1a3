import { tag, words } from '../draw.ts';
import { BLUE, lettering, MAGENTA, ring } from './chart-symbols.ts';

/** More symbols in the manner of a sectional chart. Places are in pixels. */

/** Blue that fades outward from a hard edge: Class E from 1,200 feet above the ground on the soft side. */
export const softEdge = (x: number, top: number, bottom: number) =>
  [0, 5, 10, 15, 20]
    .map((away, step) =>
      tag('line', {
        x1: x - away,
        y1: top,
        x2: x - away,
        y2: bottom,
        stroke: BLUE,
        'stroke-width': 5,
        'stroke-opacity': 0.6 - step * 0.12,
      }),
    )
    .join('');

/** A military training route: a thin grey line with its name and the way it is flown. */
export const trainingRoute = (x1: number, y1: number, x2: number, y2: number, name: string) => {
  const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    tag('line', { x1, y1, x2, y2, stroke: '#7d8a90', 'stroke-width': 3 }) +
    tag('g', { transform: `rotate(${turn} ${x} ${y})` }, lettering(x, y - 8, `${name} →`, '#4b565b', 17))
  );
};

/** The edge of a wildlife refuge or a park: a blue line with dots inside. */
export const refugeEdge = (x: number, y: number, width: number, height: number) =>
  tag('rect', { x, y, width, height, rx: 30, fill: 'none', stroke: BLUE, 'stroke-width': 2 }) +
  tag('rect', {
    x: x + 7,
    y: y + 7,
    width: width - 14,
    height: height - 14,
    rx: 24,
    fill: 'none',
    stroke: BLUE,
    'stroke-width': 4,
    'stroke-dasharray': '0.5 10',
    'stroke-linecap': 'round',
  });

/** The edge of the air defense identification zone: magenta with dots on its side, here the left. */
export const defenseEdge = (x1: number, y1: number, x2: number, y2: number) =>
  tag('line', { x1, y1, x2, y2, stroke: MAGENTA, 'stroke-width': 3 }) +
  tag('line', {
    x1: x1 - 8,
    y1,
    x2: x2 - 8,
    y2,
    stroke: MAGENTA,
    'stroke-width': 6,
    'stroke-dasharray': '0.5 12',
    'stroke-linecap': 'round',
  });

/** A VOR with its rose, north on the rose being magnetic: `variation` degrees east of the page's. */
export function rose(x: number, y: number, radius: number, variation: number): string {
  const ticks = Array.from({ length: 36 }, (_, at) => {
    const angle = ((at * 10 + variation - 90) * Math.PI) / 180;
    const inner = radius - (at % 3 === 0 ? 16 : 8);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const label =
      at % 3 === 0
        ? words(x + cos * (radius - 28), y + sin * (radius - 28) + 5, String(at), {
            fill: BLUE,
            'font-size': 14,
            'text-anchor': 'middle',
          })
        : '';
    return (
      tag('line', {
        x1: x + cos * radius,
        y1: y + sin * radius,
        x2: x + cos * inner,
        y2: y + sin * inner,
        stroke: BLUE,
        'stroke-width': 1.5,
      }) + label
    );
  });
  return ring(x, y, radius, BLUE, { 'stroke-width': 1.5 }) + ticks.join('');
}

/** A town: yellow where it is built up. */
export const town = (x: number, y: number, name: string) =>
  tag('path', {
    d: `M${x - 14} ${y - 8} l10 -8 l16 4 l4 12 l-12 10 l-16 -4 Z`,
    fill: '#f3dc6b',
    stroke: '#8b8152',
    'stroke-width': 1.5,
  }) + lettering(x, y + 30, name, '#2b3437', 15);
