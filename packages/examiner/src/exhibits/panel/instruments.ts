import { tag, words } from '../draw.ts';

/** Instruments as they look back at the pilot: white on black. */
export const WHITE = '#f4f6f4';
export const FLAG = '#e0362c';
const GREEN = '#4ad66d';
const SKY = '#3d7fc4';
const GROUND = '#8a5a2b';

const centered = { 'text-anchor': 'middle', fill: WHITE } as const;

/** A round case with its name below. */
export const face = (x: number, y: number, radius: number, name: string) =>
  tag('circle', { cx: x, cy: y, r: radius, fill: '#101416', stroke: '#5a666a', 'stroke-width': 3 }) +
  words(x, y + radius + 20, name, { 'text-anchor': 'middle', 'font-size': 14 });

export const needle = (x: number, y: number, length: number, degrees: number, width = 4) =>
  tag('line', {
    x1: x,
    y1: y,
    x2: x,
    y2: y - length,
    stroke: WHITE,
    'stroke-width': width,
    transform: `rotate(${degrees} ${x} ${y})`,
  });

/** A scale around the case: what is printed at each angle. */
export const scale = (
  x: number,
  y: number,
  radius: number,
  marks: readonly (readonly [text: string, degrees: number])[],
) =>
  marks
    .map(([text, degrees]) => {
      const angle = ((degrees - 90) * Math.PI) / 180;
      const at = (far: number) => [x + Math.cos(angle) * far, y + Math.sin(angle) * far] as const;
      const [outer, inner, label] = [at(radius - 3), at(radius - 11), at(radius - 24)];
      return (
        tag('line', {
          x1: outer[0],
          y1: outer[1],
          x2: inner[0],
          y2: inner[1],
          stroke: WHITE,
          'stroke-width': 2,
        }) + words(label[0], label[1] + 5, text, { ...centered, 'font-size': 14 })
      );
    })
    .join('');

/** The horizon as it shows a bank: to the left is negative. */
export function horizon(x: number, y: number, radius: number, bank: number, pitch = 0): string {
  const low = y + pitch;
  const reach = Math.sqrt(radius ** 2 - pitch ** 2);
  return (
    tag(
      'g',
      { transform: `rotate(${-bank} ${x} ${y})` },
      tag('circle', { cx: x, cy: y, r: radius, fill: SKY }),
      tag('path', {
        d: `M${x - reach} ${low} A${radius} ${radius} 0 0 0 ${x + reach} ${low} Z`,
        fill: GROUND,
      }),
      tag('line', { x1: x - reach, y1: low, x2: x + reach, y2: low, stroke: WHITE, 'stroke-width': 2.5 }),
    ) +
    tag('path', {
      d: `M${x - 40} ${y} h24 l8 8 M${x + 40} ${y} h-24 l-8 8`,
      stroke: '#ffd23d',
      'stroke-width': 4,
      fill: 'none',
    })
  );
}

const CARD = ['N', '3', '6', 'E', '12', '15', 'S', '21', '24', 'W', '30', '33'];

/** A compass card turned so that the heading stands at the top. */
export const card = (x: number, y: number, radius: number, heading: number) =>
  scale(
    x,
    y,
    radius,
    CARD.map((text, at) => [text, at * 30 - heading]),
  ) + tag('path', { d: `M${x} ${y - radius + 2} l-8 -12 h16 Z`, fill: '#ffd23d' });

/** The course needle, its deviation bar in dots (right is positive) and the TO or FROM triangle. */
export function courseNeedle(
  x: number,
  y: number,
  { turn, dots, isTo }: { turn: number; dots: number; isTo: boolean },
): string {
  const spacing = 15;
  return tag(
    'g',
    { transform: `rotate(${turn} ${x} ${y})` },
    ...[-5, -4, -3, -2, -1, 1, 2, 3, 4, 5].map((dot) =>
      tag('circle', { cx: x + dot * spacing, cy: y, r: 3, fill: 'none', stroke: WHITE, 'stroke-width': 1.5 }),
    ),
    tag('path', {
      d: `M${x} ${y - 40} v-44 m-9 12 l9 -14 l9 14`,
      stroke: GREEN,
      fill: 'none',
      'stroke-width': 4,
    }),
    tag('line', { x1: x, y1: y + 40, x2: x, y2: y + 86, stroke: GREEN, 'stroke-width': 4 }),
    tag('line', {
      x1: x + dots * spacing,
      y1: y - 36,
      x2: x + dots * spacing,
      y2: y + 36,
      stroke: GREEN,
      'stroke-width': 5,
    }),
    tag('path', {
      d: isTo ? `M${x + 15} ${y - 8} h18 l-9 -28 Z` : `M${x + 15} ${y + 8} h18 l-9 28 Z`,
      fill: WHITE,
    }),
  );
}

/** A display that has nothing to show. */
export const crossedOut = (x: number, y: number, width: number, height: number) =>
  tag('rect', { x, y, width, height, fill: '#101416', stroke: FLAG, 'stroke-width': 2 }) +
  tag('path', {
    d: `M${x} ${y} L${x + width} ${y + height} M${x + width} ${y} L${x} ${y + height}`,
    stroke: FLAG,
    'stroke-width': 5,
  });
