/** From nothing to nineteen, each at the place of its value. */
export const SMALL_NUMBERS: readonly string[] = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];

/** Twenty to ninety, each at the place of its tens. */
export const TENS: readonly string[] = [
  ...['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'],
];

/** As they are said on the radio, and misspelled. */
const VARIANTS = { oh: 0, fife: 5, niner: 9, fourty: 40 };

const values = new Map<string, number>([
  ...SMALL_NUMBERS.map((word, value) => [word, value] as const),
  ...TENS.map((word, tens) => [word, tens * 10] as const).slice(2),
  ...Object.entries(VARIANTS),
]);

/** Below twenty, the digits of the radio among them; undefined for any other word. */
export function readSmallNumber(word: string): number | undefined {
  const value = values.get(word);
  return value !== undefined && value < 20 ? value : undefined;
}

/** 20, 30 … 90; undefined for any other word. */
export function readTens(word: string): number | undefined {
  const value = values.get(word);
  return value !== undefined && value >= 20 ? value : undefined;
}

/** "Thirty first", "twenty fourth": the ones of a date or a month. No "second", which is a time, too. */
const ORDINAL_ONES = ['', 'first', '', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];

/** 1 to 9, as what follows twenty, a first or a third among them; undefined for any other word. */
export function readOnes(word: string): number | undefined {
  const value = readSmallNumber(word) ?? ORDINAL_ONES.indexOf(word);
  return value > 0 && value < 10 ? value : undefined;
}
