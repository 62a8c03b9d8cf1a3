import { sayAmount } from '../number-words.ts';
import type { SpeakingRule } from './rule.ts';

type UnitName = readonly [one: string, many: string];

const same = (name: string): UnitName => [name, name];
const FOOT: UnitName = ['foot', 'feet'];
const KNOT: UnitName = ['knot', 'knots'];
const MINUTE: UnitName = ['minute', 'minutes'];
const HOUR: UnitName = ['hour', 'hours'];
const POUND: UnitName = ['pound', 'pounds'];
const NAUTICAL_MILE: UnitName = ['nautical mile', 'nautical miles'];

const UNITS: Readonly<Record<string, UnitName>> = {
  SM: ['statute mile', 'statute miles'],
  NM: NAUTICAL_MILE,
  nm: NAUTICAL_MILE,
  nmi: NAUTICAL_MILE,
  mi: ['mile', 'miles'],
  km: ['kilometer', 'kilometers'],
  ft: FOOT,
  FT: FOOT,
  kt: KNOT,
  kts: KNOT,
  KT: KNOT,
  KTS: KNOT,
  KIAS: ['knot indicated', 'knots indicated'],
  KCAS: ['knot calibrated', 'knots calibrated'],
  KTAS: ['knot true', 'knots true'],
  mph: ['mile per hour', 'miles per hour'],
  fpm: ['foot per minute', 'feet per minute'],
  rpm: same('R P M'),
  RPM: same('R P M'),
  gph: ['gallon per hour', 'gallons per hour'],
  GPH: ['gallon per hour', 'gallons per hour'],
  lb: POUND,
  lbs: POUND,
  gal: ['gallon', 'gallons'],
  gals: ['gallon', 'gallons'],
  qt: ['quart', 'quarts'],
  qts: ['quart', 'quarts'],
  hr: HOUR,
  hrs: HOUR,
  min: MINUTE,
  mins: MINUTE,
  sec: ['second', 'seconds'],
  secs: ['second', 'seconds'],
  mb: ['millibar', 'millibars'],
  hPa: ['hectopascal', 'hectopascals'],
  psi: same('P S I'),
  hp: same('horsepower'),
  MHz: same('megahertz'),
  kHz: same('kilohertz'),
  nT: same('nanotesla'),
};

const UNIT = Object.keys(UNITS)
  .sort((one, other) => other.length - one.length)
  .join('|');
const NUMBER = String.raw`(?:\d[\d,]*(?:\.\d+)?|\.\d+)`;

/** The point of an abbreviation goes, the one that ends the sentence stays: what follows tells them apart. */
const ABBREVIATION_POINT = String.raw`(?:\.(?=\s+[a-z\d(]|[,;:?!)]))?`;

const SPOKEN_FRACTION = /(?:half|quarters?|thirds?|fifths?|eighths?|sixteenths?)$/;
const MEASURED = new RegExp(`(?<![\\w.])(${NUMBER})(\\s?-?\\s?)(${UNIT})\\b${ABBREVIATION_POINT}`, 'g');
const FRACTION_OF_UNIT = new RegExp(
  `\\b((?:and a )?(?:one |a |three |two |five |seven )?(?:half|quarters?|thirds?|eighths?))\\s?-?\\s?(${UNIT})\\b${ABBREVIATION_POINT}`,
  'g',
);

/** "3 SM" as "three statute miles", "1 SM" as "one statute mile"; fractions have become words before. */
export const units: SpeakingRule = (text) =>
  text
    .replace(MEASURED, (_, number: string, joint: string, unit: string) => {
      const [one, many] = UNITS[unit] ?? same(unit);
      // "a 5-ft wall": as an adjective a unit stays in the singular.
      const isSingular = Number(number.replaceAll(',', '')) === 1 || joint.includes('-');
      return `${sayAmount(number)} ${isSingular ? one : many}`;
    })
    .replace(FRACTION_OF_UNIT, (_, fraction: string, unit: string) => {
      const [one, many] = UNITS[unit] ?? same(unit);
      if (fraction.startsWith('and a') || !SPOKEN_FRACTION.test(fraction)) return `${fraction} ${many}`;
      return `${fraction} ${fraction.endsWith('s') ? 'of a ' : ''}${one}`;
    });

/** "-5°C" as "minus five degrees Celsius". */
export const temperaturesAndAngles: SpeakingRule = (text) =>
  text
    .replace(/(?<=^|[\s(,])-(?=\.?\d)/g, 'minus ')
    .replace(/(\d)\s?(?:°|º|o(?=[CF]\b))\s?C\b/g, '$1 degrees Celsius')
    .replace(/(\d)\s?(?:°|º)\s?F\b/g, '$1 degrees Fahrenheit')
    .replace(/(\d)\s?-?\s?(?:°|º)/g, '$1 degrees ')
    .replace(/(?<![\d.,])(1 )degrees\b/g, '$1degree')
    // "1 5 4 9 F T" is spelled.
    .replace(/(\d)\s?C(?=[\s.,;?!]|$)(?! [A-Z]\b)/g, '$1 degrees Celsius')
    .replace(/(\d)\s?F(?=[\s.,;?!]|$)(?! [A-Z]\b)/g, '$1 degrees Fahrenheit')
    .replace(/(\d)\s?%/g, '$1 percent');

/** "$1,250.50" as "one thousand two hundred fifty dollars and fifty cents". */
export const money: SpeakingRule = (text) =>
  text.replace(/\$\s?(\d[\d,]*)(?:\.(\d\d)\b)?/g, (_, dollars: string, cents?: string) => {
    const amount = `${sayAmount(dollars.replace(/,+$/, ''))} dollar${dollars === '1' ? '' : 's'}`;
    const rest = cents && cents !== '00' ? ` and ${sayAmount(cents)} cent${cents === '01' ? '' : 's'}` : '';
    return amount + rest + (dollars.endsWith(',') ? ',' : '');
  });
