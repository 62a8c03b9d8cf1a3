import { stemmer } from 'stemmer';
import { readSpokenNumber, scaleRange } from './spoken-numbers.ts';
import {
  expandContraction,
  irregularForms,
  type RawWord,
  readIdiom,
  readSpelled,
  rewrite,
} from './word-forms.ts';

/** A word as it is compared: "not", "3", "0.04", "vfr", in lower case, numbers as digits, spelled letters joined. */
export interface Word extends RawWord {
  /** Porter stem; a number stems to itself. */
  stem: string;
  isNumber: boolean;
}

const hesitations = new Set(['um', 'uh', 'er', 'erm', 'uhm', 'hmm', 'mm', 'ah', 'eh']);
/** Words after which a new thought begins even where the recogniser heard no comma. */
const clauseOpeners = new Set(['but', 'whereas', 'while', 'versus']);
/** "10:45" is one time, as "ten forty five" is; "15:45:30" and "1:60" are none. */
const piece =
  /\b(?:[01]?\d|2[0-4]):[0-5]\d(?![\d:])|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+\/\d+|\d+|\p{L}+(?:'\p{L}+)*|[.,;:!?—–%°]/gu;

/** Canonical words of a text. Never throws; an empty text has none. */
export function readWords(text: string): Word[] {
  const passes = [readSpelled, readIdiom, readSpokenNumber, scaleRange];
  return passes.reduce(rewrite, splitWords(text)).map((word) => {
    const isNumber = /^\d|^half$/.test(word.text);
    return { ...word, isNumber, stem: isNumber ? word.text : stemOf(word.text) };
  });
}

/** No word is longer than this, and stemming takes the longer the longer a word is. */
const longestWord = 40;
/** What answers and questions say again and again; a vocabulary larger than this is made up. */
const mostStems = 30_000;

const knownStems = new Map<string, string>();

export function stemOf(word: string): string {
  if (word.length > longestWord) return word;
  let stem = knownStems.get(word);
  if (stem === undefined) {
    stem = stemmer(irregularForms.get(word) ?? word);
    if (knownStems.size >= mostStems) knownStems.clear();
    knownStems.set(word, stem);
  }
  return stem;
}

/** The stems of a list of words. */
export const stemsOf = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/).map(stemOf));

function splitWords(text: string): RawWord[] {
  // Lower case letter by letter: offsets must still fit the source.
  const plain = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/[’‘]/g, "'");
  const words: RawWord[] = [];
  let sentence = 0;
  let clause = 0;
  for (const match of plain.matchAll(piece)) {
    const start = match.index;
    const end = start + match[0].length;
    if (/^[.,;:!?—–]$/.test(match[0])) {
      if (match[0] === '.' && isInsideInitials(plain, start)) continue;
      if (/[.!?]/.test(match[0])) [sentence, clause] = [sentence + 1, clause + 1];
      clause++;
      continue;
    }
    if (clauseOpeners.has(match[0])) clause++;
    for (const word of canonical(match[0]))
      if (!hesitations.has(word)) words.push({ text: word, start, end, sentence, clause });
  }
  return words;
}

function canonical(said: string): readonly string[] {
  if (said === '%') return ['percent'];
  if (said === '°') return ['degree'];
  return /^[\d.]/.test(said) ? [canonicalDigits(said)] : expandContraction(said);
}

/** "1/2" is a half, "3/4" is 0.75; "10,000" is 10000; ".04" is 0.04. */
function canonicalDigits(digits: string): string {
  if (digits === '1/2') return 'half';
  if (/^[13]\/4$/.test(digits)) return String(Number(digits[0]) / 4);
  const bare = digits.replace(/[,:]/g, '').replace(/\/.*/, '');
  return (bare.startsWith('.') ? `0${bare}` : bare).replace(/^0+(?=\d)/, '');
}

/** The stops of "v.f.r." end no sentence. */
function isInsideInitials(text: string, at: number): boolean {
  return (
    /(?:^|[^\p{L}])\p{L}$/u.test(text.slice(Math.max(0, at - 2), at)) &&
    /^\.\p{L}(?:[^\p{L}]|$)/u.test(text.slice(at, at + 3))
  );
}
