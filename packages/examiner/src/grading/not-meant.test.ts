import { expect, it } from 'vitest';
import { findPhrase } from './find-phrase.ts';
import { isNotMeant } from './not-meant.ts';
import { splitCorrections } from './split-corrections.ts';
import { readWords } from './words.ts';

it.each([
  ["People think the airplane won't fly with it open, but it will.", "won't fly", false],
  ['I used to think I could switch it off elsewhere, but no.', 'switch it off', false],
  ["Nobody says you can't exceed it.", "can't exceed", false],
  ["If I climbed right away I'd settle back.", 'climbed right away', false],
  ["I think the airplane won't fly with it open.", "won't fly", true],
  ["The book says it won't fly with the door open.", "won't fly", true],
  ['If I can land I climbed right away in the past.', 'climbed right away', true],
  ["It gets dark, so I'd climb right away.", 'climb right away', true],
])('whether %j means %j: %j', (text, phrase, isMeant) => {
  const words = readWords(text);
  const [match] = findPhrase(words, phrase);
  if (!match) throw new Error(`${phrase} is not said`);
  expect(isNotMeant(words, match)).toBe(!isMeant);
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
