import { readWords, type Word } from './words.ts';

/** Where a phrase was found: indexes of its first and last word. */
export interface PhraseMatch {
  from: number;
  to: number;
}

/** Words that may stand between the words of a phrase without changing it. */
const fillers = new Set([
  'a',
  'an',
  'the',
  'your',
  'my',
  'our',
  'his',
  'their',
  'its',
  'of',
  'any',
  'all',
  'that',
  'like',
  'you',
  'very',
  'just',
]);
/** More than two fillers in a row is another sentence. */
const mostFillers = 2;
/** Shorter stems begin too many other words ("under", "understand"). */
const shortestPrefix = 6;

const compiled = new Map<string, Word[]>();

/** All places where the words of `phrase` stand in order, compared by stem. */
export function findPhrase(words: readonly Word[], phrase: string): PhraseMatch[] {
  const wanted = phraseWords(phrase);
  const matches: PhraseMatch[] = [];
  if (!wanted.length) return matches;
  for (let from = 0; from < words.length; from++) {
    const to = endOfPhrase(words, from, wanted);
    if (to !== null) matches.push({ from, to });
  }
  return matches;
}

export function phraseWords(phrase: string): Word[] {
  let wanted = compiled.get(phrase);
  if (!wanted) {
    const all = readWords(phrase);
    const telling = all.filter((word) => !fillers.has(word.text));
    wanted = telling.length ? telling : all;
    compiled.set(phrase, wanted);
  }
  return wanted;
}

function endOfPhrase(words: readonly Word[], from: number, wanted: readonly Word[]): number | null {
  let at = from;
  for (const [index, word] of wanted.entries()) {
    let skipped = 0;
    while (index > 0 && at < words.length && !isSame(words[at]!, word) && fillers.has(words[at]!.text)) {
      at++;
      if (++skipped > mostFillers) return null;
    }
    if (!words[at] || !isSame(words[at]!, word)) return null;
    at++;
  }
  return at - 1;
}

export function isSame(said: Word, wanted: Word): boolean {
  if (said.text === wanted.text || said.stem === wanted.stem) return true;
  if (said.isNumber || wanted.isNumber) return false;
  return wanted.stem.length >= shortestPrefix && said.stem.startsWith(wanted.stem);
}
