import { ofWords } from './of-words.ts';
import type { Word } from './words.ts';

/** Stretches of a text between commas, "and", "or", "but" and "then". */
export const clausesOf = ofWords((words): readonly (readonly Word[])[] => {
  const clauses: Word[][] = [];
  for (const [at, word] of words.entries()) {
    const isNew = word.clause !== words[at - 1]?.clause || /^(?:and|or|but|then)$/.test(word.text);
    if (isNew) clauses.push([word]);
    else clauses.at(-1)!.push(word);
  }
  return clauses;
});

const clauseNumbers = ofWords(
  (words) => new Map(clausesOf(words).flatMap((clause, number) => clause.map((word) => [word, number]))),
);

/** Which of these clauses a word stands in. */
export function clauseNumberOf(words: readonly Word[], word: Word): number {
  return clauseNumbers(words).get(word) ?? -1;
}
