import { stemOf, type Word } from './words.ts';

const unitStems = new Set(
  [
    'mile',
    'foot',
    'hour',
    'minute',
    'second',
    'day',
    'week',
    'month',
    'year',
    'knot',
    'degree',
    'percent',
    'pound',
    'inch',
    'gallon',
    'quart',
    'volt',
    'amp',
    'celsius',
    'fahrenheit',
    'mph',
    'hertz',
    'millibar',
    'hectopascal',
    'g',
    'meter',
    'takeoff',
    'landing',
    'time',
  ].map(stemOf),
);
/** Counted, not measured; still, three landings are never three days. */
const countedStems = new Set(['takeoff', 'landing', 'time'].map(stemOf));
/** Words between a number and its unit: "24 calendar months", "3 statute miles". */
const qualifiers = new Set([
  'statute',
  'nautical',
  'calendar',
  'consecutive',
  'full',
  'more',
  'additional',
  'indicated',
  'whole',
  'or',
  'and',
  'to',
]);
/** "30 or 45 minutes", "24 full calendar months": never more than three words. */
const reach = 3;

/** Whether a word measures ("hour", "mile") rather than counts things of its own ("landing"). */
export function isMeasure(word: string): boolean {
  const stem = stemOf(word.toLowerCase());
  return unitStems.has(stem) && !countedStems.has(stem);
}

/** Stem of the unit said after the number at `at`; null when none was said. */
export function explicitUnit(words: readonly Word[], at: number): string | null {
  for (const word of words.slice(at + 1, at + 1 + reach + 1)) {
    if (word.clause !== words[at]!.clause) return null;
    if (unitStems.has(word.stem)) return word.stem;
    if (!qualifiers.has(word.text) && !word.isNumber) return null;
  }
  return null;
}

/** Whether a number with this unit can be meant for a slot of these units ("statute mile" counts as mile). */
export function sharesUnit(unit: string | null, slotUnits: readonly string[]): boolean {
  if (unit === null || slotUnits.length === 0) return true;
  return slotUnits.some((slotUnit) => stemOfUnit(slotUnit) === unit);
}

const unitsOfContent = new Map<string, string>();

function stemOfUnit(unit: string): string {
  let stem = unitsOfContent.get(unit);
  if (stem === undefined) {
    stem = stemOf(unit.toLowerCase().split(' ').at(-1) ?? '');
    unitsOfContent.set(unit, stem);
  }
  return stem;
}
