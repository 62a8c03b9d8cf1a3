import type { ExhibitSheet, ExhibitText } from '@rightseat/contract';

/** Text, or a named piece of it that may hold an answer. */
export type Piece = string | readonly [name: string, text: string];
export type Marked = ReadonlySet<string>;

function textOf(piece: Piece, marked: Marked): ExhibitText {
  if (typeof piece === 'string') return { text: piece };
  const [name, text] = piece;
  return marked.has(name) ? { text, marked: true } : { text };
}

/** Words in fixed width, as they come over the wire. */
export function linesSheet(
  heading: string,
  lines: readonly (readonly Piece[])[],
  marked: Marked,
): ExhibitSheet {
  return {
    type: 'lines',
    heading,
    lines: lines.map((line) => line.map((piece) => textOf(piece, marked))),
  };
}

export function tableSheet(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly Piece[])[],
  marked: Marked,
): ExhibitSheet {
  return {
    type: 'table',
    caption,
    columns: [...columns],
    rows: rows.map((row) => row.map((cell) => textOf(cell, marked))),
  };
}

/** The same without marks, for reading aloud and for describing. */
export const plain = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('');

/** A row of a table, cell by cell; an empty one is left out. */
export const plainRow = (cells: readonly Piece[]): string =>
  cells
    .map((cell) => plain([cell]))
    .filter((text) => text !== '')
    .join(', ');

/** "24014G22KT" as it is read group by group: "2 4 0 1 4 G 2 2 K T". Words are left as they are. */
export function spellGroups(text: string): string {
  return text
    .replace(/[()]/g, '')
    .split(/\s+/)
    .map((group) => (/\d/.test(group) || /^[+-]?[A-Z/]{1,4}$/.test(group) ? spell(group) : group))
    .join(', ');
}

const spell = (group: string) =>
  [
    ...group
      .replace(/^-/, 'light ')
      .replace(/^\+/, 'heavy ')
      .replaceAll('/', ' slash ')
      .replaceAll('.', ' point '),
  ]
    .join(' ')
    .replace(/l i g h t/, 'light')
    .replace(/h e a v y/, 'heavy')
    .replace(/s l a s h/g, 'slash')
    .replace(/p o i n t/g, 'point')
    .replace(/\s+/g, ' ')
    .trim();
