import { canonicalWords } from './canonical-words.ts';

export interface Score {
  words: number;
  errors: number;
  acronyms: number;
  acronymsHeard: number;
  numbers: number;
  numbersHeard: number;
}

export const NO_SCORE: Score = {
  words: 0,
  errors: 0,
  acronyms: 0,
  acronymsHeard: 0,
  numbers: 0,
  numbersHeard: 0,
};

/** One transcript against what was said. */
export function scoreTranscript(said: string, heard: string): Score {
  const [saidWords, heardWords] = dividedAlike(canonicalWords(said), canonicalWords(heard));
  const acronyms = (said.match(/\b(?:[A-Z]{2,}(?:-[A-Z])?|V[a-z]{1,2})\b/g) ?? []).flatMap(canonicalWords);
  const numbers = saidWords.filter((word) => /^\d/.test(word));
  return {
    words: saidWords.length,
    errors: countErrors(saidWords, heardWords),
    acronyms: acronyms.length,
    acronymsHeard: countFound(acronyms, heardWords),
    numbers: numbers.length,
    numbersHeard: countFound(numbers, heardWords),
  };
}

export function addScores(one: Score, other: Score): Score {
  const sum = { ...one };
  for (const key of Object.keys(sum) as (keyof Score)[]) sum[key] += other[key];
  return sum;
}

/** "Down drafts" and "downdrafts" are the same words: two that stand as one in the other text are joined. */
function dividedAlike(one: readonly string[], other: readonly string[]): [string[], string[]] {
  return [joinAsIn(other, one), joinAsIn(one, other)];
}

function joinAsIn(other: readonly string[], words: readonly string[]): string[] {
  const known = new Set(other);
  const joined: string[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const isPair = last !== undefined && /^[a-z]+$/.test(last + word) && !known.has(last);
    if (isPair && known.has(last + word)) joined[joined.length - 1] = last + word;
    else joined.push(word);
  }
  return joined;
}

/** Fewest words to replace, insert and delete. */
function countErrors(said: readonly string[], heard: readonly string[]): number {
  let previous = Array.from({ length: heard.length + 1 }, (_, index) => index);
  said.forEach((word, row) => {
    const current = [row + 1];
    heard.forEach((heardWord, column) => {
      const replaced = (previous[column] ?? 0) + (word === heardWord ? 0 : 1);
      current.push(Math.min(replaced, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    });
    previous = current;
  });
  return previous.at(-1) ?? 0;
}

/** How many of these occur, each occurrence counted once. */
function countFound(wanted: readonly string[], words: readonly string[]): number {
  const left = [...words];
  return wanted.filter((word) => {
    const place = left.indexOf(word);
    if (place === -1) return false;
    left.splice(place, 1);
    return true;
  }).length;
}
