import { readOnes, readSmallNumber, readTens } from '@rightseat/contract/words';
import type { RawWord, Rewriting } from './word-forms.ts';

/** "the one on the right", "no one": a pronoun, not a figure. */
const beforePronounOne =
  /^(the|that|this|which|each|every|any|no|another|other|last|first|next|only|right|wrong|left|some|either|new|old|same|(?:high|low|bigg|small|old|new|long|short|near|clos|larg|great|lat|earli)(?:er|est))$/;
const afterPronounOne = /^(of|who|that|which|is|on|has|another|thing|i|you|we|they|he|she|it)$/;
/** "an hour after sunset" says one hour. */
const measured =
  /^(?:hour|mile|minute|month|day|year|week|foot|knot|degree|inch|calendar|statute|nautical)s?$/;

interface Reading {
  value: string;
  next: number;
}

/** A number as digits: "five hundred" → 500, "one two one point five" → 121.5, "point oh four" → 0.04. */
export function readSpokenNumber(clause: readonly RawWord[], at: number): Rewriting | null {
  const reading = readNumber(clause, at);
  // "Turns around a point": a word that may begin a number need not.
  return reading && reading.next > at ? { texts: [reading.value], next: reading.next } : null;
}

/** "From seven to sixteen thousand", "six or seven thousand", "between 8 and 10,000": the thousand is said once, of both. */
export function scaleRange(clause: readonly RawWord[], at: number): Rewriting | null {
  const [low = '', joint = '', high = ''] = clause.slice(at, at + 3).map(({ text }) => text);
  const isRange =
    /^(?:to|or|through)$/.test(joint) || (joint === 'and' && clause[at - 1]?.text === 'between');
  const isScaled = /^[1-9]\d?$/.test(low) && /^[1-9]\d?000$/.test(high) && Number(high) > Number(low) * 1000;
  return isRange && isScaled ? { texts: [`${low}000`], next: at + 1 } : null;
}

function readNumber(words: readonly RawWord[], at: number): Reading | null {
  const first = words[at]!.text;
  const following = words[at + 1]?.text;
  if (/^an?$/.test(first)) {
    if (isScale(following)) return readScaled(words, { value: '1', next: at + 1 });
    if (following === 'half') return { value: 'half', next: at + 2 };
    return following && measured.test(following) ? { value: '1', next: at + 1 } : null;
  }
  // "Half an hour" is no half and one.
  if (first === 'half') return { value: 'half', next: /^an?$/.test(following ?? '') ? at + 2 : at + 1 };
  if (isScale(first)) return readScaled(words, { value: '1', next: at });
  if (first === 'oh') return null;
  if (first === 'one' && isPronoun(words, at)) return null;
  if (first === 'point') return readFraction(words, { value: '0', next: at });
  const reading = readFigure(words, at);
  if (!reading) return null;
  return readHalf(words, readFraction(words, readVisibility(words, readScaled(words, reading))));
}

/** Digits said one by one or in pairs ("one twenty", "twenty nine ninety two"), or a numeral as written. */
function readFigure(words: readonly RawWord[], at: number): Reading | null {
  const first = readAtom(words, at);
  if (!first) return null;
  let { value, next } = first;
  while (next < words.length) {
    const both = `${words[next - 1]!.text} ${words[next]!.text}`;
    const more = /^(?:\d \d|\D\S* \D\S*)$/.test(both) ? readAtom(words, next) : null;
    if (!more || isScale(words[more.next]?.text)) break;
    value += more.value;
    next = more.next;
  }
  return { value, next };
}

/** "five", "twenty four", "91.155", "10000". */
function readAtom(words: readonly RawWord[], at: number): Reading | null {
  const word = words[at]?.text ?? '';
  if (/^\d/.test(word)) return { value: word, next: at + 1 };
  const ten = readTens(word);
  if (ten !== undefined) {
    const one = readOnes(words[at + 1]?.text ?? '');
    return one ? { value: String(ten + one), next: at + 2 } : { value: String(ten), next: at + 1 };
  }
  const one = readSmallNumber(word);
  return one === undefined ? null : { value: String(one), next: at + 1 };
}

/** Hundreds and thousands. "five hundred one thousand" is a list: nobody flies at 501,000 feet. */
function readScaled(words: readonly RawWord[], { value, next }: Reading): Reading {
  const size = scales.get(words[next]?.text ?? '');
  if (!size || (value.includes('.') && size === 100)) return { value, next };
  const rest = readRest(words, next + 1, size);
  const sum = Number(value) * size + Number(rest?.value ?? 0);
  return readScaled(words, { value: String(sum), next: rest?.next ?? next + 1 });
}

function readRest(words: readonly RawWord[], at: number, size: number): Reading | null {
  const skipsAnd = words[at]?.text === 'and' ? 1 : 0;
  const rest = readAtom(words, at + skipsAnd);
  if (!rest || rest.value.includes('.')) return null;
  if (size === 1000 && words[rest.next]?.text === 'hundred' && Number(rest.value) < 10 && !skipsAnd) {
    return readScaled(words, rest);
  }
  const limit = skipsAnd ? 100 : size;
  const saysMiles = skipsAnd && /^[123]$/.test(rest.value) && !isVisibility(words, rest);
  const isTooMuch = isScale(words[rest.next]?.text) || Number(rest.value) >= limit;
  return saysMiles || isTooMuch || Number(rest.value) === 0 ? null : rest;
}

function readFraction(words: readonly RawWord[], reading: Reading): Reading {
  if (words[reading.next]?.text !== 'point' || reading.value.includes('.')) return reading;
  let digits = '';
  let next = reading.next + 1;
  for (let atom = readAtom(words, next); atom && !atom.value.includes('.'); atom = readAtom(words, next)) {
    digits += atom.value;
    next = atom.next;
  }
  // "Point zero for", as recognisers write it.
  if (digits === '0' && words[next]?.text === 'for') {
    digits = '04';
    next++;
  }
  return digits ? { value: `${reading.value}.${digits}`, next } : reading;
}

/** "600-2", "a thousand and three": a ceiling and a visibility, told as one figure. */
function readVisibility(words: readonly RawWord[], { value, next }: Reading): Reading {
  const reading = { value, next };
  if (!/^\d{1,2}00$/.test(value) || Number(value) < 200) return reading;
  const at = /^(?:and|dash)$/.test(words[next]?.text ?? '') ? next + 1 : next;
  const rest = readAtom(words, at);
  if (!rest || !isVisibility(words, rest)) return reading;
  return { value: String(Number(value) + Number(rest.value)), next: rest.next };
}

/** Not "1,000 and 3 miles", which says of both what they are. */
function isVisibility(words: readonly RawWord[], { value, next }: Reading): boolean {
  const following = words[next]?.text ?? '';
  return /^[123]$/.test(value) && !measured.test(following) && !isScale(following);
}

/** "one and a half". */
function readHalf(words: readonly RawWord[], reading: Reading): Reading {
  const following = words.slice(reading.next, reading.next + 3).map((word) => word.text);
  const isHalf = following.join(' ') === 'and a half' && !reading.value.includes('.');
  return isHalf ? { value: `${reading.value}.5`, next: reading.next + 3 } : reading;
}

const scales = new Map([
  ['hundred', 100],
  ['thousand', 1000],
]);
const isScale = (word = '') => scales.has(word);

function isPronoun(words: readonly RawWord[], at: number): boolean {
  const next = words[at + 1]?.text ?? '';
  if (readAtom(words, at + 1) || isScale(next) || next === 'point' || measured.test(next)) return false;
  return beforePronounOne.test(words[at - 1]?.text ?? '') || afterPronounOne.test(next);
}
