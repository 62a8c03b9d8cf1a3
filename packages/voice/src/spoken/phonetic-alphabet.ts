import { sayRadioDigits } from './number-words.ts';

const ALPHABET = [
  ...['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot', 'golf', 'hotel', 'india', 'juliet', 'kilo'],
  ...['lima', 'mike', 'november', 'oscar', 'papa', 'quebec', 'romeo', 'sierra', 'tango', 'uniform'],
  ...['victor', 'whiskey', 'x-ray', 'yankee', 'zulu'],
];

/** Letters by the radio alphabet, digits as on the radio: "N9SP" is "november niner sierra papa". */
export function spellOnRadio(identifier: string): string {
  return [...identifier.toUpperCase()]
    .map((sign) =>
      /\d/.test(sign) ? sayRadioDigits(sign) : ALPHABET[sign.charCodeAt(0) - 'A'.charCodeAt(0)],
    )
    .filter((word) => word !== undefined)
    .join(' ');
}

/** "VFR" as "V F R": the synthesiser knows the names of single letters, "A" and "A F M" included. */
export function spellOut(letters: string): string {
  return [...letters.replace(/[^A-Za-z]/g, '').toUpperCase()].join(' ');
}
