import { expect, it } from 'vitest';
import { findPhrase } from './find-phrase.ts';
import { isNotMeant } from './not-meant.ts';
import { splitCorrections } from './split-corrections.ts';
import { readWords } from './words.ts';

const isMeant = (text: string, phrase: string) => {
  const words = readWords(text);
  const [match] = findPhrase(words, phrase);
  if (!match) throw new Error(`${phrase} is not said`);
  return !isNotMeant(words, match);
};

it.each([
  ["People think the airplane won't fly with it open, but it will.", "won't fly"],
  ['I used to think I could switch it off elsewhere, but no.', 'switch it off'],
  ["Nobody says you can't exceed it.", "can't exceed"],
  ["If I climbed right away I'd settle back.", 'climbed right away'],
])('%j is not meant for %j', (text, phrase) => {
  expect(isMeant(text, phrase)).toBe(false);
});

it.each([
  ["I think the airplane won't fly with it open.", "won't fly"],
  ["The book says it won't fly with the door open.", "won't fly"],
  ['If I can land I climbed right away in the past.', 'climbed right away'],
  ["It gets dark, so I'd climb right away.", 'climb right away'],
])('%j is meant for %j', (text, phrase) => {
  expect(isMeant(text, phrase)).toBe(true);
});

it('a phrase with a gap does not run over a "not"', () => {
  const found = (text: string) => findPhrase(readWords(text), 'pitot ... gyros').length;
  expect(found('A blocked pitot takes the gyros.')).toBe(1);
  expect(found("A blocked pitot doesn't touch the gyros.")).toBe(0);
});

it('a wind correction angle takes nothing back', () => {
  expect(splitCorrections('I hold a wind correction angle on base.')).toHaveLength(1);
  expect(splitCorrections('Three miles, correction, five miles.')).toHaveLength(2);
});
