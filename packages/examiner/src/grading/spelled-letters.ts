import { listAbbreviations } from '@rightseat/contract/words';
import type { RawWord } from './raw-word.ts';

const abbreviations = new Set(listAbbreviations().map((name) => name.replace('-', '').toLowerCase()));

/** "v f r" → vfr, so that speech and typing meet. Letters after "class" name airspaces and stay single. */
export function joinSpelledLetters(words: RawWord[]): RawWord[] {
  const joined: RawWord[] = [];
  for (let at = 0; at < words.length; ) {
    const run = isLetter(words[at]) && words[at - 1]?.text !== 'class' ? spelledRun(words, at) : [];
    if (run.length >= 2) {
      const [first, last] = [run[0]!, run.at(-1)!];
      joined.push({ ...first, text: spelled(run), end: last.end });
      at += run.length;
    } else {
      joined.push(words[at]!);
      at++;
    }
  }
  return joined;
}

/** Nothing is spelled in more letters, a whole alphabet included. */
const longestRun = 30;

/** Letters from here that belong together; empty where "a" is an article or nothing is spelled. */
function spelledRun(words: RawWord[], from: number): RawWord[] {
  let run: RawWord[] = [];
  const end = Math.min(words.length, from + longestRun);
  for (let at = from; at < end && isLetter(words[at]); at++) {
    if (run.length && words[at]!.clause !== run[0]!.clause) break;
    run.push(words[at]!);
  }
  // "class e, i think": the pilot speaks of himself.
  if (run.at(-1)?.text === 'i' && !abbreviations.has(spelled(run))) run = run.slice(0, -1);
  const mayBeWord = run[0]?.text === 'a' || run[0]?.text === 'i';
  return mayBeWord && !abbreviations.has(spelled(run)) ? [] : run;
}

/** Most words are longer, and need no closer look. */
function isLetter(word: RawWord | undefined): boolean {
  return word !== undefined && word.text.length <= 2 && /^\p{L}$/u.test(word.text);
}

function spelled(run: readonly RawWord[]): string {
  return run.map((word) => word.text).join('');
}
