import { stemmer } from 'stemmer';
import { readSpokenNumbers } from './spoken-numbers.ts';
import {
  expandContraction,
  irregularForms,
  joinedCompounds,
  joinIdioms,
  joinSpelledLetters,
  type RawWord,
} from './word-forms.ts';

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

const hesitations = new Set(['um', 'uh', 'er', 'erm', 'uhm', 'hmm', 'mm', 'ah', 'eh']);
/** Words after which a new thought begins even where the recogniser heard no comma. */
const clauseOpeners = new Set(['but', 'whereas', 'while', 'versus']);
/** "10:45" is one time, as "ten forty five" is; "15:45:30" and "1:60" are none. */
const piece =
  /\b(?:[01]?\d|2[0-4]):[0-5]\d(?![\d:])|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d*\.\d+|\d+\/\d+|\d+|\p{L}+(?:'\p{L}+)*|[.,;:!?—–%°]/gu;

/** Canonical words of a text. Never throws; an empty text has none. */
export function readWords(text: string): Word[] {
  const words = readSpokenNumbers(joinIdioms(joinCompounds(joinSpelledLetters(splitWords(text)))));
  return words.map((word) => {
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
      clause++;
      if (/[.!?]/.test(match[0])) sentence++;
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

/** "1/2" is a half; "10,000" is 10000; ".04" is 0.04. */
function canonicalDigits(digits: string): string {
  if (digits === '1/2') return 'half';
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

/**
 * A finding about a stretch of words, made at the first question for it and then known: an answer is judged point by
 * point and phrase by phrase, and must not be read anew for each.
 */
export function ofWords<Found>(find: (words: readonly Word[]) => Found): (words: readonly Word[]) => Found {
  const known = new WeakMap<readonly Word[], { found: Found }>();
  return (words) => {
    let kept = known.get(words);
    if (!kept) {
      kept = { found: find(words) };
      known.set(words, kept);
    }
    return kept.found;
  };
}

const sentences = ofWords((words) => {
  const byNumber = new Map<number, Word[]>();
  for (const word of words) {
    const sentence = byNumber.get(word.sentence);
    if (sentence) sentence.push(word);
    else byNumber.set(word.sentence, [word]);
  }
  return byNumber;
});

/** The sentence that a word of these words stands in. */
export function sentenceOf(words: readonly Word[], { sentence }: Word): readonly Word[] {
  return sentences(words).get(sentence) ?? [];
}

const listWords = ofWords((words) => countsBefore(words, ({ text }) => /^(?:and|or|then)$/.test(text)));
const numbers = ofWords((words) => countsBefore(words, ({ isNumber }) => isNumber));

/** How many words from `from` up to `to`, without it, begin the next item of a list. */
export function listWordsBetween(words: readonly Word[], from: number, to: number): number {
  return to > from ? listWords(words)[to]! - listWords(words)[from]! : 0;
}

/** How many of these are numbers. */
export function numbersBetween(words: readonly Word[], from: number, to: number): number {
  return to > from ? numbers(words)[to]! - numbers(words)[from]! : 0;
}

function countsBefore(words: readonly Word[], counts: (word: Word) => boolean): number[] {
  const before = [0];
  for (const word of words) before.push(before.at(-1)! + Number(counts(word)));
  return before;
}
