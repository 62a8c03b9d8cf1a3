import { sayCardinal, sayInPairs, sayRadioDigits } from '../number-words.ts';
import { spellOut } from '../phonetic-alphabet.ts';
import type { SpeakingRule } from './rule.ts';

/**
 * Parts a pilot is asked about: "91.5" is a rule unless a measure follows. Those from 108 to 137 only
 * where they are named as rules, since they may as well be frequencies.
 */
const PARTS = '1|23|39|43|45|47|48|61|67|68|71|73|91|141|142|830';
const MEASURE =
  /^\s*-?(?:%|percent|°|degrees?|gal|gallons?|lbs?|pounds?|inches|inHg|knots?|kts?|mph|NM|SM|miles?|feet|ft|MHz|hours?|hrs?|minutes?|pages?|dollars?)\b/i;

const PARAGRAPHS = /\(([a-z]{1,4}|\d{1,2})\)/gi;

const CITED =
  /(\b(?:CFR|FAR|section|part|regulation|paragraph|NTSB)\s+(?:part\s+)?)?\b(\d{1,3})\.(\d{1,4})((?:\((?:[a-z]{1,4}|\d{1,2})\))*)(?!\.?\d)/gi;
const KNOWN_PART = new RegExp(`^(?:${PARTS})$`);

/** "14 CFR 91.155(b)(1)" as "fourteen C F R ninety-one point one fifty-five, paragraph B one". */
export const regulations: SpeakingRule = (text) =>
  text
    .replace(
      CITED,
      (match, lead: string | undefined, part: string, rule: string, paragraphs: string, at: number) => {
        if (!lead && !KNOWN_PART.test(part)) return match;
        if (!paragraphs && MEASURE.test(text.slice(at + match.length))) return match;
        return `${lead ?? ''}${sayInPairs(part)} point ${sayInPairs(rule)}${sayParagraphs(paragraphs)}`;
      },
    )
    .replace(/\bparts? (\d{1,3})((?:(?:,| and| or|, and|, or) \d{1,3}\b)*)(?!\.?\d)/gi, (match) =>
      match.replace(/\d+/g, sayInPairs),
    )
    .replace(/\b(\d{1,2}) (?=CFR\b)/g, (_, title: string) => `${sayCardinal(title)} `)
    .replace(/\bCFR\b/g, 'C F R');

function sayParagraphs(paragraphs: string): string {
  const steps = [...paragraphs.matchAll(PARAGRAPHS)].map(([, step = '']) =>
    /\d/.test(step) ? sayCardinal(step) : spellOut(step),
  );
  return steps.length === 0 ? '' : `, paragraph ${steps.join(' ')}`;
}

/** Handbooks, circulars, notices and forms: "AC 61-65H", "AC 43.13-1B", "FAA-H-8083-25", "FDC 6/4127", "Form 8710-1". */
export const documents: SpeakingRule = (text) =>
  text
    .replace(
      /\bAC (\d{2,3})(?:([./])(\d{1,4}))?-(\d{1,3})([A-Z])?\b/g,
      (_, series: string, sign: string, part: string | undefined, number: string, revision: string) =>
        sayDocument(
          'A C',
          sayInPairs(series),
          part && `${sign === '/' ? 'slash' : 'point'} ${sayInPairs(part)}`,
          'dash',
          sayInPairs(number),
          revision,
        ),
    )
    .replace(/\bFAA-([HSP])-(\d{4})-(\d{1,3})([A-Z])?\b/g, (_, kind, series, number, revision) =>
      sayDocument('F A A', kind, sayInPairs(series), 'dash', sayInPairs(number), revision),
    )
    .replace(
      /\bFDC (\d)\/(\d{4})\b/g,
      (_, year: string, number: string) => `F D C ${sayRadioDigits(year)} slash ${sayRadioDigits(number)}`,
    )
    .replace(
      /\b(form )(\d{4})-(\d{1,2})\b/gi,
      (_, form, series, number) => `${form}${sayInPairs(series)} dash ${sayCardinal(number)}`,
    );

/** With the dash said: by pairs alone "120-108" is "one twenty one oh eight", which may be one number or two. */
function sayDocument(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
