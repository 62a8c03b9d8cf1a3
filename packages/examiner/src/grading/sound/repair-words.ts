import type { Word } from '../words.ts';
import type { Expected } from './expected-words.ts';

/** "Two fifty" is written "to fifty", "four thousand" "for thousand". */
const homophones = new Map([
  ['to', '2'],
  ['too', '2'],
  ['for', '4'],
]);
/** What is left of an acronym of three or four letters. */
const tail = /^[a-z]{2,3}$/;

/**
 * What a recogniser does to words without any doubt about their sound: runs two of the rubric's words together
 * ("turncoordinator"), takes the first letter of an acronym for an article ("the F R") or swallows it, and a figure for
 * the little word that sounds the same.
 */
export function repairWords(words: readonly Word[], expected: Expected): Word[] {
  return words.reduce<Word[]>((repaired, word) => {
    const last = repaired.at(-1);
    const isBeside = last?.clause === word.clause;
    const pair = expected.stems.has(word.stem) ? undefined : expected.pairs.get(word.text);
    const figure = isBeside && figureOf(last, word, expected);
    const acronym = acronymOf(isBeside ? last.text : '', word, expected);
    if (pair) repaired.push(...pair.map(({ text, stem }) => ({ ...word, text, stem })));
    else if (last && figure)
      repaired[repaired.length - 1] = { ...word, text: figure, stem: figure, start: last.start };
    else if (acronym) repaired.push({ ...word, text: acronym, stem: acronym });
    else repaired.push(word);
    return repaired;
  }, []);
}

/** "To fifty" where the rubric names 250, and 50 nowhere. */
function figureOf(before: Word, number: Word, { figures }: Expected): string | undefined {
  const digit = homophones.get(before.text);
  if (!digit || !number.isNumber || figures.has(number.text)) return undefined;
  return [digit + number.text, String(Number(digit) * Number(number.text))].find((figure) =>
    figures.has(figure),
  );
}

/** "V" sounds like "the"; any other letter must leave no choice between two acronyms. */
function acronymOf(before: string, { text }: Word, { acronyms, stems }: Expected): string | undefined {
  if (!tail.test(text) || stems.has(text)) return undefined;
  if (before === 'the' && acronyms.has(`v${text}`)) return `v${text}`;
  const ending = [...acronyms].filter((acronym) => acronym.slice(1) === text);
  return ending.length === 1 && !/[aeiou]/.test(text) ? ending[0] : undefined;
}
