import { stemmer } from 'stemmer';
import { joinIdioms } from './idioms.ts';
import { joinSpelledLetters } from './spelled-letters.ts';
import { readSpokenNumbers } from './spoken-numbers.ts';
import { expandContraction, irregularForms, joinedCompounds } from './word-forms.ts';

/** One canonical word of an answer, with its place in the text as it was said. */
export interface Word {
  /** "not", "3", "0.04", "vfr": lower case, numbers as digits, spelled letters joined. */
  text: string;
  /** Porter stem; a number stems to itself. */
  stem: string;
  isNumber: boolean;
  /** Character range in the source text. */
  start: number;
  end: number;
  sentence: number;
  /** Counts commas, dashes and sentence ends, so that two numbers of one list stay apart. */
  clause: number;
}

/** A word before numbers are read: what the passes over a text hand on. */
export interface RawWord {
  text: string;
  start: number;
  end: number;
  sentence: number;
  clause: number;
}

const hesitations = new Set(['um', 'uh', 'er', 'erm', 'uhm', 'hmm', 'mm', 'ah', 'eh']);
/** Words after which a new thought begins even where the recogniser heard no comma. */
const clauseOpeners = new Set(['but', 'whereas', 'while', 'versus']);
const piece = /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+\/\d+|\d+|\p{L}+(?:'\p{L}+)*|[.,;:!?—–%°]/gu;

/** Canonical words of a text. Never throws; an empty text has none. */
export function readWords(text: string): Word[] {
  const words = readSpokenNumbers(joinIdioms(joinCompounds(joinSpelledLetters(splitWords(text)))));
  return words.map((word) => {
    const isNumber = /^\d|^half$/.test(word.text);
    return { ...word, isNumber, stem: isNumber ? word.text : stemOf(word.text) };
  });
}

export function stemOf(word: string): string {
  return stemmer(irregularForms.get(word) ?? word);
}

function splitWords(text: string): RawWord[] {
  // Lower case letter by letter: offsets must still fit the source.
  const plain = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase()).replace(/[’‘]/g, "'");
  const words: RawWord[] = [];
  let sentence = 0;
  let clause = 0;
  for (const match of plain.matchAll(piece)) {
    const start = match.index;
    const end = start + match[0].length;
    const add = (word: string) => words.push({ text: word, start, end, sentence, clause });
    if (match[0] === '%') add('percent');
    else if (match[0] === '°') add('degree');
    else if (/^[.,;:!?—–]$/.test(match[0])) {
      if (match[0] === '.' && isInsideInitials(plain, start)) continue;
      clause++;
      if (/[.!?]/.test(match[0])) sentence++;
    } else if (/^[\d.]/.test(match[0])) add(canonicalDigits(match[0]));
    else {
      if (clauseOpeners.has(match[0])) clause++;
      for (const word of expandContraction(match[0])) if (!hesitations.has(word)) add(word);
    }
  }
  return words;
}

/** "1/2" is a half; "10,000" is 10000; ".04" is 0.04. */
function canonicalDigits(digits: string): string {
  if (digits === '1/2') return 'half';
  const bare = digits.replaceAll(',', '').replace(/\/.*/, '');
  return (bare.startsWith('.') ? `0${bare}` : bare).replace(/^0+(?=\d)/, '');
}

/** The stops of "v.f.r." end no sentence. */
function isInsideInitials(text: string, at: number): boolean {
  return (
    /(?:^|[^\p{L}])\p{L}$/u.test(text.slice(Math.max(0, at - 2), at)) &&
    /^\.\p{L}(?:[^\p{L}]|$)/u.test(text.slice(at, at + 3))
  );
}

function joinCompounds(words: RawWord[]): RawWord[] {
  const joined: RawWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const compound = last && last.clause === word.clause && joinedCompounds.get(`${last.text} ${word.text}`);
    if (last && compound) joined[joined.length - 1] = { ...last, text: compound, end: word.end };
    else joined.push(word);
  }
  return joined;
}
