import { sayAmount, sayCardinal, sayDigits, sayInPairs, sayOrdinal } from '../number-words.ts';
import { spellOut } from '../phonetic-alphabet.ts';
import type { SpeakingRule } from './rule.ts';

function sayFraction(above: string, below: string): string {
  const many = Number(above) === 1 ? '' : 's';
  if (below === '2') return above === '1' ? 'one half' : `${sayCardinal(above)} halves`;
  if (below === '4') return `${sayCardinal(above)} quarter${many}`;
  return `${sayCardinal(above)} ${sayOrdinal(below)}${many}`;
}

const FRACTIONS = /(?<![\d./,])(?:(\d{1,3})[ -])?(\d{1,2})\/(2|3|4|5|8|10|16|32)(?![\d/.]*\d)/g;

/** "1 1/2" as "one and a half", "3/4" as "three quarters". */
export const fractions: SpeakingRule = (text) =>
  text.replace(FRACTIONS, (match, whole: string | undefined, above: string, below: string) => {
    if (Number(above) >= Number(below)) return match;
    const fraction = sayFraction(above, below);
    return whole === undefined ? fraction : `${sayCardinal(whole)} and ${fraction.replace(/^one /, 'a ')}`;
  });

/** "500-1000-2000" as three amounts, "5-10" as "5 to 10". */
export const ranges: SpeakingRule = (text) =>
  text
    .replace(/(?<![\w.-])\d[\d,]*(?:-\d[\d,]*){2,}(?![\w-])/g, (match) => match.replaceAll('-', ', '))
    .replace(/(?<![\w.-])(\d[\d,.]*\d|\d)\s?-\s?(?=\d)(?!\d[\d,.]*-)/g, '$1 to ');

export const clockTimes: SpeakingRule = (text) =>
  text
    .replace(
      /\b(\d{1,2}):(\d\d)(?!\d)(\s?[ap]m\b|(?= [AP] M\b))?/gi,
      (_, hours: string, minutes: string, half?: string) => {
        const onTheHour = half === undefined ? "o'clock" : '';
        const rest = minutes === '00' ? onTheHour : sayInPairs(minutes);
        return [sayCardinal(hours), rest, spellOut(half ?? '')].filter((word) => word !== '').join(' ');
      },
    )
    .replace(/(\d)\s?(am|pm)\b/gi, (_, digit: string, half: string) => `${digit} ${spellOut(half)}`);

const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const YEAR = new RegExp(
  `\\b((?:[Ii]n|[Ss]ince|until|by|of|year|${MONTH}(?: \\d{1,2},)?) )((?:19|20)\\d\\d)\\b(?![,.]\\d|\\s?(?:feet|ft|pounds|lbs?|rpm))`,
  'g',
);
const DAY = new RegExp(`\\b(${MONTH} )(\\d{1,2})\\b(?!\\d|,\\d{3})`, 'g');

export const dates: SpeakingRule = (text) =>
  text
    .replace(
      YEAR,
      (_, lead: string, year: string) =>
        lead + (year.startsWith('200') ? sayCardinal(year) : sayInPairs(year)),
    )
    .replace(DAY, (_, month: string, day: string) => month + sayOrdinal(day));

const MAKERS =
  'Cessna|Skyhawk|Piper|Beech|Beechcraft|Boeing|Airbus|Cirrus|Diamond|Lycoming|Continental|Garmin|Mooney';

/** Types and engines: "Cessna 172" and "PA-28" are read in pairs, not as amounts. */
export const typeNames: SpeakingRule = (text) =>
  text
    .replace(new RegExp(`\\b(${MAKERS}) (\\d{2,4})([A-Z]{0,2})\\b`, 'g'), (_, maker, number, suffix) =>
      `${maker} ${sayInPairs(number)} ${spellOut(suffix)}`.trim(),
    )
    .replace(
      /\b([A-Z]{1,4})-?(\d{1,4})([A-Z]{0,2})(?:-(\d{1,3}))?([A-Z]?)\b/g,
      (_, letters, number, suffix, variant, last) =>
        [spellOut(letters), sayInPairs(number), spellOut(suffix), variant ? sayInPairs(variant) : '', last]
          .filter((word) => word !== '')
          .join(' '),
    );

/** Whatever digits no other rule has claimed. */
export const remainingNumbers: SpeakingRule = (text) =>
  text
    .replace(/(?<![\w.])(\d{1,4})(?:st|nd|rd|th)\b/g, (_, digits: string) => sayOrdinal(digits))
    .replace(/(?<![\w.])(?:\d[\d,]*)?\.\d+(?![\d.])/g, sayAmount)
    .replace(/\b(\d)0s\b/g, (_, tens: string) => `${sayCardinal(`${tens}0`).replace(/y$/, 'ies')}`)
    .replace(/\d{1,3}(?:,\d{3})+(?!\d)/g, (number) => ` ${sayCardinal(number)} `)
    .replace(
      /\d+/g,
      (digits) =>
        ` ${digits.startsWith('0') && digits.length > 1 ? sayDigits(digits) : sayCardinal(digits)} `,
    )
    .replace(/ -(?=[A-Za-z])/g, ' ');
