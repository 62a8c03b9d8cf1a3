/** Shorter than this nothing is said by itself: it would sound chopped. */
const SHORTEST_LETTERS = 24;

/**
 * A sentence in parts that can be said one after the other, the first of them soon: cut behind commas, semicolons and
 * colons. Joined by spaces they are the sentence again.
 */
export function splitClauses(sentence: string): string[] {
  const clauses: string[] = [];
  for (const part of sentence.split(/(?<=[,;:]) /)) {
    const last = clauses.at(-1);
    const isShort = last !== undefined && Math.min(last.length, part.length) < SHORTEST_LETTERS;
    // What a colon leads to stands apart however short it is.
    if (isShort && !last.endsWith(':')) clauses[clauses.length - 1] = `${last} ${part}`;
    else clauses.push(part);
  }
  return clauses;
}
