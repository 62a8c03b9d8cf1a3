import { stemsOf, type Word } from './words.ts';

/** Grammar: neither tells what is spoken of nor supports another word. */
const functionWords = stemsOf(`
  and the i it a or to with in for of not at that on so an do from as if use by can then may no when only must up out
  there they get would within because into but what until too each where than them since your my you its his her me we
  us is be have has had will about every also while which another any off over all how much most such even still again
  him he she this these those who through one two just really well like some want make need take go know think say see
  let thing way okay yes
`);

const negators = new Set(['not', 'no', 'never', 'without', 'neither', 'nor', 'nobody']);

export const isNegator = (word: Word): boolean => negators.has(word.text);

/** Whether a "not" of that clause stands between the places. */
export const hasNegator = (words: readonly Word[], from: number, end: number, clause: number): boolean =>
  words.slice(Math.max(0, from), end).some((word) => isNegator(word) && word.clause === clause);

/** Words that tell what an answer is about. */
export const isTelling = (word: Word): boolean => !word.isNumber && !functionWords.has(word.stem);

export const isTold = (word: Word): boolean => word.isNumber || isTelling(word);

/** The stems of what is told. */
export const toldStems = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(words.filter(isTold).map(({ stem }) => stem));
