import { SMALL_NUMBERS } from '@rightseat/contract/words';

/** Words no sentence ends with: who stops here is looking for the next one. */
const DANGLING = new Set(
  (
    'and or but nor so because if when while although unless until than that which who whose where ' +
    'the a an of to for with in on at from by into about between within as plus then also ' +
    'is are was were be been has have had must should would could can may might will shall ' +
    'my your our their its this these those no not very more less most least ' +
    'um uh er erm hmm like well includes including requires called means equals'
  ).split(' '),
);

const ANNOUNCED_LIST =
  /\b(two|three|four|five|six|seven|eight|[2-8]) (?:main |basic |different )?(?:things|items|types|kinds|conditions|requirements|documents|classes|reasons|ways|parts|stages|components|elements)\b(.*)$/i;

/** "First, …" opens a list; "the first point of landing" does not. */
const OPENED_LIST = /(?:^|[.!?]\s+)(?:(?:well|so|okay),? )?(?:first(?:ly| of all)?,|number one\b)/i;
const CONTINUED_LIST = /\b(?:second(?:ly)?|then|next|finally|last(?:ly)?|number two)\b/i;

/** The words so far ask for more: a comma, a connective, a hesitation, or a list that is not yet as long as announced. */
export function areWordsOpen(text: string): boolean {
  const trimmed = text.trim();
  if (!trimmed) return false;
  if (/(?:[,;:\-–—]|\.\.\.|…)$/.test(trimmed)) return true;
  const words = trimmed
    .toLowerCase()
    .replace(/[^a-z0-9' ]+/g, ' ')
    .trim()
    .split(/\s+/);
  if (DANGLING.has(words.at(-1) ?? '')) return true;
  return isListUnfinished(trimmed);
}

function isListUnfinished(text: string): boolean {
  const announced = ANNOUNCED_LIST.exec(text);
  if (announced) {
    const count = Number(announced[1]) || SMALL_NUMBERS.indexOf(announced[1]!.toLowerCase());
    const items = announced[2]!.split(/,|;|\.\s|\band\b/).filter((item) => /[a-z0-9]{2}/i.test(item));
    return items.length < count;
  }
  return OPENED_LIST.test(text) && !CONTINUED_LIST.test(text);
}
