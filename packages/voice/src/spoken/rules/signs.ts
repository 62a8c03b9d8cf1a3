import type { SpeakingRule } from './rule.ts';

/** Typography to plain writing, so that the other rules see one kind of dash, quote and fraction. */
export const plainTypography: SpeakingRule = (text) =>
  text
    .replace(/(\d)(?=[¼½¾⅓⅔⅛⅜⅝⅞])/g, '$1 ')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('⁄', '/')
    .replace(/[‘’ʼ]/g, "'")
    .replace(/[“”"*_#`]/g, '')
    .replace(/(\d)\s?[–‒]\s?(?=\d)/g, '$1-')
    .replace(/\s*[–—]\s*|\s+-\s+|\s*--+\s*/g, ', ')
    .replace(/[−‐‑]/g, '-')
    .replace(/^[ \t]*[-•·]\s+/gm, '')
    .replace(/([^\s.,;:?!])[ \t]*\n\s*/g, '$1, ');

const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\be\.g\.,?/gi, 'for example,'],
  [/\bi\.e\.,?/gi, 'that is,'],
  [/\betc\./gi, 'et cetera.'],
  [/\betc\b/gi, 'et cetera'],
  [/\bvs?\.(?=\s)/g, 'versus'],
  [/\bapprox\.(?=\s)/gi, 'approximately'],
  [/\bmax\.(?=\s[a-z\d])/gi, 'maximum'],
  [/\bmin\.(?=\s[a-z\d])/gi, 'minimum'],
  [/\bNo\.\s?(?=\d)/g, 'number '],
  [/,? ch\.\s?(?=\d)/gi, ', chapter '],
  [/\bRwy\b/g, 'runway'],
  [/\bNoPT\b/g, 'no P T'],
  [/\ba\.m\.(?=\s[a-z])|\ba\.m\b/gi, 'A M'],
  [/\bp\.m\.(?=\s[a-z])|\bp\.m\b/gi, 'P M'],
  [/\bU\.S\.(?=\s[a-z])|\bU\.S\b/g, 'U S'],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/(?=\s?[a-z])/gi, 'with '],
  [/\band\/or\b/gi, 'and or'],
];

export const shortForms: SpeakingRule = (text) =>
  SHORT_FORMS.reduce((result, [form, words]) => result.replace(form, words), text);

const SIGNS: readonly (readonly [RegExp, string])[] = [
  // One line of minimums, and not one or the other.
  [/(?<=\bLNAV)\/(?=VNAV\b)/g, ' '],
  [/\s*§+\s*/g, ' section '],
  [/\s*&\s*/g, ' and '],
  [/\s*(?:±|\+\/-)\s*/g, ' plus or minus '],
  [/\s*(?:≥|>=)\s*/g, ' at least '],
  [/\s*(?:≤|<=)\s*/g, ' at most '],
  [/\s*<\s*/g, ' less than '],
  [/\s*>\s*/g, ' more than '],
  [/\s*=\s*/g, ' equals '],
  [/\s*[×]\s*/g, ' times '],
  [/\s*\+\s*/g, ' plus '],
  [/\s*@\s*/g, ' at '],
];

export const signs: SpeakingRule = (text) =>
  SIGNS.reduce((result, [sign, words]) => result.replace(sign, words), text);

/** What is left of signs once all numbers are words. */
export const remainingSigns: SpeakingRule = (text) =>
  text
    .replace(/(?<=[A-Za-z])\s*\/\s*(?=[A-Za-z])/g, ' or ')
    .replace(/[()[\]{}]/g, ', ')
    .replace(/[^A-Za-z.,;:?!'\s-]/g, ' ')
    .replace(/(?<![A-Za-z])-|-(?![A-Za-z])/g, ' ');

export const tidySpacing: SpeakingRule = (text) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[.,;:?!])/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/,\s*(?=[.;:?!])/g, '')
    .replace(/(?<=[.;:?!]),/g, '')
    .replace(/^[\s.,;:?!-]+/, '')
    .replace(/[\s,]+$/, '');
