import { abbreviations, airspaceClasses, airspeeds } from './rules/abbreviations.ts';
import { clockTimes, dates, fractions, ranges, remainingNumbers, typeNames } from './rules/numbers.ts';
import * as radio from './rules/radio.ts';
import { documents, regulations } from './rules/regulations.ts';
import type { SpeakingRule } from './rules/rule.ts';
import { plainTypography, remainingSigns, shortForms, signs, tidySpacing } from './rules/signs.ts';
import { money, temperaturesAndAngles, units } from './rules/units.ts';

/** In this order: each rule takes what it is sure of, and leaves the rest to those after it. */
const RULES: readonly SpeakingRule[] = [
  plainTypography,
  shortForms,
  // Numbers that are names, read by custom.
  documents,
  regulations,
  radio.altimeterSettings,
  radio.weatherGroups,
  radio.reportedWords,
  radio.runways,
  radio.frequencies,
  radio.squawkCodes,
  radio.flightLevels,
  radio.directions,
  radio.identifiers,
  airspeeds,
  airspaceClasses,
  // Numbers that are amounts.
  money,
  clockTimes,
  dates,
  fractions,
  temperaturesAndAngles,
  ranges,
  units,
  typeNames,
  signs,
  abbreviations,
  remainingNumbers,
  remainingSigns,
  tidySpacing,
];

/**
 * Text as the synthesiser is to be given it: words, single letters and the punctuation it pauses at.
 * No digits are left. Empty when there is nothing to say. Give it one sentence or several.
 */
export function toSpeakable(text: string): string {
  return RULES.reduce((result, rule) => rule(result), text);
}
