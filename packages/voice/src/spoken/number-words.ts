import { SMALL_NUMBERS, TENS } from '@rightseat/contract/words';

const SCALES = [
  { size: 1_000_000_000, name: 'billion' },
  { size: 1_000_000, name: 'million' },
  { size: 1_000, name: 'thousand' },
  { size: 100, name: 'hundred' },
];
const IRREGULAR_ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** Beyond this a row of digits is a code, not an amount. */
const LONGEST_AMOUNT = 12;

/** "1,500" as "one thousand five hundred". Takes a row of digits with or without commas. */
export function sayCardinal(digits: string): string {
  const plain = digits.replaceAll(',', '');
  return plain.length > LONGEST_AMOUNT ? sayDigits(plain) : cardinal(Number(plain));
}

function cardinal(value: number): string {
  if (value < 20) return SMALL_NUMBERS[value] ?? '';
  if (value < 100)
    return `${TENS[Math.floor(value / 10)]}${value % 10 ? `-${SMALL_NUMBERS[value % 10]}` : ''}`;
  const scale = SCALES.find(({ size }) => value >= size) ?? { size: 100, name: 'hundred' };
  const rest = value % scale.size;
  return `${cardinal(Math.floor(value / scale.size))} ${scale.name}${rest ? ` ${cardinal(rest)}` : ''}`;
}

/** "21" as "twenty-first". */
export function sayOrdinal(digits: string): string {
  const words = sayCardinal(digits);
  const last = /[a-z]+$/.exec(words)?.[0] ?? '';
  const stem = words.slice(0, words.length - last.length);
  return stem + (IRREGULAR_ORDINALS[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`));
}

/** Digit by digit; other characters are passed over. */
export function sayDigits(digits: string): string {
  return [...digits.replace(/\D/g, '')].map((digit) => SMALL_NUMBERS[Number(digit)]).join(' ');
}

/** Digit by digit as on the radio, where nine is "niner". */
export function sayRadioDigits(digits: string): string {
  return sayDigits(digits).replaceAll('nine', 'niner');
}

/** "29.92" as "two niner point niner two". */
export function sayRadioDecimal(number: string): string {
  return number.split('.').map(sayRadioDigits).join(' point ');
}

/** "1.5" as "one point five", ".5" as "zero point five", "1,500" as an amount. */
export function sayAmount(number: string): string {
  const [whole = '', fraction] = number.split('.');
  const amount = sayCardinal(whole === '' ? '0' : whole);
  return fraction ? `${amount} point ${sayDigits(fraction)}` : amount;
}

/**
 * As the numbers of rules, types and forms are read: "155" is "one fifty-five", "109" is "one oh nine",
 * "1000" is "one thousand", "00" is "zero zero".
 */
export function sayInPairs(digits: string): string {
  if (/^0+$/.test(digits)) return sayDigits(digits);
  if (digits.length <= 2)
    return digits.startsWith('0') ? `oh ${sayDigits(digits.slice(1))}` : sayCardinal(digits);
  if (/00$/.test(digits) && digits.length <= 4) return sayHundreds(digits);
  if (digits.length > 4) return sayDigits(digits);
  const split = digits.length - 2;
  return `${sayInPairs(digits.slice(0, split))} ${sayInPairs(digits.slice(split))}`;
}

function sayHundreds(digits: string): string {
  if (digits.endsWith('000') || digits.startsWith('0')) return sayCardinal(digits);
  return `${sayCardinal(digits.slice(0, -2))} hundred`;
}
