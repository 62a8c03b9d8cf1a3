import type { Word } from './words.ts';

/** Stretches of a text between commas, "and", "or", "but" and "then". */
export function clausesOf(words: readonly Word[]): Word[][] {
  const clauses: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const isNew = word.clause !== words[at - 1]?.clause || /^(?:and|or|but|then)$/.test(word.text);
    if (isNew) clauses.push([word]);
    else clauses.at(-1)!.push(word);
  }
  return clauses;
}
