import { isNegator } from '../negation.ts';
import { isTechnical } from '../telling-words.ts';
import { stemOf, type Word } from '../words.ts';
import { type Expected, stemsOfField } from './expected-words.ts';
import { likenessOf, type Nearness } from './likeness.ts';

/** "Pyreps" for "pireps": of four consonants one may be another, of three half a one. */
const ofWord: Nearness = { farthest: 0.25, fewestConsonants: 3, mostLettersApart: 0.45 };
/** "Hydro plenings": two words that say something by themselves must sound the same. */
const ofPair: Nearness = { farthest: 0.1, fewestConsonants: 4, mostLettersApart: 0.34 };
/** "V is" is not "vis". */
const shortestJoined = 5;
const shortestHeard = 4;
/** "Turn coordinator" is no longer than this in pieces: "v fi r", "way point". */
const mostPieces = 2;

/**
 * The words of a spoken answer, with what the recogniser cannot have meant read as the rubric's word that sounds like
 * it: "pirates" as "pireps", "no tams" as "notams".
 * Words that any question of the field uses, and everyday ones, are taken for what they are.
 */
export function hearBySound(words: readonly Word[], expected: Expected): Word[] {
  const heard: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const pieces = [mostPieces, 1].find((count) => meantBy(words.slice(at, at + count), count, expected));
    const span = words.slice(at, at + (pieces ?? 1));
    const meant = pieces && meantBy(span, pieces, expected);
    heard.push(meant ? { ...span[0]!, text: meant.text, stem: meant.stem, end: span.at(-1)!.end } : span[0]!);
    at += span.length;
  }
  return heard;
}

function meantBy(span: readonly Word[], count: number, expected: Expected): Word | undefined {
  const [first, second] = span;
  if (!first || span.length < count || span.some(({ isNumber }) => isNumber)) return undefined;
  if (!second) return isForeign(first, expected) ? nearest(first.text, expected.words, ofWord) : undefined;
  // "What's": one word as it was heard.
  if (first.sentence !== second.sentence || first.start === second.start) return undefined;
  const joined = first.text + second.text;
  // "Ground speed", "class E": words of the field, and no misheard "notams".
  if (joined.length < shortestJoined || span.every(({ stem }) => stemsOfField().has(stem))) return undefined;
  const stem = stemOf(joined);
  const same = expected.words.find((word) => word.text === joined || word.stem === stem);
  if (same) return same;
  const isPlain = span.some((word) => isNegator(word) || isSaidOutright(word, expected));
  return isPlain ? undefined : nearest(joined, expected.words, ofPair);
}

/** A word that neither this question nor any other uses, nor people every day. */
function isForeign(word: Word, { stems }: Expected): boolean {
  const isLong = word.text.length >= shortestHeard;
  return isLong && isTechnical(word) && !stems.has(word.stem) && !stemsOfField().has(word.stem);
}

/** "Instructor who": half of it is an expected word already. */
function isSaidOutright(word: Word, { words, stems }: Expected): boolean {
  if (stems.has(word.stem) && isTechnical(word)) return true;
  return word.text.length > shortestHeard && words.some(({ text }) => text.startsWith(word.text));
}

function nearest(heard: string, words: readonly Word[], nearness: Nearness): Word | undefined {
  let best: Word | undefined;
  let least = nearness.farthest;
  for (const word of words) {
    // A rubric says "pirep" where a pilot says "pireps".
    for (const form of heard.endsWith('s') ? [word.text, `${word.text}s`] : [word.text]) {
      const likeness = likenessOf(heard, form, nearness);
      if (!likeness || likeness.consonants < nearness.fewestConsonants) continue;
      if (likeness.distance > least || (best && likeness.distance === least)) continue;
      [best, least] = [word, likeness.distance];
    }
  }
  return best;
}
