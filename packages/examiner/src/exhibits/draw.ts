/** Pieces of an SVG drawing. It is shown as a picture, so that it can name no font but the reader's own. */
export const ink = '#14181a';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Attributes = Record<string, string | number>;

export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
  return children.length
    ? `<${name}${written.join('')}>${children.join('')}</${name}>`
    : `<${name}${written.join('')}/>`;
}

export function words(x: number, y: number, text: string, attributes: Attributes = {}): string {
  return tag('text', { x, y, fill: ink, 'font-size': 14, ...attributes }, escaped(text));
}

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}) =>
  tag('line', { x1, y1, x2, y2, stroke: ink, ...attributes });

/** What holds the answer, as a highlighter marks it: drawn under the rest. */
export const highlight = (x: number, y: number, width: number, height: number) =>
  tag('rect', {
    class: 'marked',
    x,
    y,
    width,
    height,
    rx: 6,
    fill: '#ffe56b',
    stroke: '#8a6d00',
    'stroke-width': 2,
  });

const LABEL = 'TRAINING EXHIBIT - NOT FOR NAVIGATION';

/** A drawing on paper, with the words that it must carry. */
export function drawing(width: number, height: number, ...parts: string[]) {
  const svg = tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      'font-family': 'Helvetica, Arial, sans-serif',
    },
    tag('rect', { width, height, fill: '#fbfaf5' }),
    ...parts,
    words(width - 8, height - 8, LABEL, {
      'text-anchor': 'end',
      'font-size': 11,
      'font-weight': 'bold',
      fill: '#7d4a00',
    }),
  );
  return { type: 'drawing' as const, svg, width, height };
}
