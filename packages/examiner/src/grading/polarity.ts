import type { KeyPoint } from '#content/question.ts';
import { readWords, type Word } from './words.ts';

/** Said before the yes or no itself: "well, I think no", "so yes". */
const openers =
  /^(?:well|so|okay|ok|oh|hm|like|honestly|actually|i|i'd|would|think|guess|say|that|is|it|be|sure|legally|technically|probably|definitely|absolutely|and|then)$/;
/** Yes or no is said at the start or it is no answer. */
const reach = 5;
/** "Yeah, no", "no problem", "no worries", "no doubt", "no longer": not the answer to the question. */
const noAnswer = /^(?:problem|problems|worry|worries|doubt|question|longer|matter|one|more|need|reason|big)$/;

/** Which way a question's points answer it: `yes`, `no`, or null where they do neither. */
export type Polarity = 'yes' | 'no' | null;

/** How a text answers a yes-or-no question with its first words, and where; null where it does not. */
export function polarityOf(words: readonly Word[]): { says: 'yes' | 'no'; at: number } | null {
  for (const [at, word] of words.slice(0, reach).entries()) {
    const next = words[at + 1];
    if (word.text === 'yes' || word.text === 'no') {
      const isSaidTwice = next && (next.text === 'yes' || next.text === 'no') && next.text !== word.text;
      if (isSaidTwice || (next && next.clause === word.clause && noAnswer.test(next.text))) return null;
      return { says: word.text, at };
    }
    if (!openers.test(word.text)) return null;
  }
  return null;
}

const known = new WeakMap<readonly KeyPoint[], readonly Polarity[]>();

/**
 * The answer to a yes-or-no question stands first in the statement that gives it: "No: the window is May through
 * October." Where no statement says it, the model answer does, for the first point.
 */
export function polarities(keyPoints: readonly KeyPoint[], modelAnswer: string): readonly Polarity[] {
  let found = known.get(keyPoints);
  if (!found) {
    const model = polarityOf(readWords(modelAnswer))?.says ?? null;
    const stated = keyPoints.map(({ statement }) => polarityOf(readWords(statement))?.says ?? null);
    // A statement that the model answer speaks against answers something else.
    const kept = stated.map((says) => (model && says !== model ? null : says));
    found = kept.some(Boolean) ? kept : kept.map((_, index) => (index === 0 ? model : null));
    known.set(keyPoints, found);
  }
  return found;
}
