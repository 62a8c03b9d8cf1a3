import { sayCardinal, sayRadioDecimal, sayRadioDigits } from '../number-words.ts';
import { spellOnRadio } from '../phonetic-alphabet.ts';
import type { SpeakingRule } from './rule.ts';

const SIDES: Record<string, string> = { L: ' left', R: ' right', C: ' center' };
const ONE_RUNWAY = /\b(\d{1,2})([LRC])?\b/g;

/** "runways 27L and 9R" as "runways two seven left and niner right". */
export const runways: SpeakingRule = (text) =>
  text
    .replace(/\bRWY?s?\b\.?(?=\s?\d)/g, 'runway')
    .replace(
      /\brunways? ?\d{1,2}[LRC]?\b(?:(?:\s?[-/,]\s?|,? and |,? or )\d{1,2}[LRC]?\b(?![\d.%]))*/gi,
      (match) =>
        match
          .replace(/(?<=\d[LRC]?)\s?[-/]\s?(?=\d)/g, ', ')
          .replace(
            ONE_RUNWAY,
            (_, number: string, side?: string) => sayRadioDigits(number) + (SIDES[side ?? ''] ?? ''),
          )
          .replace(/(?<=runways?)(?=[a-z]{2,} ?)(?!s\b|s )/i, ' '),
    );

const OTHER_MEASURE =
  /^\s*-?(?:%|percent|gal|gallons?|lbs?|pounds?|inches|knots?|kts?|NM|SM|miles?|feet|ft|hours?|hrs?)\b/i;

/** Communication and navigation frequencies, 108 to 137 MHz. */
export const frequencies: SpeakingRule = (text) =>
  text.replace(
    /(?<![\d.,$])(1[0-3]\d\.\d{1,3})(\s?MHz\b)?(?![\d%])/g,
    (match, number: string, unit, at: number) => {
      const megahertz = Number(number);
      const isMeasure = OTHER_MEASURE.test(text.slice(at + match.length));
      if (isMeasure || megahertz < 108 || megahertz >= 137) return match;
      return sayRadioDecimal(number) + (unit ? ' megahertz' : '');
    },
  );

/** "29.92 inHg" as "two niner point niner two inches of mercury". */
export const altimeterSettings: SpeakingRule = (text) =>
  text
    .replace(/(\d)\s?(?:inHg\b|in\.? ?Hg\b|"Hg\b|''\s?Hg\b)/g, '$1 inches of mercury')
    .replace(/(?<![\d.,$])((?:2[89]|3[01])\.\d\d)(?![\d%])/g, sayRadioDecimal)
    .replace(/\bA((?:2[89]|3[01])\d\d)\b/g, (_, setting: string) => `altimeter ${sayRadioDigits(setting)}`);

const CODE_WORDS = /\b(squawk(?:s|ed|ing)?|transponder|codes?)\b/i;

export const squawkCodes: SpeakingRule = (text) => {
  const named = text.replace(
    /\b(squawk(?:s|ed|ing)?(?: code)?|codes?|transponder to) ([0-7]{4})\b/gi,
    (_, lead, code) => `${lead} ${sayRadioDigits(code)}`,
  );
  if (!CODE_WORDS.test(text)) return named;
  return named.replace(
    /(?<![\d.,$])(?:1200|7[567]00)\b(?!\s?(?:feet|ft|foot|pounds|lbs?|rpm|MSL|AGL|hours)\b|[.,]\d)/gi,
    sayRadioDigits,
  );
};

export const flightLevels: SpeakingRule = (text) =>
  text
    .replace(/\bFL ?(\d{2,3})\b/g, (_, level: string) => `flight level ${sayRadioDigits(level)}`)
    .replace(/\bflight levels? \d{2,3}\b/gi, (match) => match.replace(/\d+/, sayRadioDigits));

/** Headings, courses, radials and wind directions: always three digits, each said. */
export const directions: SpeakingRule = (text) =>
  text
    .replace(
      /\b((?:headings?|courses?|radials?|bearings?|tracks?|winds?)(?: (?:of|is|to|from|at|the))*) (\d{3})(?![\d,.]\d|\d)/gi,
      (_, lead, digits) => `${lead} ${sayRadioDigits(digits)}`,
    )
    .replace(/(?<![\d.,$])(\d{3})(?=[ -](?:degree )?(?:radial|heading|course|bearing)\b)/gi, sayRadioDigits)
    .replace(/(?<![\d.,$-])0\d\d(?![\d.,]\d|\d)/g, sayRadioDigits);

/** As they stand in pilot reports and advisories. Elsewhere MX is maintenance. */
const REPORTED: Record<string, string> = {
  LGT: 'light',
  MOD: 'moderate',
  SEV: 'severe',
  EXTRM: 'extreme',
  NEG: 'negative',
  RIME: 'rime',
  CLR: 'clear',
  OCNL: 'occasional',
  INTMT: 'intermittent',
  CHOP: 'chop',
  TURB: 'turbulence',
  ICG: 'icing',
  BLO: 'below',
  ABV: 'above',
};
const REPORTED_WORD = new RegExp(`\\b(?:${Object.keys(REPORTED).join('|')})\\b`, 'g');

/** "LGT-MOD RIME" as "light to moderate rime". */
export const reportedWords: SpeakingRule = (text) =>
  text
    .replace(/\b(TRACE|LGT|MOD)-(?=(?:LGT|MOD|SEV)\b)/g, '$1 to ')
    .replace(/(?<=\b(?:TRACE|LGT|MOD|SEV) )MXD?\b/g, 'mixed')
    .replace(REPORTED_WORD, (word) => REPORTED[word] ?? word);

const CLOUD_COVER: Record<string, string> = { FEW: 'few', SCT: 'scattered', BKN: 'broken', OVC: 'overcast' };

/** The groups of a METAR an examiner reads aloud: wind, cloud and zulu times. */
export const weatherGroups: SpeakingRule = (text) =>
  text
    .replace(
      /\b(\d{3})(\d{2,3})(?:G(\d{2,3}))?KT\b/g,
      (_, from: string, speed: string, gusts?: string) =>
        `wind ${sayRadioDigits(from)} at ${sayCardinal(speed)}${gusts ? ` gusting ${sayCardinal(gusts)}` : ''} knots`,
    )
    .replace(/\bVRB(\d{2})KT\b/g, (_, speed: string) => `wind variable at ${sayCardinal(speed)} knots`)
    .replace(
      /\b(FEW|SCT|BKN|OVC)(\d{3})(?:CB|TCU)?\b/g,
      (_, cover: string, hundreds: string) =>
        `${CLOUD_COVER[cover]} at ${sayCardinal(String(100 * Number(hundreds)))}`,
    )
    .replace(/\b(\d{4}|\d{6})Z\b/g, (_, time: string) => `${sayRadioDigits(time)} zulu`)
    .replace(/\b(\d{4}|\d{6}) ?(?=zulu\b|UTC\b)/gi, (_, time: string) => `${sayRadioDigits(time)} `);

/** Four capitals that begin as American airports do, and yet are words of ours. */
const NOT_AIRPORTS = new Set(['KIAS', 'KTAS', 'KCAS', 'KEEP', 'KNOT', 'KNOW', 'KIND', 'KITE']);

export const identifiers: SpeakingRule = (text) =>
  text
    .replace(/\bN[1-9]\d{0,4}[A-HJ-NP-Z]{0,2}\b/g, spellOnRadio)
    .replace(/\bK[A-Z]{3}\b/g, (name) => (NOT_AIRPORTS.has(name) ? name : spellOnRadio(name)));
