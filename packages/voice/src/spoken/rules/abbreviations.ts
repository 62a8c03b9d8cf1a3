import { spellOut } from '../phonetic-alphabet.ts';
import type { SpeakingRule } from './rule.ts';

/** Said as words. In small letters they are no abbreviation to any later rule; how they sound is each synthesiser's own business. */
const SAID_AS_WORDS: Readonly<Record<string, string>> = {
  ...inSmallLetters(
    `METAR NOTAM AIRMET SIGMET PIREP TAF ATIS AWOS ASOS WAAS RAIM UNICOM CTAF VASI PAPI PAVE ARROW CARE TEAM DECIDE ANDS UNOS
    CIGAR TOMATO FLAMES FLAPS SPORT CRAFT STAR SID NASA ICAO LAHSO NORDO MAYDAY PAN FADEC MOA FISDO SELCAL SODA ADIZ MOCA`,
  ),
  RNAV: 'R nav',
  LNAV: 'L nav',
  VNAV: 'V nav',
  AROW: 'arrow',
  IMSAFE: "I'm safe",
  "I'M SAFE": "I'm safe",
  FSDO: 'fisdo',
  BasicMed: 'basic med',
  ForeFlight: 'fore flight',
  'FAR/AIM': 'far aim',
  'ADS-B': 'A D S B',
  'TIS-B': 'T I S B',
  'FIS-B': 'F I S B',
  'A/FD': 'A F D',
};

function inSmallLetters(words: string): Record<string, string> {
  return Object.fromEntries(words.split(/\s+/).map((word) => [word, word.toLowerCase()]));
}

/** Written large for emphasis; anything else in capitals is spelled. */
const EMPHASISED = new Set(
  `ALL AND ANY ARE AT BE BEFORE AFTER BUT BY CAN DO DOES DOWN EACH FOR FROM GO HAS HAVE HOW IF IN IS IT MAY MUST NEVER NO
  NOT NOW OF OFF OK ON ONE ONLY OR OUT OVER PART SHALL SHOULD STOP THAT THE THEN THERE THIS TO TWO UNDER UNTIL UP USE WE WHAT
  WHEN WHO WHY WILL WITH YES YOU YOUR CLASS DAY NIGHT LEFT RIGHT HIGH LOW FULL LEAN RICH ALWAYS BOTH SAME TRUE FALSE`.split(
    /\s+/,
  ),
);

/** Fixes are named so that they can be said, and what else has five letters and a vowel is said as a word too. */
const FIX = /^(?=.*[AEIOU])[A-Z]{5}$/;

const WORD_FORMS = Object.keys(SAID_AS_WORDS)
  .sort((one, other) => other.length - one.length)
  .map((form) => form.replaceAll('/', '\\/'));
const KNOWN_WORD = new RegExp(`(?<![A-Za-z])(${WORD_FORMS.join('|')})(s|'s)?(?![A-Za-z])`, 'g');

export const abbreviations: SpeakingRule = (text) =>
  text
    .replace(KNOWN_WORD, (_, form: string, plural = '') => `${SAID_AS_WORDS[form]}${plural}`)
    .replace(/\b([A-Z]{2,6})('?s)?\b/g, (match, letters: string, plural?: string) => {
      if (EMPHASISED.has(letters) || FIX.test(letters)) return match.toLowerCase();
      // Six or more capitals are a shouted word, not an abbreviation.
      if (letters.length > 5) return match.toLowerCase();
      return spellOut(letters) + (plural ? "'s" : '');
    })
    .replace(/\b[A-Z]{7,}\b/g, (shouted) => shouted.toLowerCase())
    .replace(/\bok\b/gi, 'okay');

const V_SPEED = /\bV[_ ]?(x|y|a|g|r|ne|no|so|s0|s1|s|fe|le|lo|ref|mc|mca|o|fto)\b/gi;

/** "Vso" as "V S O", "Vs1" as "V S one", "Vref" as "V ref". */
export const airspeeds: SpeakingRule = (text) =>
  text.replace(V_SPEED, (match, speed: string) => {
    // "v. a" and "V or a": the joined form may be in any case, the separate one only as "V X".
    if (/ /.test(match) && !/^V [A-Z]/.test(match)) return match;
    if (speed.toLowerCase() === 'ref') return 'V ref';
    return `V ${spellOut(speed.replace('0', 'O').replace('1', ''))}${speed.endsWith('1') ? ' one' : ''}`;
  });

const CLASS_LETTERS: Record<string, string> = {
  A: 'alpha',
  B: 'bravo',
  C: 'charlie',
  D: 'delta',
  E: 'echo',
  F: 'foxtrot',
  G: 'golf',
};

/** "class B, C, or D" as "class bravo, charlie, or delta". */
export const airspaceClasses: SpeakingRule = (text) =>
  text.replace(
    /\bclass(?:es)? [A-G]\b(?!')(?:(?:\/|, and |, or |, | and | or | to | through )[A-G]\b(?!'))*/gi,
    (match) =>
      match.replace(/\//g, ' or ').replace(/(?<=[\s])[A-G]\b/g, (letter) => CLASS_LETTERS[letter] ?? letter),
  );
