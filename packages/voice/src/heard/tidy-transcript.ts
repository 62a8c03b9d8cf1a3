import { SPELLED_ABBREVIATIONS, WRITTEN_ABBREVIATIONS } from './known-abbreviations.ts';

const LONGEST_SPELLED = 4;

/** "v f r", "V. F. R.", "V-F-R", "V F Rs": letters in a row with only points, hyphens or spaces between. */
const LETTER_RUN = /(?<![\w'’.-])[A-Za-z](?:(?:\. ?|[ -])[A-Za-z])+(?:'?s|\.(?=\s+[a-z]))?(?![\w'’])/g;
/** The recogniser made one of these of "fog". Whether misheard or said, a record of an exam can do without. */
const OBSCENITIES = /\b(?:mother)?(?:fuck|shit|cunt|bitch|asshole)(?:e[dr]|ers?|ing|e?s|ty)?\b/gi;
const FAR_AIM = /\bF\.?A\.?R\.?[ /,-]+(?:and )?A\.?I\.?M\b|\bfar[ -]aim\b/gi;

/**
 * What was recognised, as the pilot is shown it: abbreviations joined and in capitals, obscenities
 * left out, nothing else touched. Letters are joined only to abbreviations we know, since a transcript must not say what was
 * not said; rewriting by sound was tried and left out: it changed 14 of 99 correct answers.
 */
export function tidyTranscript(text: string): string {
  return text
    .replace(LETTER_RUN, joinLetters)
    .replace(/\b(ADS|FIS|TIS)[ -]?B\b/gi, (_, system: string) => `${system.toUpperCase()}-B`)
    .replace(/\b[A-Za-z]{3,7}\b/g, (word) => WRITTEN_ABBREVIATIONS.get(word.toLowerCase()) ?? word)
    .replace(FAR_AIM, 'FAR/AIM')
    .replace(OBSCENITIES, '…');
}

/** The longest abbreviations from the left; letters that form none stay as they were written. */
function joinLetters(run: string): string {
  const plural = /(?<=[A-Za-z])'?s$/.exec(run)?.[0] ?? '';
  const signs = run.slice(0, run.length - plural.length).match(/[A-Za-z][. -]*/g) ?? [];
  let result = '';
  for (let first = 0; first < signs.length; ) {
    const known = knownLength(signs.slice(first));
    const taken = signs.slice(first, first + Math.max(1, known));
    const letters = taken.map((sign) => sign.charAt(0));
    // Between two abbreviations a space stays; the points inside one go.
    const spaceAfter = taken.at(-1)?.endsWith(' ') ? ' ' : '';
    // "m o a s": the recogniser takes the plural for one more letter.
    const isPlural = known === 0 && first > 0 && first === signs.length - 1 && letters[0] === 's';
    if (isPlural) return `${result.trimEnd()}s`;
    result += known > 0 ? letters.join('').toUpperCase() + spaceAfter : taken.join('');
    first += taken.length;
  }
  return result + plural.replace("'", '');
}

function knownLength(signs: readonly string[]): number {
  for (let length = Math.min(LONGEST_SPELLED, signs.length); length >= 2; length--) {
    const letters = signs.slice(0, length).map((sign) => sign.charAt(0));
    if (SPELLED_ABBREVIATIONS.has(letters.join('').toUpperCase())) return length;
  }
  return 0;
}
