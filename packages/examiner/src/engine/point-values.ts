import { readWords } from '#grading/read/words.ts';
import type { Asked } from './find-askable.ts';

/** A name in the middle of a sentence, "Pella" or "MOA"; what begins one may be any word. */
const name = /(?<=[^.?!:]\s)[A-Z][A-Za-z]{2,}/g;

/** The figures and names in a text. */
function valuesOf(text: string): ReadonlySet<string> {
  const figures = readWords(text).flatMap((word) => (word.isNumber ? word.text : []));
  const names = [...text.matchAll(name)].map(([found]) => found.toLowerCase());
  return new Set([...figures, ...names]);
}

/** Whether a text holds a figure or a name of what is to be answered: who reads it to him answers for him. */
export function holdsAnswer(text: string, { askable }: Pick<Asked, 'askable'>): boolean {
  return askable.keyPoints.some(({ statement }) => sharesValue(text, statement));
}

export function sharesValue(text: string, other: string): boolean {
  const held = valuesOf(text);
  return [...valuesOf(other)].some((value) => held.has(value));
}
