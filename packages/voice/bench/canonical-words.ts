import { openContractions, readSmallNumber, readTens } from '@rightseat/contract/words';
import { SPELLED_ABBREVIATIONS } from '#heard/known-abbreviations.ts';

/** Two right ways to write the same thing. */
const SAME_WORDS: readonly (readonly [RegExp, string | ((found: string) => string)])[] = [
  [/\b(should|would|could|must|might)ve\b/g, '$1 have'],
  [
    /\b(take|check|ground|air|touch|cross|down|up|head|tail|wing)[ -](off|list|speed|down|wind|span|ride)(?=s?\b)/g,
    '$1$2',
  ],
  [/\b(non|anti|pre|nano)-(?=[a-z])/g, '$1'],
  [/\bgotta\b/g, 'got to'],
  [/\bgonna\b/g, 'going to'],
  [/\bokay\b/g, 'ok'],
  [/\ball right\b/g, 'alright'],
  [/\bfox trot\b/g, 'foxtrot'],
  [/\bcarburettor\b/g, 'carburetor'],
  [/\bclass (?:alpha|bravo|charlie|delta|echo|golf)\b/g, (name) => name.slice(0, 'class a'.length)],
  // Units as they are written and as they are said.
  [/(?<=\d ?)sm\b/g, ' statute miles'],
  [/(?<=\d ?)nm\b/g, ' nautical miles'],
  [/(?<=\d ?)(?:ft)\b/g, ' feet'],
  [/(?<=\d ?)(?:kts?)\b/g, ' knots'],
];

/** Sounds of thinking: no loss when they are not written down. */
const HESITATIONS = new Set(['um', 'uh', 'uhm', 'er', 'erm', 'hmm', 'mm']);

/**
 * Words in the one form in which two transcripts are compared: small letters, no signs, no hesitations, letters said
 * one by one joined ("v f r" is "vfr"), numbers as digits ("fifteen hundred" is "1500", "ninety-one
 * point one fifty-five" is "91.155"). For scoring only: nobody is shown this.
 */
export function canonicalWords(text: string): string[] {
  const plain = SAME_WORDS.reduce(
    (result, [form, same]) =>
      typeof same === 'string' ? result.replace(form, same) : result.replace(form, same),
    openContractions(text.toLowerCase()),
  )
    .replaceAll("'", '')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/(\d)\.(?=\d)/g, '$1 point ')
    .replace(/(?<![a-z0-9])\.(?=\d)/g, ' point ')
    .replace(/%/g, ' percent ')
    .replace(/°/g, ' degrees ')
    .replace(/([a-z])\.(?=[a-z]\b)/g, '$1 ')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/(\d)(?=[a-z])(?!st\b|nd\b|rd\b|th\b)/g, '$1 ');
  return joinNumbers(joinLetters(plain.split(' ').filter((word) => word !== '' && !HESITATIONS.has(word))));
}

/** Letters in a row become one word. */
function joinLetters(words: readonly string[]): string[] {
  const joined: string[] = [];
  let run = '';
  for (const word of [...words, '']) {
    if (/^[a-z]$/.test(word)) {
      run += word;
      continue;
    }
    joined.push(...splitRun(run));
    run = '';
    if (word !== '') joined.push(word);
  }
  return joined;
}

/** The article in "a v o r" is none of the letters, and neither is the pilot in "v o r i". */
function splitRun(run: string): string[] {
  const isKnown = (letters: string) => SPELLED_ABBREVIATIONS.has(letters.toUpperCase());
  if (run === '') return [];
  if (isKnown(run)) return [run];
  if (/^[ai]/.test(run) && isKnown(run.slice(1))) return [run.charAt(0), run.slice(1)];
  if (/[ai]$/.test(run) && isKnown(run.slice(0, -1))) return [run.slice(0, -1), run.slice(-1)];
  return [run];
}

function joinNumbers(words: readonly string[]): string[] {
  const joined: string[] = [];
  for (let position = 0; position < words.length; ) {
    const number = readNumber(words, position);
    joined.push(number?.digits ?? words[position] ?? '');
    position = number?.next ?? position + 1;
  }
  return joined;
}

interface ReadNumber {
  digits: string;
  next: number;
}

/** Amounts said one after the other are one number: "one twenty-one" is "121". */
function readNumber(words: readonly string[], start: number): ReadNumber | null {
  let digits = '';
  let position = start;
  while (position < words.length) {
    if (words[position] === 'point' && readAmount(words, position + 1) && !digits.includes('.')) {
      digits += '.';
      position++;
      continue;
    }
    // "oh" is a digit among digits only.
    if (words[position] === 'oh' && digits === '') break;
    const amount = readAmount(words, position);
    if (!amount) break;
    digits += amount.digits;
    position = amount.next;
  }
  return digits === '' ? null : { digits: digits.startsWith('.') ? `0${digits}` : digits, next: position };
}

/** "five hundred", "twelve thousand five hundred", "eighteen", "2000". */
function readAmount(words: readonly string[], start: number): ReadNumber | null {
  const first = readBelowHundred(words, start);
  if (!first) return null;
  let { digits, next } = first;
  for (const [scale, size] of [
    ['hundred', 100],
    ['thousand', 1000],
  ] as const) {
    if (words[next] !== scale) continue;
    const rest = size === 1000 ? readBelowThousand(words, next + 1) : readBelowHundred(words, next + 1);
    const isPart = rest !== null && Number(rest.digits) > 0 && Number(rest.digits) < size;
    digits = String(Number(digits) * size + (isPart ? Number(rest.digits) : 0));
    next = isPart ? rest.next : next + 1;
  }
  return { digits, next };
}

function readBelowThousand(words: readonly string[], start: number): ReadNumber | null {
  const first = readBelowHundred(words, start);
  if (!first || words[first.next] !== 'hundred') return first;
  const rest = readBelowHundred(words, first.next + 1);
  const isPart = rest !== null && Number(rest.digits) > 0;
  return {
    digits: String(100 * Number(first.digits) + (isPart ? Number(rest.digits) : 0)),
    next: isPart ? rest.next : first.next + 1,
  };
}

function readBelowHundred(words: readonly string[], start: number): ReadNumber | null {
  const word = words[start] ?? '';
  if (word === 'a' && (words[start + 1] === 'hundred' || words[start + 1] === 'thousand')) {
    return { digits: '1', next: start + 1 };
  }
  if (/^\d+$/.test(word)) return { digits: word, next: start + 1 };
  const tens = readTens(word);
  if (tens === undefined) {
    const one = readSmallNumber(word);
    return one === undefined ? null : { digits: String(one), next: start + 1 };
  }
  const one = readSmallNumber(words[start + 1] ?? '') ?? 0;
  return one > 0 && one < 10
    ? { digits: String(tens + one), next: start + 2 }
    : { digits: String(tens), next: start + 1 };
}
