import { expect, test } from 'vitest';
import { listAbbreviations } from './abbreviations.ts';
import { readOnes, readSmallNumber, readTens, SMALL_NUMBERS, TENS } from './number-words.ts';
import { openContraction, openContractions } from './open-contraction.ts';

test.each([
  ["don't", 'do not'],
  ['dont', 'do not'],
  ["can't", 'can not'],
  ['cant', 'can not'],
  ['cannot', 'can not'],
  ["won't", 'will not'],
  ["let's", 'let us'],
  ["it's", 'it is'],
  ["i'd", 'i would'],
  ["they'll", 'they will'],
])('%s is %s', (said, meant) => {
  expect(openContraction(said)?.join(' ')).toBe(meant);
});

test.each([
  "pilot's",
  'its',
  'lets',
  "o'clock",
  "pilots'",
  'want',
  'runt',
  'parent',
  '',
  "'s",
  "'d",
  "x'constructor",
])('%j is no contraction', (word) => {
  expect(openContraction(word)).toBeNull();
});

test('a text keeps all but its contractions, whatever its apostrophes', () => {
  expect(openContractions('it’s the pilot’s, and i don‘t fly: we’re 3!')).toBe(
    "it is the pilot's, and i do not fly: we are 3!",
  );
});

test('number words are read back as what they say, radio and slips included', () => {
  expect(SMALL_NUMBERS.map(readSmallNumber)).toEqual(Array.from({ length: 20 }, (_, value) => value));
  expect(TENS.slice(2).map(readTens)).toEqual([20, 30, 40, 50, 60, 70, 80, 90]);
  expect(['niner', 'fife', 'oh'].map(readSmallNumber)).toEqual([9, 5, 0]);
  expect(readTens('fourty')).toBe(40);
  expect(['one', 'first', 'third', 'ninth', 'niner'].map(readOnes)).toEqual([1, 1, 3, 9, 9]);
  expect(['', 'zero', 'ten', 'second', 'tenth'].map(readOnes)).toEqual(Array(5).fill(undefined));
  for (const word of ['', 'hundred', 'toString'])
    expect([readSmallNumber(word), readTens(word)]).toEqual([undefined, undefined]);
});

test('each abbreviation stands once', () => {
  const all = listAbbreviations();
  expect(new Set(all).size).toBe(all.length);
  expect(listAbbreviations('spelled')).toContain('ADS-B');
  expect(listAbbreviations('spelled')).not.toContain('METAR');
  expect(listAbbreviations('plural')).toContain('METAR');
});
