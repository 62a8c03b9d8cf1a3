import type { ShownExhibit } from '#content/exhibit.ts';
import { tellingStems } from './find-corrected.ts';

type Read = Pick<ShownExhibit, 'spoken' | 'description'>;

const lead = /^(?:It|They|The \w+(?: \w+){0,3}) reads?(?:, [a-z ]+)?: /;

/** What there is to read of it, piece by piece; "A. Sample" is none. */
function piecesOf({ spoken, description }: Read): string[] {
  return (spoken ?? description)
    .split(/(?<=[.;])(?<!\b[A-Z]\.)\s+/)
    .map((piece) => piece.replace(lead, '').replace(/;$/, '.'));
}

const places: readonly [RegExp, number][] = [
  [/\b(?:first|top|upper)\b/i, 0],
  [/\bsecond\b/i, 1],
  [/\bthird\b/i, 2],
  [/\b(?:last|latest|bottom)\b/i, -1],
];
const counted = /\b(?:line|entry|row|one|item|notam|group)\b/i;
const isDay = (piece: string) => piece.startsWith('Today is ');
/** Words that he asks with, and that any sheet may have. */
const asking = tellingStems(
  'read say tell ask show name number label line entry word print write list mark page sheet chart map table display screen picture please there stand abbreviation english normal plain first second third last latest top bottom one',
);
/** Of more than these he asks for all. */
const MOST_PIECES = 2;

/** The pieces that he asks for, by their place or by words of theirs; null where no few of them are meant. */
export function findLines(exhibit: Read, asks: string): string[] | null {
  const pieces = piecesOf(exhibit);
  const entries = pieces.filter((piece) => !isDay(piece));
  const byPlace = counted.test(asks)
    ? places.flatMap(([place, at]) => (exhibit.spoken && place.test(asks) ? (entries.at(at) ?? []) : []))
    : [];
  const byWord = findByWords(pieces, asks);
  const found = [...new Set([...byPlace, ...(byWord.length > MOST_PIECES && byPlace.length ? [] : byWord)])];
  return found.length > 0 && found.length <= MOST_PIECES ? found : null;
}

/** Those that alone have one of his words, else those that have most of them. */
function findByWords(pieces: readonly string[], asks: string): string[] {
  const wanted = [...tellingStems(asks)].filter((stem) => !asking.has(stem));
  const having = wanted.map((stem) => pieces.filter((piece) => tellingStems(piece).has(stem)));
  const named = having.flatMap((some) => (some.length === 1 ? some : []));
  if (named.length) return [...new Set(named)];
  const count = (piece: string) => having.filter((some) => some.includes(piece)).length;
  const most = Math.max(0, ...pieces.map(count));
  return most ? pieces.filter((piece) => count(piece) === most) : [];
}
