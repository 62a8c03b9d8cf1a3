import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitSentences } from './split-sentences.ts';

test('splits after end marks, with what closes them', () => {
  expect(splitSentences('Good. "Are you sure?" Yes! Go on')).toEqual([
    'Good.',
    '"Are you sure?"',
    'Yes!',
    'Go on',
  ]);
});

test('keeps numbers, rules and abbreviations whole', () => {
  const text = 'See 91.155(b), i.e. Part 91. Stay 500 ft. below class G. Is U.S. airspace so?';
  expect(splitSentences(text)).toEqual([
    'See 91.155(b), i.e. Part 91.',
    'Stay 500 ft. below class G.',
    'Is U.S. airspace so?',
  ]);
});

test('keeps an initial with its name, and ends a sentence with the letter of a class', () => {
  const text =
    'Flight review. J. Ortiz, CFI. Error 2 degrees, signed A. Sample. You are in class B. Now what?';
  expect(splitSentences(text)).toEqual([
    'Flight review.',
    'J. Ortiz, CFI.',
    'Error 2 degrees, signed A. Sample.',
    'You are in class B.',
    'Now what?',
  ]);
});

test('takes a new line for the end of a sentence', () => {
  expect(splitSentences('Consider:\n- fuel\n\n- weather')).toEqual(['Consider:', '- fuel', '- weather']);
});

test('loses no word', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(splitSentences(text).join(' ').replace(/\s+/g, '')).toBe(text.replace(/\s+/g, ''));
    }),
  );
});
