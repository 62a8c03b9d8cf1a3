import { stemOf, stemsOf, type Word } from '#grading/read/words.ts';

const measures = stemsOf(`
  mile foot hour minute second day week month year knot degree percent pound inch gallon quart volt amp
  celsius fahrenheit mph hertz millibar hectopascal g meter
`);
/** Counted, not measured; still, three landings are never three days. */
const counts = stemsOf('takeoff landing time');
/** Words between a number and its unit: "24 calendar months", "3 statute miles". */
const qualifiers = new Set(
  'statute nautical calendar consecutive full more additional indicated whole or and to'.split(' '),
);
/** "30 or 45 minutes", "24 full calendar months": never more than three words. */
const reach = 3;

export const isUnit = ({ stem }: Word): boolean => measures.has(stem) || counts.has(stem);

/** Whether a word measures ("hour", "mile") rather than counts things of its own ("landing"). */
export const isMeasure = (word: string): boolean => measures.has(stemOf(word.toLowerCase()));

/** Stem of the unit said after the number at `at`, "24 full calendar months"; null when none was said. */
export function explicitUnit(words: readonly Word[], at: number): string | null {
  const isOrdinal = /^(?:st|nd|rd|th)$/.test(words[at + 1]?.text ?? '');
  // "March 31st" measures nothing, "the 24th calendar month" does.
  const none = isOrdinal ? 'day of a month' : null;
  const from = at + (isOrdinal ? 2 : 1);
  for (const word of words.slice(from, from + reach + 1)) {
    if (word.clause !== words[at]!.clause) return none;
    if (isUnit(word)) return word.stem;
    if (!qualifiers.has(word.text) && !word.isNumber) return none;
  }
  return none;
}

/** Whether a number with this unit can be meant for a slot of these units ("statute mile" counts as mile). */
export function sharesUnit(unit: string | null, slotUnits: readonly string[]): boolean {
  if (unit === null || slotUnits.length === 0) return true;
  return slotUnits.some((slotUnit) => stemOf(slotUnit.toLowerCase().split(' ').at(-1) ?? '') === unit);
}
